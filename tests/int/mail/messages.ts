import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, initTransaction, killTransaction, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { EmailMessage } from '@/platform/email/content'
import { MAYBE_SENT } from '@/platform/email/model'
import { EmailAddressError, sendMail } from '@/platform/email/send'
import { emailTasks } from '@/platform/email/tasks'
import { runDueJobs } from '@/platform/jobs/run'

import { getTestPayload } from '../../support/payload'
import type { MailServer } from './server'

let payload: Payload

const drizzle = () => payload.db.drizzle

type Row = {
  id: string
  status: string
  last_error: string | null
  sent_at: string | null
  text: string | null
}

async function outbox(): Promise<Row[]> {
  const { rows } = await drizzle().execute<Row>(
    sql`select id, status, last_error, sent_at, text from emails order by created_at`,
  )
  return rows
}

const welcome: EmailMessage = {
  to: 'zoe@exemple.fr',
  replyTo: 'refuge@exemple.fr',
  subject: 'Bienvenue, Zoé\u00a0! L’été des œuvres 🐾',
  content: {
    title: 'Votre demande est bien arrivée',
    paragraphs: ['Bonjour Zoé, merci à vous.', 'À bientôt — l’équipe.'],
    button: { label: 'Voir', href: 'https://exemple.fr/a?b=1&c=2' },
  },
}

async function send(message: Partial<EmailMessage> = {}): Promise<void> {
  await sendMail(await createLocalReq({}, payload), { ...welcome, ...message })
}

const ahead = (minutes: number) => ({ now: () => new Date(Date.now() + minutes * 60_000) })

/** The next recipients are refused. */
function refuseNext(
  server: MailServer,
  answer: { code: number; words: string },
  times: number,
): void {
  let left = times
  server.onRecipient = () => (left-- > 0 ? answer : undefined)
}

