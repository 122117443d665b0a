import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import type { SubmissionNote } from '../../answers.model'
import { findSubmission, detailOf, type Address, type SubmissionDetail } from '../detail'

/**
 * Takes a remark away: its author's, or anybody's for a super admin.
 * @throws {HttpError} 403, 404
 */
export async function removeNote(
  req: PayloadRequest,
  address: Address,
  noteId: string,
): Promise<SubmissionDetail> {
  const { id } = await findSubmission(req, address)
  return inTransaction(req, async (execute) => {
    await execute(sql`select 1 from form_submissions where id = ${id} for update`)
    const before = await findSubmission(req, address)
    const notes = (before.notes ?? []) as SubmissionNote[]
    const note = notes.find((each) => each.id === noteId)
    if (!note) throw new HttpError(404, 'Cette note n’existe plus')
    if (note.author !== req.user?.id && !actorOf(req)?.isSuperAdmin) {
      throw new HttpError(403, 'Seule la personne qui a écrit une note peut la supprimer')
    }
    const row = await req.payload.update({
      collection: 'form-submissions',
      id,
      data: { notes: notes.filter((each) => each.id !== noteId) },
      // The right to the answer and to the note was checked.
      overrideAccess: true,
      req,
      depth: 0,
    })
    return detailOf(req, row)
  })
}
