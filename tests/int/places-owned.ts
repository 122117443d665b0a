import { createLocalReq, type Payload } from 'payload'
import { expect } from 'vitest'

import {
  claimPlaceRoute,
  confirmClaimRoute,
  updateOwnPlaceRoute,
} from '@/features/places/owners/api'
import { readOwnDraft } from '@/features/places/owners/queries'
import { placeColumns } from '@/features/places/place'
import { placeSchema } from '@/features/places/schema'
import type { Place, User } from '@/payload-types'
import type { Route } from '@/platform/http/route'

import { getTestPayload } from '../support/payload'
import { makeWorld, type Who, type World } from './access/world'
import { call } from './in-process'

type Person = Exclude<Who, 'anonymous'>
type Made = Place & { host: string }

/** Places online, and people who prove that they are theirs. */
export function ownersOfPlaces() {
  let payload: Payload
  let world: World
  let count = 0
  const pool = () => payload.db.pool
  const ask = (route: Route, more: Parameters<typeof call>[2]) => call(world, route, more)
  const newReq = () => createLocalReq({}, payload)
  const begin = async (): Promise<World> => {
    payload = await getTestPayload()
    world = await makeWorld(payload)
    await pool().query('delete from places')
    await pool().query('update users set email_verified = now()')
    return world
  }
  const end = () => pool().query('delete from places')
  const makePlace = async (more: object = {}): Promise<Made> => {
    count += 1
    const host = `cabinet-${count}.fr`
    const columns = placeColumns(
      placeSchema.parse({
        name: `Cabinet ${count}`,
        kind: 'VET',
        near: 'Rennes (35)',
        phone: '02 61 91 00 00',
        site: `https://www.${host}/`,
        lundi: '9h-12h',
        ...more,
      }),
    )
    const data = {
      ...columns,
      slug: `cabinet-${count}-rennes`,
      status: 'PUBLISHED',
      version: 1,
    } as const
    return { ...(await payload.create({ collection: 'places', depth: 0, data })), host }
  }
  const read = (id: string): Promise<Place> =>
    payload.findByID({ collection: 'places', id, depth: 0 })
  const claim = (place: Place, email: string, as?: Who) =>
    ask(claimPlaceRoute, { as, params: { id: place.id }, body: { email } })
  const lettersTo = async (email: string) => {
    const { docs } = await payload.find({
      collection: 'emails',
      where: { to: { equals: email } },
      sort: '-createdAt',
    })
    return docs
  }
  const linkTo = async (email: string): Promise<string> => {
    const [letter] = await lettersTo(email)
    const [, token = ''] = /\/adresses\/revendiquer\/([\w.-]+)/.exec(letter?.text ?? '') ?? []
    return token
  }
  const confirm = (token: string, as: Who) => ask(confirmClaimRoute, { as, body: { token } })
  const tokenOf = async (place: Made, name = 'contact'): Promise<string> => {
    expect((await claim(place, `${name}@${place.host}`)).status).toBe(200)
    return linkTo(`${name}@${place.host}`)
  }
  const owned = async (as: Person = 'visitor') => {
    const place = await makePlace()
    expect((await confirm(await tokenOf(place), as)).status).toBe(200)
    return place
  }
  const draftOf = async (id: string, as: Person = 'visitor') => {
    const req = await newReq()
    return (await readOwnDraft(req, { id: world.users[as] } as User, id))?.draft
  }
  const save = async (id: string, more: object = {}, as: Who = 'visitor') =>
    ask(updateOwnPlaceRoute, {
      as,
      params: { id },
      body: { ...(await draftOf(id)), ...more },
    })

  return {
    ...{ begin, end, pool, ask, newReq, makePlace, read, claim, lettersTo, linkTo, confirm },
    ...{ tokenOf, owned, draftOf, save },
  }
}
