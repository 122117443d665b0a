import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requireRight, type Right } from '@/platform/access/team-shelter'
import type { Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { isId } from '@/platform/ids.model'

import { SENTENCES } from './model'

/** Who looks after what a shelter asks for, and after what people bring. */
export const RIGHT = {
  may: 'manageForms',
  to: 'gérer les besoins du refuge',
} as const satisfies Right

/**
 * The shelter of a request that the person looks after.
 * @throws {HttpError} 404 for whoever has no part in it, 403 naming the role for its other members
 */
export async function requireRequest(
  req: PayloadRequest,
  execute: Execute,
  id: string,
): Promise<string> {
  if (!isId(id)) throw new HttpError(404, SENTENCES.notFound)
  const { rows } = await execute<{ shelter: string }>(sql`
    select shelter_id as shelter from supply_requests where id = ${id} and deleted_at is null`)
  const [row] = rows
  if (!row) throw new HttpError(404, SENTENCES.notFound)
  requireRight(req, row.shelter, RIGHT, SENTENCES.notFound)
  return row.shelter
}
