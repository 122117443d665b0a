import { randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { checkPresentPassword } from '@/features/accounts/present-password/commands'
import type { User } from '@/payload-types'
import { inTransaction, lockName } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { enqueue } from '@/platform/jobs/enqueue'
import { longMoment } from '@/platform/time/model'

import { UNCONFIRMED } from '../../own/model'
import { archiveInTheMaking, nextAskAt, shownArchives, type OwnArchive } from '../model'
import { archivesOf, insertArchive } from '../rows'
import { makeDataArchive } from '../tasks'

/** Said of somebody who asks too often. */
const tooMany = (next: Date): string =>
  `Vous avez eu trois copies en vingt-quatre heures. Vous pourrez en demander une autre le ${longMoment(next)}.`

/**
 * Asks for an archive of one’s data: a job makes it. While one is being made there is no other.
 * @returns the archives of the person, newest first
 * @throws {HttpError} 403 for another password, 422 while the address is not confirmed and after
 * three archives in a day, 429
 */
export async function askArchive(
  request: Request,
  req: PayloadRequest,
  user: User,
  password: string,
): Promise<OwnArchive[]> {
  await checkPresentPassword(request, req, user, password)
  // An address that nobody confirmed may be somebody else's: what is held of it is not shown.
  if (!user.emailVerified) throw new HttpError(422, UNCONFIRMED)
  return inTransaction(req, async (execute) => {
    await lockName(execute, `data-archives:${user.id}`)
    const now = new Date()
    const known = await archivesOf(execute, user.id)
    if (archiveInTheMaking(known, now)) return shownArchives(known, now)
    const next = nextAskAt(known, now)
    if (next) throw new HttpError(422, tooMany(next))
    const id = randomUUID()
    await insertArchive(execute, id, user.id)
    await enqueue(req, makeDataArchive, { archive: id })
    return shownArchives(await archivesOf(execute, user.id), now)
  })
}
