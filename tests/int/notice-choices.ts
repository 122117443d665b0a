import { createLocalReq, type Payload } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'

import { notify, storeNotices, type Notice } from '@/features/notifications/commands'
import { mailDigests, mailNow } from '@/features/notifications/mail/commands'
import { openStop, savePreferences, stopMails } from '@/features/notifications/preferences/api'
import { stopLinks } from '@/features/notifications/preferences/links'
import { readChoices } from '@/features/notifications/preferences/queries'
import { countUnread } from '@/features/notifications/queries'
import type { NotificationType } from '@/features/notifications/model'
import { inTransaction } from '@/platform/db/transaction'

import type { Who, World } from './access/world'
import { call } from './in-process'

/** What people choose to be told of, and the e-mails that follow. */
export function describeChoices(network: () => { payload: Payload; world: World }): void {
  const world = () => network().world
  const pool = () => network().payload.db.pool
  const request = () => createLocalReq({}, network().payload)
  const choose = (as: Who, body: unknown) => call(world(), savePreferences, { as, body })
  const visitor = () => world().users.visitor
  const tell = async (title: string, type: NotificationType = 'NEWS_PUBLISHED') => {
    const req = await request()
    const users = { users: [visitor()], emails: [] }
    await inTransaction(req, () => storeNotices(req, users, { type, title, message: 'Un mot.' }))
  }
  const states = async () =>
    (
      await pool().query<{ mail: string | null }>(
        'select mail from notifications where user_id = $1 order by created_at',
        [visitor()],
      )
    ).rows.map(({ mail }) => mail)
  const mails = async (to = 'visitor@exemple.fr') =>
    (
      await pool().query<{ subject: string; text: string }>(
        'select subject, text from emails where "to" = $1 order by created_at',
        [to],
      )
    ).rows

  describe('what one is told of', () => {
    beforeEach(async () => {
      for (const table of ['notifications', 'notice_choices', 'emails'])
        await pool().query(`delete from ${table}`)
    })

    it('is chosen by whoever is signed in, for themselves', async () => {
      expect((await choose('anonymous', { info_email: 'NOW' })).status).toBe(401)
      const plain = await choose('anonymous', new URLSearchParams({ info_email: 'NOW' }))
      expect([plain.status, plain.headers.get('location')]).toEqual([
        303,
        '/auth/connexion?suite=%2Faccount',
      ])
      for (const wrong of [
        { info_email: 'PARFOIS' },
        { system_site: 'NON' },
        { user: world().users.admin, info_email: 'NOW' },
      ])
        expect((await choose('visitor', wrong)).status).toBe(400)
      const sent = await choose('visitor', new URLSearchParams({ info_email: 'NEVER' }))
      expect([sent.status, sent.headers.get('location')]).toEqual([
        303,
        '/account/notifications?fait=1',
      ])
      expect((await choose('visitor', { digest: 'NON' })).status).toBe(200)
      expect(await readChoices(await request(), visitor())).toMatchObject({
        info: { email: 'NEVER' },
        digest: 'NEVER',
      })
      expect(await readChoices(await request(), world().users.admin)).toEqual({})
    })
    it('is mailed at once, in the morning or never, as chosen', async () => {
      await tell('proposé')
      await choose('visitor', { info_email: 'NOW' })
      await tell('tout de suite')
      await choose('visitor', { info_email: 'NEVER' })
      await tell('jamais')
      await choose('visitor', { info_email: '', digest: 'NON' })
      await tell('sans résumé')
      expect(await states()).toEqual(['DIGEST', 'NOW', null, null])
      // What is chosen when it leaves counts.
      await choose('visitor', { info_email: 'NOW' })
      await Promise.all([mailNow(network().payload), mailNow(network().payload)])
      await mailNow(network().payload)
      const [sent, ...others] = await mails()
      expect([sent?.subject, others]).toEqual(['tout de suite', []])
      expect(sent?.text).toContain('/desinscription/notifications/info/')
    })
    it('is in the list without the bell when that is chosen; the platform is always heard', async () => {
      await choose('visitor', { info_site: 'NON' })
      await tell('discrète')
      expect(await countUnread(await request(), visitor())).toBe(0)
      expect(await states()).toEqual(['DIGEST'])
      await tell('annonce', 'SYSTEM_ANNOUNCEMENT')
      expect(await countUnread(await request(), visitor())).toBe(1)
    })
    it('has a way out, an alert too', async () => {
      await tell('Canicule', 'EMERGENCY_ALERT')
      await choose('visitor', { emergency_email: 'NEVER' })
      await tell('Inondation', 'EMERGENCY_ALERT')
      await choose('visitor', { emergency_email: '' })
      await mailNow(network().payload)
      const sent = await mails()
      expect(sent.map(({ subject }) => subject)).toEqual(['Canicule'])
      expect(sent[0]?.text).toContain('/desinscription/notifications/emergency/')
    })
    it('of an address that is not confirmed is never mailed', async () => {
      await pool().query('update users set email_verified = null where id = $1', [visitor()])
      await tell('pas encore')
      expect(await states()).toEqual([null])
      await pool().query('update users set email_verified = now() where id = $1', [visitor()])
    })
    it('comes in one message in the morning, once, without what was read', async () => {
      const { payload } = network()
      const morning = (days: number) =>
        mailDigests(payload, new Date(Date.now() + days * 86_400_000))
      for (const title of ['une', 'deux', 'trois', 'lue']) await tell(title)
      // Two of one millisecond have no order.
      await pool().query(
        `update notifications
         set created_at = now() - make_interval(secs => 10 - array_position('{une,deux,trois}', title))
         where title in ('une', 'deux', 'trois')`,
      )
      await pool().query(
        `update notifications set read_at = now() + interval '1 minute' where title = 'lue'`,
      )
      await Promise.all([morning(1), morning(1)])
      await morning(1)
      const sent = await mails()
      expect(sent.map(({ subject }) => subject)).toEqual(['3 nouvelles pour vous'])
      expect(sent[0]?.text).toMatch(/trois[\s\S]*deux[\s\S]*une/)
      expect(sent[0]?.text).not.toContain('lue')
    })
    it('waits for the next morning when it comes after the hour', async () => {
      const { payload } = network()
      await tell('ce soir')
      await mailDigests(payload)
      expect(await mails()).toEqual([])
      await mailDigests(payload, new Date(Date.now() + 86_400_000))
      expect(await mails()).toHaveLength(1)
    })
    it('comes in the morning without the bell too, and grouped', async () => {
      const { payload } = network()
      await choose('visitor', { info_site: 'NON', info_email: 'DIGEST' })
      const req = await request()
      for (const title of ['une', 'deux'])
        await storeNotices(
          req,
          { users: [visitor()], emails: [] },
          { type: 'NEWS_PUBLISHED', title, message: '', group: 'x' },
        )
      expect(await states()).toEqual(['DIGEST'])
      await mailDigests(payload, new Date(Date.now() + 86_400_000))
      expect((await mails()).map(({ subject }) => subject)).toEqual(['deux'])
    })
    it('is not written any more once it was stopped, or the address changed', async () => {
      const { payload } = network()
      await choose('visitor', { info_email: 'NOW' })
      await tell('tout de suite')
      await choose('visitor', { info_email: 'NEVER' })
      await mailNow(payload)
      await choose('visitor', { info_email: 'DIGEST' })
      await tell('demain')
      await choose('visitor', { digest: 'NON' })
      await mailDigests(payload, new Date(Date.now() + 86_400_000))
      await choose('visitor', { digest: 'OUI', info_email: 'NOW' })
      await tell('ailleurs')
      await pool().query('update users set email_verified = null where id = $1', [visitor()])
      await mailNow(payload)
      await pool().query('update users set email_verified = now() where id = $1', [visitor()])
      await mailNow(payload)
      expect(await mails()).toEqual([])
    })
    it('of one group at once is mailed once while it is not read', async () => {
      const { payload } = network()
      await choose('visitor', { info_email: 'NOW' })
      for (const title of ['une', 'deux']) {
        await storeNotices(
          await request(),
          { users: [visitor()], emails: [] },
          { type: 'NEWS_PUBLISHED', title, message: '', group: 'x' },
        )
        await mailNow(payload)
      }
      expect((await mails()).map(({ subject }) => subject)).toEqual(['une'])
    })
    it('is no letter that is owed', async () => {
      const team = async (more: Partial<Notice> = {}) => {
        const req = await request()
        await inTransaction(req, () =>
          notify(req, {
            type: 'ADOPTION_REQUEST',
            to: [{ email: 'editor@exemple.fr', userId: world().users.editor }],
            subject: 'Une demande',
            isToTeam: true,
            content: { title: 'Une demande', paragraphs: [] },
            ...more,
          }),
        )
      }
      await team()
      expect((await mails('editor@exemple.fr'))[0]?.text).toContain('/notifications/shelter/')
      await choose('editor', { shelter_email: 'DIGEST', message_email: 'NEVER' })
      await team()
      await team({ type: 'MESSAGE_RECEIVED' })
      expect(await mails('editor@exemple.fr')).toHaveLength(1)
      await team({ isToTeam: false })
      await team({ type: 'TEAM_ROLE_CHANGED' })
      await team({ to: [{ email: 'contact@exemple.fr' }] })
      expect(await mails('editor@exemple.fr')).toHaveLength(3)
      expect(await mails('contact@exemple.fr')).toHaveLength(1)
    })
    it('is stopped by one press of its link, never by looking at it', async () => {
      const stop = (route: typeof stopMails, what: string, token: string, body?: unknown) =>
        call(world(), route, { params: { what, token }, body })
      const tokenOf = (what: 'info' | 'digest') =>
        stopLinks(visitor(), what).post.split('/').at(-1) ?? ''
      const choices = async () => readChoices(await request(), visitor())
      expect((await stop(openStop, 'info', tokenOf('info'))).status).toBe(303)
      expect(await choices()).toEqual({})
      for (const [what, token] of [
        ['info', tokenOf('digest')],
        ['info', `${visitor()}.x`],
        ['shelter', tokenOf('info')],
      ] as const)
        expect((await stop(stopMails, what, token)).status).toBe(404)
      expect((await stop(stopMails, 'admin', tokenOf('info'))).status).toBe(404)
      const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
      for (const what of ['info', 'digest'] as const)
        expect((await stop(stopMails, what, tokenOf(what), oneClick)).status).toBe(200)
      expect(await choices()).toEqual({ info: { email: 'NEVER' }, digest: 'NEVER' })
    })
  })
}
