import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { MAYBE_SENT } from '@/platform/email/model'
import { EmailAddressError, sendMail, sendMails } from '@/platform/email/send'
import { runDueJobs } from '@/platform/jobs/run'

import { getTestPayload } from '../../support/payload'
import type { MailServer } from './server'

/** Of the tests that need no more; the first one sends to 50. */
const MANY = 12

let payload: Payload

const drizzle = () => payload.db.drizzle
const ahead = { now: () => new Date(Date.now() + 90_000) }
const readers = (count: number) =>
  Array.from({ length: count }, (_, nth) => `lecteur-${nth}@exemple.fr`)
const addresses = readers(MANY)
const [cutOff = ''] = addresses.slice(6)

const content = { title: 'Des animaux sont arrivés', paragraphs: ['Nala et Milo vous attendent.'] }
const messageTo = (to: string) => ({
  to,
  subject: 'Des animaux sont arrivés',
  content,
  unsubscribe: `https://exemple.fr/api/stop/${to}`,
})

/** Writes one message to each, in one step. */
async function sendToAll(receivers = addresses): Promise<void> {
  await sendMails(await createLocalReq({}, payload), receivers.map(messageTo))
}

/** What became of each message that is not sent, by its receiver. */
async function unsent(): Promise<Array<{ to: string; status: string; last_error: string | null }>> {
  const { rows } = await drizzle().execute<{ to: string; status: string; last_error: string }>(
    sql`select "to", status, last_error from emails where status <> 'SENT'`,
  )
  return rows
}

/** Hangs up once, when this address comes. */
const once = (cutOff: string) => {
  let isLeft = true
  return (address: string) => {
    if (!isLeft || address !== cutOff) return undefined
    isLeft = false
    return 'hang up' as const
  }
}

/** One message to each of many: over few connections, each once, whatever happens to one of them. */
export function describeManyMessages(server: MailServer): void {
  /** Who got a whole message, in order. */
  const got = () => server.delivered.map(({ to: [to = ''] }) => to)

  beforeAll(async () => {
    payload = await getTestPayload()
  })

  describe('messages to many', () => {
    it('all leave over one connection, each once', { timeout: 90_000 }, async () => {
      const fifty = readers(50)
      await sendToAll(fifty)
      // A run takes no new job after 45 seconds: another follows.
      while ((await runDueJobs(payload)) > 0);
      expect(got().sort()).toEqual(fifty.sort())
      // One, and another where a slow machine paused for longer than a connection waits.
      expect(server.opened).toBeLessThan(5)
      expect(await unsent()).toEqual([])
    })

    it('go on when one receiver is refused for good, and another for now', async () => {
      const [gone = '', busy = ''] = addresses.slice(3)
      const refused = new Map([
        [gone, { code: 550, words: 'no' }],
        [busy, { code: 451, words: 'no' }],
      ])
      server.onRecipient = (address) => refused.get(address)
      await sendToAll()
      await runDueJobs(payload)
      expect(got()).toHaveLength(MANY - 2)
      const failed = await unsent()
      expect(failed).toHaveLength(2)
      expect(failed.find(({ to }) => to === gone)).toMatchObject({ status: 'FAILED' })
      expect(failed.find(({ to }) => to === gone)?.last_error).toContain('550')
      expect(failed.find(({ to }) => to === busy)).toMatchObject({ status: 'QUEUED' })
      expect(failed.find(({ to }) => to === busy)?.last_error).toContain('451')
      expect(server.opened).toBeLessThan(3)
      refused.clear()
      await runDueJobs(payload, ahead)
      expect(got().sort()).toEqual(addresses.filter((to) => to !== gone).sort())
      expect(await unsent()).toMatchObject([{ to: gone, status: 'FAILED' }])
    })

    it('are tried again when the server hangs up between two of them', async () => {
      server.onRecipient = once(cutOff)
      await sendToAll()
      await runDueJobs(payload)
      expect(await unsent()).toMatchObject([{ to: cutOff, status: 'QUEUED' }])
      await runDueJobs(payload, ahead)
      expect(got().sort()).toEqual([...addresses].sort())
      expect(await unsent()).toEqual([])
    })

    it('are never sent twice when it hangs up instead of saying yes', async () => {
      server.onMessage = once(cutOff)
      await sendToAll()
      await runDueJobs(payload)
      await runDueJobs(payload, ahead)
      expect(got().sort()).toEqual([...addresses].sort())
      expect(await unsent()).toEqual([{ to: cutOff, status: 'FAILED', last_error: MAYBE_SENT }])
    })

    it('leave first what somebody waits for, by a connection of its own', async () => {
      const req = await createLocalReq({}, payload)
      await sendToAll()
      await sendMail(req, { to: 'zoe@exemple.fr', subject: 'Votre mot de passe', content })
      await runDueJobs(payload)
      expect(got().indexOf('zoe@exemple.fr')).toBeLessThan(4)
      expect(got()).toHaveLength(MANY + 1)
      // Its own, beside that of the others.
      expect(server.opened).toBeGreaterThan(1)
      expect(server.opened).toBeLessThan(5)
    })

    it('are all refused, before anything is written, when one address is none', async () => {
      const req = await createLocalReq({}, payload)
      const messages = ['a@exemple.fr', 'Zoé <b@exemple.fr>'].map(messageTo)
      await expect(sendMails(req, messages)).rejects.toThrow(EmailAddressError)
      expect((await drizzle().execute(sql`select from emails`)).rows).toEqual([])
    })
  })
}
