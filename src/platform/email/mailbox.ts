import type { Payload } from 'payload'

import type { Email } from '@/payload-types'

import { env } from '../env'

/** Most messages in the list of a demonstration. */
const MOST = 50

export type MailboxRow = Pick<Email, 'id' | 'to' | 'subject' | 'status' | 'createdAt'>

/** Messages are private: only a demonstration shows them to everybody. */
export const isMailboxOpen = (): boolean => env.DEMO

/** Whether messages leave, besides being kept here. */
export const isMailSent = (): boolean => env.smtp !== null

/** The latest messages, newest first, at most 50. */
export async function listEmails(payload: Payload): Promise<MailboxRow[]> {
  if (!isMailboxOpen()) return []
  const { docs } = await payload.find({
    collection: 'emails',
    // A demonstration's messages are invented, and whoever tries it must see them.
    overrideAccess: true,
    depth: 0,
    limit: MOST,
    pagination: false,
    sort: '-createdAt',
    select: { to: true, subject: true, status: true, createdAt: true },
  })
  return docs
}

/** One message; null when there is none with that id. */
export async function readEmail(payload: Payload, id: string): Promise<Email | null> {
  if (!isMailboxOpen() || !/^[0-9a-f-]{36}$/.test(id)) return null
  const { docs } = await payload.find({
    collection: 'emails',
    // As for the list.
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
    where: { id: { equals: id } },
  })
  return docs[0] ?? null
}
