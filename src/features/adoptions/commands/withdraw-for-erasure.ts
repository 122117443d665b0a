import type { PayloadRequest } from 'payload'

import type { Execute } from '@/platform/db/transaction'

import { caseOf } from '../facts'
import { holdRequest } from '../request-row'
import { takeStep } from '../steps'

/**
 * Withdraws an open request of a person whose data is about to be erased, in the caller's
 * transaction and without a message: there is nobody left to write to.
 * @throws {HttpError} 404, 422 for a request that is closed
 */
export async function withdrawForErasure(
  req: PayloadRequest,
  execute: Execute,
  id: string,
): Promise<void> {
  const row = await holdRequest(req, execute, { id, shelter: null })
  await takeStep(req, await caseOf(req, row), {
    to: 'WITHDRAWN',
    party: 'applicant',
    message: null,
  })
}
