import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import type { SubmissionNote } from '../../answers.model'
import { findSubmission, detailOf, type Address, type SubmissionDetail } from '../detail'
import { MOST_NOTES } from '../model'

/**
 * Adds a remark, signed and dated by the program; two that come at once are both kept.
 * @throws {HttpError} 403, 404, 422 above 200 notes
 */
export async function addNote(
  req: PayloadRequest,
  address: Address,
  text: string,
): Promise<SubmissionDetail> {
  const { id } = await findSubmission(req, address)
  return inTransaction(req, async (execute) => {
    await execute(sql`select 1 from form_submissions where id = ${id} for update`)
    const before = await findSubmission(req, address)
    const notes = (before.notes ?? []) as SubmissionNote[]
    if (notes.length >= MOST_NOTES) {
      throw new HttpError(422, `Une réponse a au maximum ${MOST_NOTES} notes`)
    }
    const note: SubmissionNote = {
      id: crypto.randomUUID(),
      text,
      author: req.user?.id ?? '',
      authorName: req.user?.name ?? '',
      at: new Date().toISOString(),
    }
    const row = await req.payload.update({
      collection: 'form-submissions',
      id,
      data: { notes: [...notes, note] },
      // The right to the answer was checked; nobody but the program writes in this column.
      overrideAccess: true,
      req,
      depth: 0,
    })
    return detailOf(req, row)
  })
}
