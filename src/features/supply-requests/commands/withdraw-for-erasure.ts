import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Execute } from '@/platform/db/transaction'
import { SOMEBODY_GONE } from '@/platform/french.model'

import { isOpenAnswer } from '../model'
import { holdResponse } from '../responses'
import { tellWithdrawn } from '../tell'

/**
 * Tells teams that what a person said to bring is awaited no more, without their pseudo: their data is
 * about to be erased, in the caller's transaction.
 * @param ids of their answers
 */
export async function withdrawForErasure(
  req: PayloadRequest,
  execute: Execute,
  ids: readonly string[],
): Promise<void> {
  const { rows } = await execute<{ id: string }>(sql`
    select id from supply_responses where id::text = any(${sql.param([...ids])}::text[]) order by id`)
  for (const { id } of rows) {
    const answer = await holdResponse(execute, id)
    if (answer.isArchived || !isOpenAnswer(answer.status)) continue
    await tellWithdrawn(req, { ...answer, name: SOMEBODY_GONE })
  }
}
