import { isAdoptable } from '@/features/animals/model'
import type { SubmissionFollower } from '@/features/forms/commands/store-answer'
import { planOf } from '@/features/plans/queries'
import { idOf } from '@/platform/access/model'
import { sessionOf } from '@/platform/db/session'
import type { Execute } from '@/platform/db/transaction'
import { HttpError, invalidField } from '@/platform/http/errors'

import { caseOf, shelterOf } from '../../facts'
import { sendLinkLater } from '../../link-later'
import { takeFormMail, tellAgain } from '../../mails'
import { REQUEST_LIMITS } from '../../model'
import { heldAnimal, open, type Wanted } from '../opening'
import { followUp } from '../sent-before'

/** The postal code among the answers, by the name of its question. */
function postalCodeIn(answers: unknown): string | null {
  const named = Object.entries(answers as Record<string, unknown>).find(
    ([name, value]) => /code_postal/.test(name) && typeof value === 'string',
  )
  return (named && /(?<!\d)\d{5}(?!\d)/.exec(String(named[1]))?.[0]) ?? null
}

/**
 * Opens the request that an answer to an adoption form asks for. A person who has one open gets
 * its link by e-mail again, though the second answer is refused.
 * @throws {HttpError} 422 for an animal that is reserved or no longer proposed, and for a shelter
 * that proposes no adoptions
 */
export const openFromSubmission: SubmissionFollower = async (
  req,
  { submission, shelterId, animalId, isOwnAddress },
) => {
  if (!animalId) throw new HttpError(404, 'Animal introuvable')
  const session = await sessionOf(req)
  const execute: Execute = session.execute.bind(session)
  const { senderName, senderEmail, senderPhone, user } = submission
  if (!senderEmail) throw invalidField('email', 'Email invalide')
  const wanted: Wanted = {
    shelter: shelterId,
    animal: animalId,
    submission: submission.id,
    applicant: {
      name: (senderName?.trim() || senderEmail).slice(0, REQUEST_LIMITS.name),
      email: senderEmail,
      phone: senderPhone?.slice(0, REQUEST_LIMITS.phone) ?? null,
      // « Mon espace » opens what the account has: not somebody else's, by an address typed here.
      user: isOwnAddress ? idOf(user) : null,
      postalCode: postalCodeIn(submission.answers),
    },
    tell: true,
  }
  const animal = await heldAnimal(req, execute, wanted)
  // A form that was drawn before may be sent after.
  const { acceptsAdoptions } = await shelterOf(req, { shelter: shelterId })
  if (!acceptsAdoptions) throw invalidField('animal', 'Ce refuge ne propose plus d’adoptions')
  const plan = await planOf({ ...animal, shelterId })
  const opened = await open(req, execute, { ...wanted, plan: plan?.id })
  if (!opened.isNew) {
    const about = await caseOf(req, opened.request)
    if (await takeFormMail(about)) {
      await tellAgain(req, about)
      return { existing: true }
    }
    await sendLinkLater(req, opened.request.id)
    return { existing: true, isLater: true }
  }
  // What was opened is undone with the answer.
  if (!isAdoptable(animal)) {
    throw invalidField('animal', `${animal.name} n’est plus proposé à l’adoption`)
  }
  if (animal.isReserved) {
    throw invalidField('animal', `Une autre famille a déjà réservé ${animal.name}`)
  }
  const { id } = opened.request
  return {
    ...followUp(id),
    told: true,
    consent: { kind: 'ADOPTION_REQUEST', source: 'adoption-requests', sourceId: id },
  }
}
