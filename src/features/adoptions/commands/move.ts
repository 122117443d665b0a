import type { PayloadRequest } from 'payload'

import type { AdoptionRequest } from '@/payload-types'
import { inTransaction } from '@/platform/db/transaction'
import { swept } from '@/platform/storage/transaction'

import { caseOf } from '../facts'
import { holdMeetings } from '../meetings'
import { requireAdoptions, holdRequest, type RequestAddress } from '../request-row'
import { takeStep } from '../steps'
import { conflict } from '../timeline'
import type { MoveBody } from '../view'

/**
 * Takes one step of a request for the team. Of two people who act at once, the second is told
 * what the first one did.
 * @throws {HttpError} 403, 404, 409 with `current` when the request is no longer in the state
 * `from`, 422 when the step is not allowed
 */
export async function moveRequest(
  req: PayloadRequest,
  address: RequestAddress,
  { from, ...step }: MoveBody,
): Promise<AdoptionRequest> {
  const shelter = await requireAdoptions(req, address.shelter)
  const work = inTransaction(req, async (execute) => {
    const row = await holdRequest(req, execute, { id: address.id, shelter })
    if (row.status !== from) throw await conflict(req, row)
    if (step.meetingAt) await holdMeetings(execute, shelter)
    return takeStep(req, await caseOf(req, row), { ...step, party: 'staff' })
  })
  return swept(work)
}
