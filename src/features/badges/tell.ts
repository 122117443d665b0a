import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { storeNotices } from '@/features/notifications/commands'
import type { Execute } from '@/platform/db/transaction'
import { parisDay } from '@/platform/time/model'

import { noticeOf } from './notice.model'
import { OWN_BADGES_PATH } from './model'

/** A badge that somebody has now, or has no more. */
export type Change = {
  userId: string
  name: string
  isUnlocked: boolean
  wasEquipped: boolean
}

/** The people of the same words together: of 200,000 there are some dozens of them. */
function byWords(changes: readonly Change[]): Map<string, { names: string[]; users: string[] }> {
  const ofUser = new Map<string, string[]>()
  for (const { userId, name } of changes) {
    ofUser.set(userId, [...(ofUser.get(userId) ?? []), name])
  }
  const groups = new Map<string, { names: string[]; users: string[] }>()
  for (const [user, names] of ofUser) {
    const key = JSON.stringify(names)
    const group = groups.get(key) ?? { names, users: [] }
    group.users.push(user)
    groups.set(key, group)
  }
  return groups
}

/** Those who read of a badge today (of a muted row nobody did: it was read as it was written): the next one is told without coming over the page. */
async function toldToday(execute: Execute, users: readonly string[], group: string) {
  const { rows } = await execute<{ id: string }>(sql`
    select user_id as id from notifications
    where user_id = any(${sql.param([...users])}::uuid[]) and group_key = ${group}
      and read_at is not null and read_at <> created_at`)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Tells people on the site what became of their badges, never by e-mail. One unlocked comes over the page,
 * once a day at most: while it is not read the next one takes its place, and after that it is told quietly.
 */
export async function tellChanges(
  req: PayloadRequest,
  execute: Execute,
  changes: readonly Change[],
): Promise<void> {
  const day = parisDay(new Date())
  const group = `badges:unlocked:${day}`
  for (const isUnlocked of [true, false]) {
    const some = changes.filter((change) => change.isUnlocked === isUnlocked)
    for (const { names, users } of byWords(some).values()) {
      const quiet = isUnlocked ? await toldToday(execute, users, group) : new Set(users)
      const tell = (to: readonly string[], type: 'PROFILE_LIKED' | 'GENERAL_INFO', key: string) =>
        to.length > 0 &&
        storeNotices(
          req,
          { users: to, emails: [] },
          {
            type,
            ...noticeOf(names, isUnlocked),
            actionUrl: OWN_BADGES_PATH,
            group: key,
            // No letter is written, and the row asks for none.
            letter: 'always',
          },
        )
      await tell(
        users.filter((user) => !quiet.has(user)),
        'PROFILE_LIKED',
        group,
      )
      await tell(
        users.filter((user) => quiet.has(user)),
        'GENERAL_INFO',
        `badges:${isUnlocked ? 'more' : 'locked'}:${day}`,
      )
    }
  }
}
