import { sql } from '@payloadcms/db-postgres'

import type { Execute } from '@/platform/db/transaction'

/**
 * The animals that earlier sendings made, in the bin included, by the key of each.
 * @param shelter id of the shelter: the key of another one's animal tells nothing
 */
export async function sentBefore(
  execute: Execute,
  shelter: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await execute<{ id: string; key: string }>(sql`
    select id, idempotency_key as key from animals
    where shelter_id = ${shelter} and idempotency_key = any(${sql.param(keys)}::text[])`)
  return new Map(rows.map(({ id, key }) => [key, id]))
}
