import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requireSuperAdmin } from '@/platform/access/require'
import { record } from '@/platform/audit/hooks'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { afterPress, SENTENCES, type Forced } from '../model'
import { tellChanges } from '../tell'

type Row = {
  id: string
  name: string
  current: number
  needed: number
  isActive: boolean
  isUnlocked: boolean
  forced: Forced | null
  isEquipped: boolean
}

/**
 * A badge of a person, while nobody else may change any of theirs; its row is made where there was none.
 * @throws {HttpError} 404 for a badge or a person that there is not
 */
async function held(execute: Execute, user: string, badge: string): Promise<Row> {
  await lockName(execute, `badges-of:${user}`)
  const { rows: found } = await execute(sql`
    select 1 from badges b, users u where b.id = ${badge} and u.id = ${user}`)
  if (found.length === 0) throw new HttpError(404, SENTENCES.notFound)
  // The rows that there are first, in the order of a count, so that none waits for the other.
  await execute(sql`
    select 1 from user_badges where user_id = ${user} order by user_id, badge_id for update`)
  await execute(sql`
    insert into user_badges (user_id, badge_id) values (${user}, ${badge}) on conflict do nothing`)
  const { rows } = await execute<Row>(sql`
    select h.id, b.name, h.current_value as current, b.criteria_value as needed,
      b.is_active as "isActive", h.unlocked_at is not null as "isUnlocked", h.forced,
      h.is_equipped as "isEquipped"
    from user_badges h join badges b on b.id = h.badge_id
    where h.user_id = ${user} and h.badge_id = ${badge}`)
  const [row] = rows
  if (!row) throw new HttpError(404, SENTENCES.notFound)
  return row
}

/** What was done to a badge of somebody, in the log. */
const note = (req: PayloadRequest, user: string, what: string): Promise<void> =>
  record(req, {
    action: 'UPDATE',
    collection: 'users',
    before: null,
    after: { id: user },
    note: what,
  })

/**
 * A super admin unlocks a badge of somebody, or locks it: pressed again, the count decides.
 * @param seen whether it was unlocked when it was pressed; null for whatever it is
 * @throws {HttpError} 403, 404, 409 when it is not what was seen
 */
export async function toggleUserBadgeUnlock(
  req: PayloadRequest,
  userId: string,
  badgeId: string,
  seen: boolean | null = null,
): Promise<{ isUnlocked: boolean; forced: Forced | null }> {
  requireSuperAdmin(req.user, SENTENCES.superAdmins)
  return inTransaction(req, async (execute) => {
    const row = await held(execute, userId, badgeId)
    if (seen !== null && seen !== row.isUnlocked) throw new HttpError(409, SENTENCES.changed)
    const { isUnlocked, forced } = afterPress(row)
    await execute(sql`
      update user_badges set forced = ${forced},
        forced_by = case when ${forced}::text is null then null else ${req.user?.id ?? null}::uuid end,
        forced_at = case when ${forced}::text is null then null else now() end,
        unlocked_at = case when ${isUnlocked} then coalesce(unlocked_at, now()) end,
        is_equipped = is_equipped and ${isUnlocked}
      where id = ${row.id}`)
    if (row.isEquipped && !isUnlocked) await touch(req, [tags.profile(userId)])
    await note(
      req,
      userId,
      `Badge «\u00a0${row.name}\u00a0» ${isUnlocked ? 'débloqué' : 'verrouillé'}`,
    )
    // Whom the team takes a badge from is not told that a number fell.
    if (isUnlocked) {
      await tellChanges(req, execute, [
        { userId, name: row.name, isUnlocked, wasEquipped: row.isEquipped },
      ])
    }
    return { isUnlocked, forced }
  })
}

/**
 * Puts a badge on, in the place of any other, or takes it off: the person themselves, or a super admin.
 * @param wanted null turns it round
 * @throws {HttpError} 403 for anybody else, 404, 422 for one that is locked
 */
export async function toggleUserBadgeDisplay(
  req: PayloadRequest,
  userId: string,
  badgeId: string,
  wanted: boolean | null = null,
): Promise<{ isEquipped: boolean; name: string }> {
  const isOwn = req.user?.id === userId
  if (!isOwn) requireSuperAdmin(req.user, SENTENCES.superAdmins)
  return inTransaction(req, async (execute) => {
    const row = await held(execute, userId, badgeId)
    const isEquipped = wanted ?? !row.isEquipped
    if (isEquipped && !row.isUnlocked) throw new HttpError(422, SENTENCES.locked)
    if (isEquipped === row.isEquipped) return { isEquipped, name: row.name }
    await execute(sql`
      update user_badges set is_equipped = false where user_id = ${userId} and is_equipped`)
    if (isEquipped) {
      await execute(sql`update user_badges set is_equipped = true where id = ${row.id}`)
    }
    await touch(req, [tags.profile(userId)])
    if (!isOwn) {
      const done = isEquipped ? 'équipé' : 'retiré du profil'
      await note(req, userId, `Badge «\u00a0${row.name}\u00a0» ${done}`)
    }
    return { isEquipped, name: row.name }
  })
}
