import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'

import type { FormSubmission, Ticket } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { sessionOf } from '@/platform/db/session'

import { OPEN_TICKET_STATUSES } from '../model'

const isOver = ({ status }: Pick<Ticket, 'status'>): boolean =>
  !OPEN_TICKET_STATUSES.includes(status)

/**
 * An answer that opened a ticket and its ticket are one task: who treats the answer resolves the
 * ticket, and who opens the answer again opens the ticket. No message leaves: nobody was written
 * to.
 */
export const moveTicket: CollectionAfterChangeHook<FormSubmission> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const isDone = doc.status === 'DONE'
  if (!previousDoc?.id || isDone === (previousDoc.status === 'DONE')) return
  // Held before they are read: one that a colleague closes meanwhile stays closed.
  const session = await sessionOf(req)
  await session.execute(
    sql`select 1 from tickets where submission_id = ${doc.id} order by id for update`,
  )
  const { docs } = await req.payload.find({
    collection: 'tickets',
    where: {
      and: [
        { submission: { equals: doc.id } },
        // A ticket that is closed stays closed.
        { status: isDone ? { in: [...OPEN_TICKET_STATUSES] } : { equals: 'RESOLVED' } },
      ],
    },
    // It follows from a change of the answer that was allowed.
    overrideAccess: true,
    depth: 0,
    pagination: false,
    req,
  })
  for (const { id } of docs) {
    await req.payload.update({
      collection: 'tickets',
      id,
      // As above.
      overrideAccess: true,
      depth: 0,
      req,
      data: {
        status: isDone ? 'RESOLVED' : 'IN_PROGRESS',
        awaitsTeam: !isDone,
        lastActivityAt: new Date().toISOString(),
      },
    })
  }
}

/** And the other way round: a ticket that is over has treated its answer. */
export const moveAnswer: CollectionAfterChangeHook<Ticket> = async ({ doc, previousDoc, req }) => {
  const id = idOf(doc.submission)
  if (!id || !previousDoc?.id || isOver(doc) === isOver(previousDoc)) return
  const answer = await req.payload.findByID({
    collection: 'form-submissions',
    id,
    // It follows from a change of the ticket that was allowed.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
  })
  if (!answer || (answer.status === 'DONE') === isOver(doc)) return
  await req.payload.update({
    collection: 'form-submissions',
    id,
    // As above.
    overrideAccess: true,
    depth: 0,
    req,
    data: { status: isOver(doc) ? 'DONE' : 'READ' },
  })
}
