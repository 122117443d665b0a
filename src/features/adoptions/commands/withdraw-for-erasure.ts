import type { PayloadRequest } from 'payload'

import type { Execute } from '@/platform/db/transaction'
import { SOMEBODY_GONE } from '@/platform/french.model'

import { caseOf, comingMeeting, momentThere } from '../facts'
import { tellTeam } from '../mails'
import { holdRequest } from '../request-row'
import { takeStep } from '../steps'

/**
 * Withdraws an open request of a person whose data is about to be erased, in the caller's
 * transaction and without a message: there is nobody left to write to. Who waits for them at a meeting
 * is told, without their name.
 * @throws {HttpError} 404, 422 for a request that is closed
 */
export async function withdrawForErasure(
  req: PayloadRequest,
  execute: Execute,
  id: string,
): Promise<void> {
  const row = await holdRequest(req, execute, { id, shelter: null })
  const about = await caseOf(req, row)
  await takeStep(req, about, { to: 'WITHDRAWN', party: 'applicant', message: null })
  const at = comingMeeting(row)
  if (!at) return
  const applicant = { ...row.applicant, name: SOMEBODY_GONE, email: null }
  const nameless = { ...about, row: { ...row, applicant } }
  const sentence = `rencontre annulée, ${momentThere(about, at)}`
  await tellTeam(req, nameless, 'APPOINTMENT_CANCELLED', sentence)
}
