import { sql } from '@payloadcms/db-postgres'

import type { Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { isEmpty, joinChanges, type Change } from './changes.model'
import { OWNER_SENTENCES } from './model'

export type ChangeKind = 'CHANGED' | 'ASKED'
export type StoredChange = Change & { id: string; userId: string | null; kind: ChangeKind }

const COLUMNS = sql`c.id, c.user_id as "userId", c.kind, c.before, c.after`

/**
 * Keeps what an owner changed or asks for. Until a super admin has seen it, what comes later is one
 * with it. The caller holds the place.
 * @returns whether it is the first that waits
 */
export async function noteChange(
  execute: Execute,
  place: string,
  user: string,
  kind: ChangeKind,
  change: Change,
): Promise<boolean> {
  const { rows } = await execute<StoredChange>(sql`
    select ${COLUMNS} from place_changes c
    where c.place_id = ${place} and c.user_id = ${user} and c.kind = ${kind}
      and c.settled_at is null`)
  const [open] = rows
  // What is asked for stands beside what is online: what was asked before gives way.
  const joined = kind === 'ASKED' ? change : joinChanges(open ?? null, change)
  const [before, after] = [JSON.stringify(joined.before), JSON.stringify(joined.after)]
  if (open && isEmpty(joined)) {
    await execute(sql`delete from place_changes where id = ${open.id}`)
  } else if (open) {
    await execute(sql`
      update place_changes set before = ${before}::jsonb, after = ${after}::jsonb,
        changed_at = now() where id = ${open.id}`)
  } else if (!isEmpty(joined)) {
    await execute(sql`
      insert into place_changes (place_id, user_id, kind, before, after)
      values (${place}, ${user}, ${kind}, ${before}::jsonb, ${after}::jsonb)`)
    return true
  }
  return false
}

/** What the owner asks for and nobody has read yet. */
export async function readAsked(
  execute: Execute,
  place: string,
  user: string,
): Promise<Change | null> {
  const { rows } = await execute<StoredChange>(sql`
    select ${COLUMNS} from place_changes c
    where c.place_id = ${place} and c.user_id = ${user} and c.kind = 'ASKED'
      and c.settled_at is null`)
  return rows[0] ?? null
}

/**
 * A super admin has seen a change. The caller holds the place.
 * @throws {HttpError} 409 when somebody else did
 */
export async function settleChange(
  execute: Execute,
  place: string,
  id: string,
  by: string,
  outcome: 'KEPT' | 'UNDONE',
): Promise<StoredChange> {
  const { rows } = await execute<StoredChange>(sql`
    update place_changes c set settled_at = now(), settled_by = ${by}, outcome = ${outcome}
    where c.id = ${id} and c.place_id = ${place} and c.settled_at is null returning ${COLUMNS}`)
  if (!rows[0]) throw new HttpError(409, OWNER_SENTENCES.decided)
  return rows[0]
}

/** Whoever is the owner no more asks for nothing more. The caller holds the place. */
export const dropAsked = (execute: Execute, place: string, by: string): Promise<unknown> =>
  execute(sql`
    update place_changes set settled_at = now(), settled_by = ${by}, outcome = 'UNDONE'
    where place_id = ${place} and kind = 'ASKED' and settled_at is null`)