/** One message: how it leaves, and what becomes of it when it cannot. */
export function describeMessages(server: MailServer): void {
  beforeAll(async () => {
    payload = await getTestPayload()
  })

  describe('a message', () => {
    it('leaves after the commit, in French, in both forms', async () => {
      await send()
      expect(server.delivered).toEqual([])
      expect(await outbox()).toMatchObject([{ status: 'QUEUED' }])
      await runDueJobs(payload)
      const [{ mail, to } = { mail: undefined, to: [] }] = server.delivered
      expect(to).toEqual(['zoe@exemple.fr'])
      expect(mail?.subject).toBe(welcome.subject)
      expect(mail?.from?.text).toBe('"Patte Blanche" <bonjour@exemple.fr>')
      expect(mail?.replyTo?.text).toBe('refuge@exemple.fr')
      expect(mail?.text).toContain('Bonjour Zoé, merci à vous.')
      expect(mail?.text).toContain('https://exemple.fr/a?b=1&c=2')
      expect(mail?.html).toContain('À bientôt — l’équipe.')
      expect(mail?.html).toContain('lang="fr"')
      const [row] = await outbox()
      expect(mail?.messageId).toContain(row?.id)
      expect(row).toMatchObject({ status: 'SENT', last_error: null })
      expect(row?.sent_at).not.toBeNull()
      expect(mail?.headers.has('list')).toBe(false)
    })

    it('of which one may want no more says so to mail programs (RFC 8058)', async () => {
      await send({ unsubscribe: 'https://exemple.fr/api/x' })
      await runDueJobs(payload)
      const lines = server.delivered[0]?.mail.headerLines.map(({ line }) => line) ?? []
      expect(lines).toContain('List-Unsubscribe: <https://exemple.fr/api/x>')
      expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    })

    it('is never sent twice, with several servers asking', async () => {
      await Promise.all(Array.from({ length: 8 }, () => send()))
      await Promise.all([1, 2, 3, 4].map(() => runDueJobs(payload)))
      await runDueJobs(payload, ahead(600))
      expect(server.delivered).toHaveLength(8)
      expect(new Set(server.delivered.map(({ mail }) => mail.messageId)).size).toBe(8)
    })

    it('does not exist when the write that asked for it was undone', async () => {
      const req = await createLocalReq({}, payload)
      await initTransaction(req)
      await sendMail(req, welcome)
      await killTransaction(req)
      await runDueJobs(payload)
      expect(server.delivered).toEqual([])
      expect(await outbox()).toEqual([])
    })

    it('cannot be turned into another one by what people type', async () => {
      await send({ subject: 'Coucou\r\nBcc: voleur@exemple.fr\r\n\r\nautre corps' })
      await runDueJobs(payload)
      expect(server.delivered).toHaveLength(1)
      expect(server.delivered[0]?.to).toEqual(['zoe@exemple.fr'])
      expect(server.delivered[0]?.mail.bcc).toBeUndefined()
      expect(server.delivered[0]?.mail.subject).toBe('Coucou Bcc: voleur@exemple.fr autre corps')
      for (const address of ['a@b.fr, c@d.fr', 'a@b.fr\r\nBcc: c@d.fr', 'Zoé <a@b.fr>']) {
        await expect(send({ to: address })).rejects.toThrow(EmailAddressError)
        await expect(send({ replyTo: address })).rejects.toThrow(EmailAddressError)
      }
    })
  })

  describe('a delivery that fails', () => {
    it('is tried again when the server asks for patience', async () => {
      refuseNext(server, { code: 451, words: 'try later' }, 1)
      await send()
      await runDueJobs(payload)
      const [waiting] = await outbox()
      expect(waiting?.status).toBe('QUEUED')
      expect(waiting?.last_error).toContain('451')
      await runDueJobs(payload)
      expect(server.delivered).toEqual([])
      await runDueJobs(payload, ahead(1.1))
      expect(server.delivered).toHaveLength(1)
      expect(await outbox()).toMatchObject([{ status: 'SENT', last_error: null }])
    })

    it('is given up and seen when the box does not exist', async () => {
      refuseNext(server, { code: 550, words: '<zoe@exemple.fr> unknown' }, 1)
      await send()
      await runDueJobs(payload)
      await runDueJobs(payload, ahead(600))
      expect(server.delivered).toEqual([])
      const [row] = await outbox()
      expect(row?.status).toBe('FAILED')
      expect(row?.last_error).toContain('550')
      expect(row?.last_error).not.toContain('zoe@')
      const { rows } = await drizzle().execute(sql`select has_error, total_tried from payload_jobs`)
      expect(rows).toEqual([{ has_error: true, total_tried: '1' }])
    })

    it('is seen when the tries are used up', async () => {
      refuseNext(server, { code: 451, words: 'try later' }, 8)
      await send()
      for (let tries = 0; tries < 8; tries += 1) {
        expect((await outbox())[0]?.status).toBe('QUEUED')
        await drizzle().execute(sql`update payload_jobs set wait_until = null`)
        await runDueJobs(payload)
      }
      expect(await outbox()).toMatchObject([{ status: 'FAILED' }])
    })

    it('is not repeated when the message may have left', async () => {
      server.onMessage = () => 'hang up'
      await send()
      await runDueJobs(payload)
      server.onMessage = () => undefined
      await runDueJobs(payload, ahead(600))
      expect(server.delivered).toHaveLength(1)
      expect(await outbox()).toMatchObject([{ status: 'FAILED', last_error: MAYBE_SENT }])
    })

    it('is not repeated when the program died while sending', async () => {
      await send()
      await drizzle().execute(sql`update emails set status = 'SENDING'`)
      await runDueJobs(payload)
      expect(server.delivered).toEqual([])
      expect(await outbox()).toMatchObject([{ status: 'FAILED', last_error: MAYBE_SENT }])
    })
  })

  describe('old messages', () => {
    it('lose their text, and go in the end', async () => {
      await send()
      await runDueJobs(payload)
      const forget = emailTasks.find(({ slug }) => slug === 'forget-emails')
      const req = await createLocalReq({}, payload)
      const run = () => forget?.handler({ req, input: { id: '' }, job: {} })
      await run()
      expect((await outbox())[0]?.text).toContain('Zoé')
      await drizzle().execute(sql`update emails set created_at = now() - interval '31 days'`)
      await run()
      expect(await outbox()).toMatchObject([{ status: 'SENT', text: null }])
      await drizzle().execute(sql`update emails set created_at = now() - interval '366 days'`)
      await run()
      expect(await outbox()).toEqual([])
    })
  })

  describe('Payload’s own messages', () => {
    it('go through the same outbox', async () => {
      await payload.sendEmail({
        to: 'zoe@exemple.fr',
        subject: 'Essai',
        html: '<p>Bonjour <a href="https://exemple.fr">là</a></p>',
      })
      await runDueJobs(payload)
      expect(server.delivered[0]?.mail.text?.trim()).toBe('Bonjour là (https://exemple.fr)')
    })
  })
}
