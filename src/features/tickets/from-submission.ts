import type { PayloadRequest } from 'payload'

import type { FollowUp, SubmissionFollower } from '@/features/forms/commands/store-answer'
import { idOf } from '@/platform/access/model'

import { trackingPath } from './mails'
import { openTicket } from './opening'

/**
 * Opens a ticket for an answer to a form that asks for one; the messages of the form itself tell
 * both sides, with the address on which the sender follows the ticket. What was answered stays in
 * the answer, which is erased after two years: the ticket only leads to it.
 */
export const openFromSubmission: SubmissionFollower = async (
  req,
  { submission, form, shelterId, animalId },
) => {
  const ticket = await openTicket(req, {
    shelter: shelterId,
    type: form.ticketType ?? 'STANDARD',
    title: form.title,
    description: `Réponse au formulaire «\u00a0${form.title}\u00a0».`,
    requester: {
      name: submission.senderName,
      email: submission.senderEmail,
      user: idOf(submission.user),
    },
    animal: animalId,
    submission: submission.id,
    awaitsTeam: true,
  })
  return { trackingPath: trackingPath(ticket.id) }
}

/** Where the sender of an answer follows the ticket that it opened; `null` when it opened none. */
export async function followUpOf(
  req: PayloadRequest,
  submissionId: string,
): Promise<FollowUp | null> {
  const { docs } = await req.payload.find({
    collection: 'tickets',
    // Asked for whoever sends the same answer again.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    where: { submission: { equals: submissionId } },
  })
  return docs[0] ? { trackingPath: trackingPath(docs[0].id) } : null
}
