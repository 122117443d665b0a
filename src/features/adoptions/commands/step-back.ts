import type { PayloadRequest } from 'payload'

import type { AdoptionRequest } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError, invalidField } from '@/platform/http/errors'

import { openRequest } from '../apply/open-request'
import { backFacts } from '../back'
import { backOf, previousStatus, refuseBack, backRefusalWords } from '../back.model'
import { caseOf, comingMeeting, momentThere, messageFacts, type Case } from '../facts'
import { tellApplicant, tellMeetingOff, tellReceiver } from '../mails'
import { isOpen, openKey } from '../model'
import { requireAdoptions, holdRequest, type RequestAddress } from '../request-row'
import { followReservation, write } from '../steps'
import { authorOf, conflict, line, saidTo } from '../timeline'
import { undoAdoption } from '../undo'
import type { BackBody } from '../view'

/** A closed request gave its place back: somebody may have asked anew. @throws {HttpError} 409 */
async function checkTwin(req: PayloadRequest, { row, animal }: Case): Promise<void> {
  const key = openKey(idOf(row.animal) ?? '', row.applicant)
  const twin = key ? await openRequest(req, key) : undefined
  if (!twin || twin.id === row.id) return
  const message = `${row.applicant.name} a une autre demande en cours pour ${animal.name}`
  throw new HttpError(409, message, { more: { requestId: twin.id } })
}

/**
 * Takes back the last step of a request: a slip of the team. The person is told only when the step
 * had told them. The log and the story keep both.
 * @throws {HttpError} 403, 404, 409 with `current` when the request is no longer in the state
 * `from` or with `requestId` when the person asked anew, 422 when the step cannot be taken back
 */
export async function stepBack(
  req: PayloadRequest,
  address: RequestAddress,
  { from, reason, message: given }: BackBody,
): Promise<AdoptionRequest> {
  const shelter = await requireAdoptions(req, address.shelter)
  return inTransaction(req, async (execute) => {
    const row = await holdRequest(req, execute, { id: address.id, shelter })
    if (row.status !== from) throw await conflict(req, row)
    const about = await caseOf(req, row)
    const facts = await backFacts(req, about)
    const now = new Date()
    const refusal = refuseBack(facts, now)
    const to = previousStatus(facts)
    if (refusal || !to) {
      throw invalidField('status', backRefusalWords(refusal ?? 'unknown', about.animal.name))
    }
    if (!isOpen(from)) await checkTwin(req, about)
    if (from === 'COMPLETED') await undoAdoption(req, about.animal)
    const usual = backOf(facts, messageFacts(about), now)?.message ?? null
    // Somebody who was told nothing learns nothing of the slip either.
    const message = usual && (given === undefined ? usual : given)
    const author = authorOf(req)
    const cancelled = from === 'MEETING' && row.meetingAt ? row.meetingAt : null
    const written = await write(
      req,
      row,
      {
        status: to,
        ...(!isOpen(from) && { closedBy: null, reason: null }),
        ...(cancelled && { meetingAt: null, meetingPlace: null }),
      },
      line('CORRECTED', author, { from, to, text: reason?.trim() || null }),
      ...(cancelled ? [line('MEETING_CANCELLED', author, { text: cancelled })] : []),
      ...(message ? [saidTo(row, author, message)] : []),
    )
    // As the animal is now: an adoption that was undone has brought it back.
    await followReservation(req, { ...(await caseOf(req, row)), row }, to)
    if (message) await tellApplicant(req, { ...about, row: written }, 'GENERAL_INFO', message)
    if (cancelled) await tellMeetingOff(req, about)
    const at = isOpen(from) ? null : comingMeeting(written)
    if (at) {
      const sentence = `rencontre prévue, ${momentThere(about, at)}`
      await tellReceiver(req, { ...about, row: written }, 'APPOINTMENT_CONFIRMED', sentence)
    }
    return written
  })
}
