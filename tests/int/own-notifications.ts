import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import {
  readAll,
  readNotifications,
  readOne,
  readUnreadCount,
  removeOne,
} from '@/features/notifications/api'
import { notify, type Notice } from '@/features/notifications/commands'
import { readAllPlain } from '@/features/notifications/page/api'
import type { OwnNotification } from '@/features/notifications/queries'
import { forgetOldNotices, storeNotices } from '@/features/notifications/store'
import { inTransaction } from '@/platform/db/transaction'
import { env } from '@/platform/env'

import { cms, type Who, type World } from './access/world'
import { call } from './in-process'

type Listed = {
  notifications: OwnNotification[]
  stats: { unread: number; total: number }
  pagination: object
}

/** What people are told on the site, through the documented routes. */
export function describeNotifications(network: () => { payload: Payload; world: World }): void {
  const world = () => network().world
  const pool = () => network().payload.db.pool
  const who = { as: 'foreignAdmin' } as const
  const list = async (query = '', as: Who = 'foreignAdmin') =>
    (await call(world(), readNotifications, { as, query })).json as unknown as Listed
  const tell = async (more: Partial<Notice> = {}, author?: string) => {
    const { payload } = network()
    const req = await createLocalReq(
      author ? { user: { id: author, collection: 'users' } as never } : {},
      payload,
    )
    await inTransaction(req, () =>
      notify(req, {
        type: 'ADOPTION_REQUEST',
        to: [{ email: 'foreignadmin@exemple.fr', userId: world().users.foreignAdmin }],
        subject: 'Une demande',
        shelter: world().a.shelter,
        content: {
          title: 'Une demande est arrivée',
          paragraphs: ['Bonjour Louis,', 'une famille attend votre réponse.'],
          button: { label: 'Lire', href: `${env.publicUrl}/shelter/alpha/admin/adoptions` },
        },
        ...more,
      }),
    )
  }

  describe('notifications', () => {
    beforeAll(() => pool().query('delete from notifications'))

    it('are for whoever is signed in', async () => {
      for (const route of [readNotifications, readUnreadCount, readAll])
        expect((await call(world(), route)).status).toBe(401)
      expect((await cms(world(), 'superAdmin', 'GET', 'notifications')).status).not.toBe(200)
    })
    it('tell what happened, in its transaction, to those who have an account', async () => {
      await tell()
      await tell({
        to: [{ email: 'FOREIGNADMIN@exemple.fr' }],
        shelter: null,
        type: 'GENERAL_INFO',
      })
      await tell({ to: [{ email: 'personne@exemple.fr' }] })
      await tell({ isMailOnly: true })
      // Nobody is told of what they did themselves.
      await tell({}, world().users.foreignAdmin)
      const { notifications, stats, pagination } = await list()
      expect([stats, pagination]).toEqual([
        { unread: 2, total: 2 },
        { page: 1, limit: 10, total: 2, pages: 1 },
      ])
      expect(notifications[1]).toMatchObject({
        type: 'ADOPTION_REQUEST',
        title: 'Une demande est arrivée',
        message: 'Une famille attend votre réponse.',
        read: false,
        readAt: null,
        data: {
          shelterId: world().a.shelter,
          animalId: null,
          newsId: null,
          actionUrl: '/shelter/alpha/admin/adoptions',
        },
      })
      expect((await call(world(), readUnreadCount, who)).json).toEqual({
        success: true,
        unreadCount: 2,
      })
      const failing = inTransaction(await createLocalReq({}, network().payload), async () => {
        await tell()
        throw new Error('undone')
      })
      await expect(failing).rejects.toThrow('undone')
    })
    it('lead to no other site, and to no account of an address that is not confirmed', async () => {
      const before = (await list()).stats.total
      const content = { title: 'x', paragraphs: ['y'] }
      const evil = { ...content, button: { label: 'z', href: 'https://evil.fr/' } }
      await tell({ content: evil })
      await tell({ content, actionUrl: '//evil.fr' })
      // A browser reads it as the one before.
      await tell({ content, actionUrl: '/\\evil.fr' })
      const { notifications, stats } = await list()
      expect(stats.total).toBe(before + 3)
      expect(notifications.slice(0, 3).map(({ data }) => data.actionUrl)).toEqual([
        null,
        null,
        null,
      ])
      await network().payload.create({
        collection: 'users',
        overrideAccess: true,
        data: { email: 'pas-sure@exemple.fr', name: 'x', password: 'Sept-Lapins-Blancs-2026' },
      })
      const count = async () =>
        (await pool().query<{ n: number }>('select count(*)::int as n from notifications')).rows[0]
          ?.n
      const all = await count()
      await tell({ to: [{ email: 'pas-sure@exemple.fr' }] })
      expect(await count()).toBe(all)
    })
    it('are read one by one or together, and taken away, by their person alone', async () => {
      const { notifications, stats } = await list()
      const [one, two] = notifications
      const params = { id: one?.id ?? '' }
      for (const route of [readOne, removeOne])
        expect((await call(world(), route, { as: 'admin', params })).status).toBe(404)
      expect((await call(world(), readOne, { ...who, params })).status).toBe(200)
      const first = (await list()).notifications[0]
      expect((await call(world(), readOne, { ...who, params })).status).toBe(200)
      expect((await list()).notifications[0]?.readAt).toBe(first?.readAt)
      expect((await list('?unreadOnly=true')).notifications.map(({ id }) => id)).not.toContain(
        one?.id,
      )
      expect((await list('?unreadOnly=true&limit=1')).pagination).toEqual({
        page: 1,
        limit: 1,
        total: stats.unread - 1,
        pages: stats.unread - 1,
      })
      const other = { id: two?.id ?? '' }
      expect((await call(world(), removeOne, { ...who, params: other })).status).toBe(200)
      expect((await call(world(), removeOne, { ...who, params: other })).status).toBe(404)
      expect((await call(world(), readAll, who)).status).toBe(200)
      expect((await list()).stats).toEqual({ unread: 0, total: stats.total - 1 })
      const wrong = await call(world(), readNotifications, { ...who, query: '?limit=101' })
      expect(wrong.status).toBe(400)
      const evil = { ...who, headers: { origin: 'https://evil.fr' } }
      expect((await call(world(), readAll, evil)).status).toBe(403)
    })
    it('of one category are read together, with and without JavaScript', async () => {
      await call(world(), readAll, who)
      const unread = async () =>
        (await list('?unreadOnly=true')).notifications.map(({ type }) => type).sort()
      for (const type of ['ADOPTION_REQUEST', 'DONATION_RECEIVED', 'GENERAL_INFO'] as const)
        await tell({ type })
      const put = (query: string) => call(world(), readAll, { ...who, query })
      for (const wrong of ['?category=x', '?category=', '?categorie=form', '?types=FORM_SUBMITTED'])
        expect([wrong, (await put(wrong)).status]).toEqual([wrong, 400])
      expect(await unread()).toHaveLength(3)
      expect((await put('?category=donation')).status).toBe(200)
      expect(await unread()).toEqual(['ADOPTION_REQUEST', 'GENERAL_INFO'])
      const post = async (body: Record<string, string>) => {
        const sent = await call(world(), readAllPlain, { ...who, body: new URLSearchParams(body) })
        return [sent.status, sent.headers.get('location')]
      }
      expect(await post({ category: 'x' })).toEqual([303, '/notifications'])
      expect(await unread()).toHaveLength(2)
      expect(await post({ category: 'info' })).toEqual([303, '/notifications?categorie=info'])
      expect(await unread()).toEqual(['ADOPTION_REQUEST'])
      expect(await post({})).toEqual([303, '/notifications'])
      expect(await unread()).toEqual([])
    })
    it('of one group are wholly those of what came last', async () => {
      const { a, b, users } = world()
      const req = await createLocalReq({}, network().payload)
      const audience = { users: [users.foreignAdmin], emails: [] }
      const about = (land: typeof a) => ({
        shelter: land.shelter,
        animal: land.animals.public,
        news: land.news.published,
        group: 'of-two-shelters',
      })
      const words = { title: 'x', message: 'y' }
      await storeNotices(req, audience, { ...words, ...about(a), type: 'NEWS_PUBLISHED' })
      const { stats } = await list()
      await storeNotices(req, audience, { ...words, ...about(b), type: 'ANIMAL_ADOPTED' })
      const after = await list()
      expect(after.stats).toEqual(stats)
      expect(after.notifications[0]).toMatchObject({
        type: 'ANIMAL_ADOPTED',
        data: {
          shelterId: b.shelter,
          animalId: b.animals.public,
          newsId: b.news.published,
        },
      })
      await call(world(), readAll, who)
    })
    it('are forgotten ninety days after they were read, and unread after a hundred and eighty', async () => {
      await pool().query('delete from notifications')
      const req = await createLocalReq({}, network().payload)
      const left = async (created: number, read: number | null) => {
        await tell()
        await pool().query(
          `update notifications set created_at = now() - make_interval(days => $1),
             read_at = now() - make_interval(days => $2)`,
          [created, read],
        )
        const gone = await forgetOldNotices(req)
        await pool().query('delete from notifications')
        return gone === 0
      }
      expect(await left(89, 89)).toBe(true)
      expect(await left(91, 91)).toBe(false)
      // Read on day 100, it is there for as long as one that was read at once.
      expect(await left(101, 1)).toBe(true)
      expect(await left(189, 89)).toBe(true)
      expect(await left(191, 91)).toBe(false)
      expect(await left(179, null)).toBe(true)
      expect(await left(181, null)).toBe(false)
    })
  })
}
