import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { adminsAmong } from '@/features/accounts/public'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'

import { countsSql } from '../counters'
import { tellChanges, type Change } from '../tell'

/** People of one transaction: some hundred milliseconds, during which their badges alone are held. */
const SLICE = 4000

const list = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`

/** The role keeps no date of its own: it is that of the first count after it was given. */
async function followAdmins(execute: Execute, ids: readonly string[]): Promise<void> {
  const people = list(ids)
  await execute(sql`
    with now_admin as (${adminsAmong(people)}), gone as (
      delete from badge_admin_terms t where t.user_id = any(${people}) and not exists (
        select 1 from now_admin a where a.user_id = t.user_id and a.shelter_id = t.shelter_id)
    )
    insert into badge_admin_terms (user_id, shelter_id, since)
    select a.user_id, a.shelter_id, current_date from now_admin a
    on conflict do nothing`)
}

/**
 * Counts some people, and writes only what is not so already.
 * @returns what became unlocked or locked
 */
async function count(execute: Execute, ids: readonly string[]): Promise<Change[]> {
  const { rows } = await execute<Change>(sql`
    with who as materialized (select ${list(ids)} as ids),
    counts as materialized (${countsSql(sql`(select ids from who)::uuid[]`)}),
    people as (select u.id from users u where u.id = any((select ids from who)::uuid[])),
    next as materialized (
      select p.id as user_id, b.id as badge_id, b.name, coalesce(c.value, 0) as value,
        h.id is not null as is_known, coalesce(h.current_value, 0) as was_value, h.unlocked_at,
        coalesce(h.is_equipped, false) as was_equipped,
        case when h.forced is not null then h.forced = 'UNLOCKED'
          else coalesce(c.value, 0) >= b.criteria_value
            and (b.is_active or h.unlocked_at is not null) end as is_unlocked
      from people p cross join badges b
        left join counts c on c.user_id = p.id and c.criteria = b.criteria_type
        left join user_badges h on h.user_id = p.id and h.badge_id = b.id
    ), written as (
      insert into user_badges as h (user_id, badge_id, current_value, unlocked_at)
      select n.user_id, n.badge_id, n.value,
        case when n.is_unlocked then coalesce(n.unlocked_at, now()) end
      from next n
      where (n.is_known or n.value > 0) and (not n.is_known or n.value <> n.was_value
        or n.is_unlocked <> (n.unlocked_at is not null))
      on conflict (user_id, badge_id) do update set current_value = excluded.current_value,
        -- Forced meanwhile, it stays what it was forced to.
        unlocked_at = case when h.forced is null then excluded.unlocked_at else h.unlocked_at end,
        is_equipped = h.is_equipped and (h.forced is not null or excluded.unlocked_at is not null)
      returning h.user_id, h.badge_id, h.unlocked_at is not null as is_unlocked
    )
    select w.user_id as "userId", n.name, w.is_unlocked as "isUnlocked",
      n.was_equipped as "wasEquipped"
    from written w join next n on n.user_id = w.user_id and n.badge_id = w.badge_id
    where w.is_unlocked <> (n.unlocked_at is not null)
    order by n.name`)
  return rows
}

/** @param ids of accounts; a few thousand at most */
async function recountSlice(
  req: PayloadRequest,
  execute: Execute,
  ids: readonly string[],
): Promise<void> {
  // Two counts of the same person would each write what it read; the later one reads after the earlier.
  await lockName(execute, 'badges:recount')
  await followAdmins(execute, ids)
  // Before the count reads them: a press that came first is seen, the next one waits.
  await execute(sql`
    select 1 from user_badges where user_id = any(${list(ids)})
    order by user_id, badge_id for update`)
  const changes = await count(execute, ids)
  const unworn = changes.filter(({ isUnlocked, wasEquipped }) => wasEquipped && !isUnlocked)
  if (unworn.length > 0) {
    await touch(
      req,
      unworn.map(({ userId }) => tags.profile(userId)),
    )
  }
  await tellChanges(req, execute, changes)
}

/** Counts the badges of some people from the facts, as they are now. */
export async function recountPeople(req: PayloadRequest, ids: readonly string[]): Promise<void> {
  const people = [...new Set(ids)].sort()
  for (let from = 0; from < people.length; from += SLICE) {
    const slice = people.slice(from, from + SLICE)
    await inTransaction(req, (execute) => recountSlice(req, execute, slice))
  }
}

/** Counts those of whom a fact changed since the last time. @returns how many */
export async function recountTouched(req: PayloadRequest): Promise<number> {
  let counted = 0
  for (;;) {
    const found = await inTransaction(req, async (execute) => {
      const { rows } = await execute<{ user_id: string }>(sql`
        delete from badge_touches where id in (
          select id from badge_touches order by id limit ${SLICE} for update skip locked)
        returning user_id`)
      const ids = [...new Set(rows.map((row) => row.user_id))].sort()
      if (ids.length > 0) await recountSlice(req, execute, ids)
      counted += ids.length
      return rows.length
    })
    if (found < SLICE) return counted
  }
}

/** Counts everybody, slice by slice; what people with an account may do goes on meanwhile. */
export async function recountAll(req: PayloadRequest): Promise<number> {
  let counted = 0
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const ids = await inTransaction(req, async (execute) => {
      const { rows } = await execute<{ id: string }>(sql`
        select id from users where id > ${after} order by id limit ${SLICE}`)
      return rows.map(({ id }) => id)
    })
    if (ids.length > 0) await recountPeople(req, ids)
    counted += ids.length
    const last = ids.at(-1)
    if (ids.length < SLICE || last === undefined) return counted
    after = last
  }
}

/** Forgets what was counted of accounts that are gone for good. */
export async function forgetLostBadges(req: PayloadRequest): Promise<void> {
  await inTransaction(req, async (execute) => {
    for (const table of ['badge_touches', 'user_badges', 'badge_admin_terms']) {
      await execute(sql`
        delete from ${sql.raw(table)} t where not exists (select 1 from users u where u.id = t.user_id)`)
    }
  })
}
