import type { CollectionBeforeDeleteHook } from 'payload'

import { removeFiles } from '@/platform/storage/transaction'

import type { SubmissionFile } from '../answers.model'

/** An answer that is deleted takes its files along. */
export const dropFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const row = await req.payload.findByID({
    collection: 'form-submissions',
    id,
    // The right to delete was checked; this reads what there is to remove.
    overrideAccess: true,
    req,
    depth: 0,
    select: { files: true },
  })
  const files = (row.files ?? []) as SubmissionFile[]
  await removeFiles(
    req,
    files.map(({ key }) => key),
  )
}
