import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { listPlatformNews, listTeamNews } from '@/features/news/workspace/api'
import type { TeamNews } from '@/features/news/workspace/view'

import { getTestPayload } from '../support/payload'
import { makeWorld, ROLES, type Who, type World } from './access/world'
import { call } from './in-process'
import { articlesOf, inDays, type Articles } from './news-articles'

let payload: Payload
let world: World
let articles: Articles

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  articles = articlesOf(payload, world)
})

const list = (query: string, as: Who = 'editor', shelterId = world.a.shelter) =>
  call(world, listTeamNews, { as, params: { shelterId }, query })
const found = async (query: string) => (await list(query)).json as unknown as TeamNews
const ids = async (query: string) => (await found(query)).data.map(({ id }) => id)

describe('the team’s list of articles', () => {
  it('shows what is not published too, with its picture, and nothing of another or of the bin', async () => {
    const id = await articles.made({
      title: 'Grand goûter d’été',
      excerpt: 'Des crêpes pour tous',
      coverImage: world.a.media,
      event: { startsAt: inDays(3), place: 'Au refuge' },
    })
    const { data, pagination } = await found('?search=CRÊPES gouter')
    expect(pagination).toEqual({ page: 1, limit: 12, total: 1, pages: 1 })
    expect(data[0]).toMatchObject({
      id,
      title: 'Grand goûter d’été',
      status: 'DRAFT',
      summary: 'Des crêpes pour tous',
      hasDraft: false,
      isPublic: false,
      event: { place: 'Au refuge' },
      shelter: { id: world.a.shelter },
    })
    expect(data[0]?.image).toMatch(/^\//)
    const all = await ids('?limit=100')
    expect(all).toContain(world.a.news.draft)
    expect(all).not.toContain(world.b.news.published)
    await payload.update({
      collection: 'news',
      id,
      overrideAccess: true,
      depth: 0,
      data: { deletedAt: inDays(0) },
    })
    expect(await ids('?search=crêpes')).toEqual([])
  })

  it('counts what each state and each part would show', async () => {
    const mark = 'dénombrement'
    const title = { title: `Un ${mark}` }
    await articles.made(title)
    await articles.made({ ...title, slug: 'coming', event: { startsAt: inDays(2) } })
    await articles.made({
      ...title,
      slug: 'over',
      event: { startsAt: inDays(-3), endsAt: inDays(-2) },
    })
    const pinned = await articles.online({ ...title, slug: 'pinned', isPinned: true })
    const waiting = await articles.online({ ...title, slug: 'waiting', coverImage: world.a.media })
    await articles.asDraft(waiting, `Autre ${mark}`)
    const { counts, pagination } = await found(`?search=${mark}`)
    expect(pagination.total).toBe(5)
    expect(counts).toEqual({
      statuses: { DRAFT: 3, PUBLISHED: 2 },
      kinds: { PINNED: 1, COMING: 1, HAS_DRAFT: 1, NO_COVER: 4 },
    })
    expect(await ids(`?search=${mark}&kind=PINNED`)).toEqual([pinned])
    expect(await ids(`?search=${mark}&kind=HAS_DRAFT`)).toEqual([waiting])
    expect(await ids(`?search=${mark}&status=PUBLISHED&sortBy=title&sortOrder=asc`)).toHaveLength(2)
  })

  it.each(['createdAt', 'updatedAt', 'publishedAt', 'viewCount'] as const)(
    'comes in the order of %s, the latest or the most first',
    async (sortBy) => {
      const { data } = await found(`?limit=100&sortBy=${sortBy}`)
      const values = data.map((each) => each[sortBy])
      const known = values.filter((value) => value !== null)
      expect(known.length).toBeGreaterThan(1)
      // What has no such day comes last.
      expect(values.slice(0, known.length)).toEqual(known)
      expect(known).toEqual([...known].sort((one, other) => (one < other ? 1 : -1)))
    },
  )

  it('comes in the order of its titles, whatever their accents and capitals', async () => {
    for (const word of ['zèbre', 'Écureuil', 'abricot', 'eau'])
      await articles.made({ title: `${word} alphabet` })
    const { data } = await found('?search=alphabet&sortBy=title&sortOrder=asc')
    expect(data.map(({ title }) => title.split(' ')[0])).toEqual([
      'abricot',
      'eau',
      'Écureuil',
      'zèbre',
    ])
  })

  it.each([
    '?limit=101',
    '?page=0',
    '?status=NONSENSE',
    '?kind=toString',
    '?sortBy=content',
    '?search=a%00b',
    `?search=${'a'.repeat(101)}`,
    '?other=1',
  ])('refuses %s', async (query) => {
    expect((await list(query)).status).toBe(400)
  })

  it('is for those who write the news of the shelter', async () => {
    const statuses = await Promise.all(ROLES.map(async (as) => [as, (await list('', as)).status]))
    expect(Object.fromEntries(statuses)).toEqual({
      anonymous: 401,
      visitor: 404,
      volunteer: 403,
      editor: 200,
      moderator: 200,
      admin: 200,
      foreignAdmin: 404,
      superAdmin: 200,
    })
    const platform = async (as: Who) => call(world, listPlatformNews, { as, query: '?limit=100' })
    expect((await platform('admin')).status).toBe(403)
    const shelters = ((await platform('superAdmin')).json as unknown as TeamNews).data.map(
      ({ shelter }) => shelter.id,
    )
    expect(shelters).toEqual(expect.arrayContaining([world.a.shelter, world.b.shelter]))
  })
})
