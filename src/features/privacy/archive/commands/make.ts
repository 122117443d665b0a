import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { storage } from '@/platform/storage'
import { removeFiles, sweepFiles } from '@/platform/storage/transaction'

import { copyPerson } from '../../commands'
import { withDraft } from '../drafts'
import { tellFailed, tellReady } from '../mails'
import { archiveKey } from '../model'
import { archiveExists, failArchive, finishArchive, moveArchive, takeArchive } from '../rows'
import { writeArchive } from '../write'

/** A short transaction of its own: nothing is held while files are read. */
async function alone<T>(
  payload: Payload,
  work: (execute: Execute, req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, (execute) => work(execute, req))
}

const ownerOf = (payload: Payload, id: string): Promise<User | null> =>
  payload.findByID({
    collection: 'users',
    id,
    // The person asked for it with their password.
    overrideAccess: true,
    depth: 0,
    disableErrors: true,
  })

/** Takes away what may have been written of an archive. */
async function dropFile(payload: Payload, id: string): Promise<void> {
  await alone(payload, async (_execute, req) => removeFiles(req, [archiveKey(id)]))
  await sweepFiles()
}

/** @returns whether it was still wanted at the end */
async function make(payload: Payload, id: string, owner: User): Promise<boolean> {
  // In the log the copy is the person's own.
  const asOwner = await createLocalReq({ user: { ...owner, collection: 'users' } }, payload)
  const copy = await copyPerson(asOwner, owner.email)
  return withDraft(async (draft) => {
    const bytes = await writeArchive(draft, {
      copy,
      email: owner.email,
      at: new Date(),
      onProgress: (progress) => alone(payload, (execute) => moveArchive(execute, id, progress)),
    })
    if (bytes === null) return false
    await storage.writeFrom(archiveKey(id), draft)
    const now = new Date()
    return alone(payload, async (execute, req) => {
      if (!(await finishArchive(execute, id, { bytes, now }))) return false
      await tellReady(req, owner, now)
      return true
    })
  })
}

async function fail(payload: Payload, id: string, owner: User | null): Promise<void> {
  await alone(payload, async (execute, req) => {
    if ((await failArchive(execute, id)) && owner) await tellFailed(req, owner)
  })
  await dropFile(payload, id)
}

/**
 * Makes an archive that was asked for, and tells its owner. Run again, after a crash, it begins
 * anew and writes over; one that is ready, or was followed by another, stays as it is.
 * @param isLastTry when it fails now, it has failed
 * @throws {StorageDownError}
 */
export async function makeArchive(payload: Payload, id: string, isLastTry: boolean): Promise<void> {
  const user = await alone(payload, (execute) => takeArchive(execute, id))
  if (!user) {
    // Its person was erased while it was written: the file may have come after.
    if (!(await alone(payload, (execute) => archiveExists(execute, id)))) {
      await dropFile(payload, id)
    }
    return
  }
  const owner = await ownerOf(payload, user)
  // The address became another one since, which nobody confirmed: see `askArchive`.
  if (!owner?.emailVerified) return fail(payload, id, null)
  try {
    if (!(await make(payload, id, owner))) await dropFile(payload, id)
  } catch (error) {
    if (isLastTry) await fail(payload, id, owner)
    throw error
  }
}
