import type { PayloadRequest } from 'payload'

import type { Execute } from '@/platform/db/transaction'

import { holdReport } from '../links'
import { letGo } from './end'

/**
 * Does around a report of a person whose data is about to be erased what erasing the report itself
 * does, in the caller's transaction. Its row, its photos and what was seen go with the person.
 */
export async function endForErasure(
  req: PayloadRequest,
  execute: Execute,
  id: string,
): Promise<void> {
  await holdReport(execute, id)
  await letGo(req, execute, id)
}
