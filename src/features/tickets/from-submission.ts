import {
  NO_ANSWER,
  readableAnswers,
  type Answers,
  type SubmissionFile,
} from '@/features/forms/answers.model'
import type { SubmissionFollower } from '@/features/forms/commands'
import { readDefinition } from '@/features/forms/schema'
import type { FormSubmission } from '@/payload-types'
import { idOf } from '@/platform/access/model'

import { trackingPath } from './mails'
import { openTicket } from './opening'

/** What somebody answered, as a text: one question and its answer after the other. */
function wordsOf({ definition, answers, files }: FormSubmission): string {
  const parts = readableAnswers({
    definition: readDefinition(definition),
    answers: answers as Answers,
    files: (files ?? []) as SubmissionFile[],
  })
  return parts
    .flatMap((part) => part.answers)
    .filter(({ text }) => text !== NO_ANSWER)
    .map(({ label, text }) => `${label}\n${text}`)
    .join('\n\n')
}

/**
 * Opens a ticket for an answer to a form that asks for one; the messages of the form itself tell
 * both sides, with the address on which the sender follows the ticket.
 */
export const openFromSubmission: SubmissionFollower = async (
  req,
  { submission, form, shelterId, animalId },
) => {
  const ticket = await openTicket(req, {
    shelter: shelterId,
    type: form.ticketType ?? 'STANDARD',
    title: form.title,
    description: wordsOf(submission),
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
