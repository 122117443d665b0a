import type { PayloadRequest } from 'payload'

import { findSubmission, type Address } from '../detail'

/**
 * Deletes an answer for good, with its files.
 * @throws {HttpError} 403, 404
 */
export async function deleteSubmission(req: PayloadRequest, address: Address): Promise<void> {
  const { id } = await findSubmission(req, address)
  await req.payload.delete({ collection: 'form-submissions', id, overrideAccess: false, req })
}
