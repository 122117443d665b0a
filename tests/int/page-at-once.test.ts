import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { placeInTree } from '@/features/pages/tree/api'

import { getTestPayload } from '../support/payload'
import { emptyPage, makeWorld, type World } from './access/world'
import { saveMeanwhile } from './at-that-moment'
import { call } from './in-process'

const asProgram = { overrideAccess: true, depth: 0 } as const

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

describe('a page that is moved at that moment', () => {
  const page = async (title: string): Promise<string> =>
    (
      await payload.create({
        collection: 'pages',
        ...asProgram,
        data: {
          title,
          shelter: world.a.shelter,
          status: 'DRAFT',
          sections: emptyPage,
          _status: 'published',
        },
      })
    ).id
  const under = (parent: string) => [
    `update pages set parent_id = '${parent}' where id = $1`,
    `update _pages_v set version_parent_id = '${parent}' where parent_id = $1 and latest`,
  ]

  it('stays there, when a single column is written', async () => {
    const [parent, id] = [await page('Dessus'), await page('Dessous')]
    await saveMeanwhile(payload, {
      id,
      change: under(parent),
      save: () =>
        payload.update({ collection: 'pages', id, ...asProgram, data: { visibleInMenu: false } }),
    })
    const after = await payload.findByID({ collection: 'pages', id, ...asProgram })
    expect(after).toMatchObject({ parent, visibleInMenu: false })
  })

  it('is not put below what it has become the parent of', async () => {
    const [first, second] = [await page('Une'), await page('Deux')]
    const { status } = await saveMeanwhile(payload, {
      id: first,
      change: under(second),
      save: () =>
        call(world, placeInTree, {
          as: 'editor',
          params: { shelterId: 'alpha', pageId: second },
          body: { parentId: first, index: 0 },
        }),
    })
    expect(status).toBe(422)
  })
})
