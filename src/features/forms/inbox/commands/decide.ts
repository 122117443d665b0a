import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { notify } from '@/features/notifications/commands'
import type { FormSubmission } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { personalToken } from '@/platform/access/personal-link'
import { inTransaction } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { HttpError } from '@/platform/http/errors'
import { teamOf } from '@/platform/french.model'

import { ANSWER_LINK, answerPath } from '../../wire.model'
import { refuseDecision } from '../decision.model'
import {
  detailOf,
  findSubmission,
  ticketTypeOf,
  type Address,
  type SubmissionDetail,
} from '../detail'
import type { SentDecision } from '../schema'

async function tellDecision(
  req: PayloadRequest,
  row: FormSubmission,
  { outcome, text }: SentDecision,
): Promise<void> {
  const shelter = await req.payload.findByID({
    collection: 'shelters',
    id: idOf(row.shelter) ?? '',
    // The right to the answer was checked; the shelter signs what its sender reads.
    overrideAccess: true,
    depth: 0,
    req,
  })
  const isAccepted = outcome === 'ACCEPTED'
  const path = answerPath(personalToken(ANSWER_LINK, row.id))
  await notify(req, {
    type: isAccepted ? 'FORM_APPROVED' : 'FORM_REJECTED',
    to: [{ email: row.senderEmail ?? '', name: row.senderName, userId: idOf(row.user) }],
    subject: `${isAccepted ? 'C’est d’accord' : 'Une réponse à votre demande'}\u00a0: ${row.formTitle}`,
    shelter,
    content: {
      title: isAccepted ? 'C’est d’accord\u00a0!' : 'Une réponse à votre demande',
      paragraphs: [
        isAccepted
          ? `Bonjour, ${teamOf(shelter.name)} dit oui à votre demande «\u00a0${row.formTitle}\u00a0».`
          : `Bonjour, ${teamOf(shelter.name)} ne peut pas donner suite à votre demande «\u00a0${row.formTitle}\u00a0».`,
      ],
      ...(text && { quote: text }),
      button: { label: 'Relire ma réponse', href: env.publicUrl + path },
      notes: ['Répondez à cet e-mail pour écrire au refuge.'],
    },
    actionUrl: path,
    replyTo: shelter.contactEmail || shelter.email,
  })
}

/**
 * Accepts or refuses what an answer asks for: the sender is told, in the words of the team, and the
 * answer is done with.
 * @throws {HttpError} 403, 404, 422 when it cannot be decided so: see `refuseDecision`
 */
export async function decideSubmission(
  req: PayloadRequest,
  address: Address,
  sent: SentDecision,
): Promise<SubmissionDetail> {
  const { id } = await findSubmission(req, address)
  return inTransaction(req, async (execute) => {
    // Two who decide at once are one after the other: the second is told.
    await execute(sql`select 1 from form_submissions where id = ${id} for update`)
    const before = await findSubmission(req, address)
    const why = refuseDecision(before, await ticketTypeOf(req, before), sent.outcome)
    if (why) throw new HttpError(422, why, { fields: { outcome: why } })
    const row = await req.payload.update({
      collection: 'form-submissions',
      id,
      data: {
        status: 'DONE',
        decision: { outcome: sent.outcome, text: sent.text || null, at: new Date().toISOString() },
      },
      // The right to the answer was checked; nobody but the program writes in these columns.
      overrideAccess: true,
      req,
      depth: 0,
    })
    await tellDecision(req, row, sent)
    return detailOf(req, row)
  })
}
