import type { PayloadRequest } from 'payload'

import { inTransaction } from '@/platform/db/transaction'
import { removeFiles, sweepFiles } from '@/platform/storage/transaction'

import { dropOldDrafts } from '../drafts'
import { KEPT_DAYS } from '../model'
import { deleteOldArchives } from '../rows'

/**
 * Removes the archives that were kept long enough, and those whose person is gone, with their files.
 * @returns how many went
 */
export async function removeOldArchives(req: PayloadRequest, now = new Date()): Promise<number> {
  const asked = new Date(now.getTime() - KEPT_DAYS * 24 * 3600 * 1000)
  const removed = await inTransaction(req, async (execute) => {
    const keys = await deleteOldArchives(execute, { now, asked })
    await removeFiles(req, keys)
    return keys.length
  })
  await sweepFiles()
  await dropOldDrafts(now)
  return removed
}
