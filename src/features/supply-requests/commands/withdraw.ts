import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { isOpenAnswer, SENTENCES } from '../model'
import { recount } from './recount'
import { holdResponse } from '../responses'
import { tellWithdrawn } from '../tell'

/**
 * Its giver does not come: the answer counts no more, its telephone is erased, the team is told.
 * @throws {HttpError} 404 for anybody else, 409 once it is over
 */
export const withdrawResponse = (req: PayloadRequest, user: string, id: string): Promise<void> =>
  inTransaction(req, async (execute) => {
    const answer = await holdResponse(execute, id)
    const { requestId, userId, shelter } = answer
    if (userId !== user) throw new HttpError(404, SENTENCES.answerNotFound)
    // Pressed twice: it is done.
    if (answer.isArchived) return
    if (!isOpenAnswer(answer.status)) throw new HttpError(409, SENTENCES.wrongStep)
    await execute(sql`
      update supply_responses set is_archived = true, archived_at = now(), phone = null,
        version = version + 1 where id = ${id}::uuid`)
    await tellWithdrawn(req, answer)
    await recount(req, execute, { request: requestId, shelter: shelter.id })
  })
