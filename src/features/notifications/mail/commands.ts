import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { inTransaction } from '@/platform/db/transaction'
import type { EmailSender } from '@/platform/email/content'
import { isEmailAddress } from '@/platform/email/model'
import { sendMail } from '@/platform/email/send'
import { env } from '@/platform/env'

import { senderOf } from '../letterhead'
import type { NotificationType } from '../model'
import { stopLinks } from '../preferences/links'
import { STOP, TOPICS } from '../preferences/model'
import { TYPES } from '../types.model'
import { digestOf, type Waiting } from './model'

/** How many rows, or people, one transaction mails. */
const BATCH = 200
/** How many of them one run does; the next run takes the rest. */
const BATCHES = 50
/** Hours between two messages of the morning to one person, whatever runs twice. */
const HOURS_BETWEEN = 20

type Row = Waiting & {
  id: string
  type: NotificationType
  user_id: string
  shelter_id: string | null
  action_url: string | null
}

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

/**
 * Mails what its people chose to hear at once and nobody wrote a letter about. Each row once,
 * whatever the number of servers: a row is held until its message is in the outbox.
 */
export async function mailNow(payload: Payload): Promise<void> {
  const senders = new Map<string, EmailSender | undefined>()
  await inBatches(payload, (req) =>
    inTransaction(req, async (execute) => {
      const { rows } = await execute<Row & { email: string }>(sql`
        select n.id, n.type, n.title, n.message, n.user_id, n.shelter_id, n.action_url, u.email
        from notifications n join users u on u.id = n.user_id
        where n.mail = 'NOW' order by n.created_at limit ${BATCH}
        for update of n skip locked
      `)
      for (const row of rows) await mailOne(req, senders, row)
      await execute(sql`
        update notifications set mail = 'SENT'
        where id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])
      `)
      return rows.length
    }),
  )
}

async function mailOne(
  req: PayloadRequest,
  senders: Map<string, EmailSender | undefined>,
  {
    type,
    title,
    message,
    user_id: user,
    shelter_id: shelter,
    action_url: path,
    email,
  }: Row & { email: string },
): Promise<void> {
  if (!isEmailAddress(email)) return
  if (shelter && !senders.has(shelter)) senders.set(shelter, await senderOf(req, shelter, false))
  const { category } = TYPES[type]
  const mayStop = TOPICS.some((topic) => topic.category === category)
  const links = mayStop ? stopLinks(user, category) : undefined
  await sendMail(req, {
    to: email,
    subject: title,
    content: {
      title,
      sender: shelter ? senders.get(shelter) : undefined,
      paragraphs: message ? [message] : [],
      button: { label: 'Voir', href: `${env.publicUrl}${path ?? '/notifications'}` },
      leave: links && { label: STOP, href: links.page },
    },
    unsubscribe: links?.post,
  })
}

type Reader = { id: string; email: string; name: string | null }

/**
 * The message of the morning: one to each person for whom something waits that they have not read
 * on the site meanwhile. Never an empty one, and never two in a day.
 */
export async function mailDigests(payload: Payload, now = new Date()): Promise<void> {
  await inBatches(payload, (req) =>
    inTransaction(req, async (execute) => {
      const { rows: readers } = await execute<Reader>(sql`
        select u.id, u.email, u.name from users u
        left join notice_choices c on c.user_id = u.id
        where u.id in (select user_id from notifications where mail = 'DIGEST')
          and (c.digest_at is null
            or c.digest_at < ${now.toISOString()}::timestamptz - make_interval(hours => ${HOURS_BETWEEN}))
        order by u.id limit ${BATCH}
        for no key update of u skip locked
      `)
      const ids = sql`${sql.param(readers.map(({ id }) => id))}::uuid[]`
      const { rows } = await execute<Waiting & { user_id: string; read_at: string | null }>(sql`
        update notifications n set mail = 'SENT' where n.mail = 'DIGEST' and n.user_id = any(${ids})
        returning n.user_id, n.title, n.message, n.read_at, n.created_at
      `)
      await execute(sql`
        insert into notice_choices (user_id, digest_at)
        select id, ${now.toISOString()}::timestamptz from unnest(${ids}) as id
        on conflict (user_id) do update set digest_at = excluded.digest_at
      `)
      for (const reader of readers) {
        await mailDigest(
          req,
          reader,
          rows.filter(({ user_id: id }) => id === reader.id),
          now,
        )
      }
      return readers.length
    }),
  )
}

async function mailDigest(
  req: PayloadRequest,
  { id, email, name }: Reader,
  rows: ReadonlyArray<Waiting & { read_at: string | null; created_at?: string }>,
  now: Date,
): Promise<void> {
  const waiting = rows
    .filter(({ read_at: readAt }) => readAt === null)
    .sort((a, b) => String(b.created_at).localeCompare(String(a.created_at)))
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
