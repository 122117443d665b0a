import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { inTransaction } from '@/platform/db/transaction'
import type { EmailSender } from '@/platform/email/content'
import { isEmailAddress } from '@/platform/email/model'
import { sendMail } from '@/platform/email/send'
import { env } from '@/platform/env'
import { lastSlot } from '@/platform/jobs/model'

import { senderOf } from '../letterhead'
import type { NotificationType } from '../model'
import { stopLinks } from '../preferences/links'
import { mailModeOf, STOP, TOPICS, type Choices } from '../preferences/model'
import { TYPES } from '../types.model'
import { DIGEST_AT, digestOf, type Waiting } from './model'

/** How many rows, or people, one transaction mails. */
const BATCH = 200
/** How many of them one run does; the next run takes the rest. */
const BATCHES = 50

type Row = Waiting & {
  id: string
  type: NotificationType
  user_id: string
  shelter_id: string | null
  action_url: string | null
  read_at: string | null
  created_at: string
}

/** Its person has not read it; what the bell does not say is read from the moment it is there. */
const isUnread = ({ read_at: read, created_at: made }: Row): boolean =>
  read === null || new Date(read).getTime() === new Date(made).getTime()

const uuids = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`

/** Runs one batch after another, each in its own transaction, until one is not full. */
async function inBatches(
  payload: Payload,
  one: (req: PayloadRequest) => Promise<number>,
): Promise<void> {
  for (let turn = 0; turn < BATCHES; turn += 1) {
    const req = await createLocalReq({}, payload)
    if ((await one(req)) < BATCH) return
  }
}

type ToMail = Row & { email: string; choices: Choices | null }

/**
 * Mails what its people chose to hear at once and nobody wrote a letter about. Each row once,
 * whatever the number of servers: a row is held until its message is in the outbox. What they chose,
 * read or changed meanwhile counts.
 */
export async function mailNow(payload: Payload): Promise<void> {
  const senders = new Map<string, EmailSender | undefined>()
  await inBatches(payload, (req) =>
    inTransaction(req, async (execute) => {
      const { rows } = await execute<ToMail & { is_confirmed: boolean }>(sql`
        select n.id, n.type, n.title, n.message, n.user_id, n.shelter_id, n.action_url, n.read_at,
          n.created_at, u.email, u.email_verified is not null as is_confirmed, c.choices
        from notifications n join users u on u.id = n.user_id
        left join notice_choices c on c.user_id = n.user_id
        where n.mail = 'NOW' order by n.created_at limit ${BATCH}
        for update of n skip locked
      `)
      const wanted = rows.filter((row) => row.is_confirmed && isUnread(row))
      const modes = new Map(wanted.map((row) => [row.id, mailModeOf(row.choices ?? {}, row.type)]))
      for (const row of wanted) if (modes.get(row.id) === 'NOW') await mailOne(req, senders, row)
      const idsOf = (mode: string) =>
        uuids([...modes].filter(([, each]) => each === mode).map(([id]) => id))
      await execute(sql`
        update notifications set mail = case
            when id = any(${idsOf('NOW')}) then 'SENT'
            when id = any(${idsOf('DIGEST')}) then 'DIGEST'
          end::enum_notifications_mail
        where id = any(${uuids(rows.map(({ id }) => id))})
      `)
      return rows.length
    }),
  )
}

async function mailOne(
  req: PayloadRequest,
  senders: Map<string, EmailSender | undefined>,
  row: ToMail,
): Promise<void> {
  const { type, title, message, email, shelter_id: shelter } = row
  if (!isEmailAddress(email)) return
  if (shelter && !senders.has(shelter)) senders.set(shelter, await senderOf(req, shelter, false))
  const { category } = TYPES[type]
  const mayStop = TOPICS.some((topic) => topic.category === category)
  const links = mayStop ? stopLinks(row.user_id, category) : undefined
  await sendMail(req, {
    to: email,
    subject: title,
    content: {
      title,
      sender: shelter ? senders.get(shelter) : undefined,
      paragraphs: message ? [message] : [],
      button: { label: 'Voir', href: `${env.publicUrl}${row.action_url ?? '/notifications'}` },
      leave: links && { label: STOP, href: links.page },
    },
    unsubscribe: links?.post,
  })
}

type Reader = {
  id: string
  email: string
  name: string | null
  is_confirmed: boolean
  choices: Choices | null
}

/**
 * The message of the morning: one to each person for whom something waits that they have not read
 * on the site meanwhile. Never an empty one; and never two in a day, because it takes all that came
 * before the hour, and what comes later waits for the next morning.
 */
export async function mailDigests(payload: Payload, now = new Date()): Promise<void> {
  const before = lastSlot({ dailyAt: DIGEST_AT }, now).toISOString()
  await inBatches(payload, (req) =>
    inTransaction(req, async (execute) => {
      const { rows: readers } = await execute<Reader>(sql`
        select u.id, u.email, u.name, u.email_verified is not null as is_confirmed, c.choices
        from users u left join notice_choices c on c.user_id = u.id
        where u.id in (
          select user_id from notifications where mail = 'DIGEST' and created_at < ${before}
        )
        order by u.id limit ${BATCH}
        for no key update of u skip locked
      `)
      const { rows } = await execute<Row>(sql`
        update notifications n set mail = 'SENT'
        where n.mail = 'DIGEST' and n.created_at < ${before}
          and n.user_id = any(${uuids(readers.map(({ id }) => id))})
        returning n.id, n.type, n.user_id, n.title, n.message, n.read_at, n.created_at
      `)
      for (const reader of readers.filter((each) => each.is_confirmed)) {
        const own = rows.filter(({ user_id: user }) => user === reader.id)
        await mailDigest(req, reader, own, now)
      }
      return readers.length
    }),
  )
}

async function mailDigest(
  req: PayloadRequest,
  { id, email, name, choices }: Reader,
  rows: readonly Row[],
  now: Date,
): Promise<void> {
  const at = ({ created_at: made }: Row): number => new Date(made).getTime()
  const waiting = rows
    .filter((row) => isUnread(row) && mailModeOf(choices ?? {}, row.type) !== 'NEVER')
    .sort((a, b) => at(b) - at(a))
  if (waiting.length === 0 || !isEmailAddress(email)) return
  const { subject, ...content } = digestOf(name ?? '', waiting, now)
  const links = stopLinks(id, 'digest')
  await sendMail(req, {
    to: email,
    subject,
    content: {
      ...content,
      button: { label: 'Tout lire', href: `${env.publicUrl}/notifications` },
      leave: { label: 'Ne plus recevoir ce résumé', href: links.page },
    },
    unsubscribe: links.post,
  })
}
