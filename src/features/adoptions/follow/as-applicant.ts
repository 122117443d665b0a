import { createLocalReq, type PayloadRequest } from 'payload'

import { idOfToken } from '@/platform/access/personal-link'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { openPayload } from '@/platform/payload'
import { swept } from '@/platform/storage/transaction'

import { caseOf, type Case } from '../facts'
import { holdMeetings } from '../meetings'
import { holdRequest, NOT_FOUND } from '../request-row'

/**
 * Does something with the request that a personal link opens, as the person who made it. The
 * session, if there is one, has no part in it.
 * @throws {HttpError} 404 for a link that this server did not write
 */
export async function asApplicant<T>(
  token: string,
  work: (req: PayloadRequest, about: Case, hold: Hold) => Promise<T>,
): Promise<T> {
  const id = idOfToken('adoption', token)
  if (!id) throw new HttpError(404, NOT_FOUND)
  const req = await createLocalReq({}, await openPayload())
  return swept(
    inTransaction(req, async (execute) => {
      const row = await holdRequest(req, execute, { id, shelter: null })
      const about = await caseOf(req, row)
      return work(req, about, () => holdMeetings(execute, about.shelter.id))
    }),
  )
}

type Hold = () => Promise<unknown>
