import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requireSuperAdmin } from '@/platform/access/require'
import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { sessionOf } from '@/platform/db/session'
import { env } from '@/platform/env'
import { HttpError } from '@/platform/http/errors'
import { openPayload } from '@/platform/payload'

import { shownIcon } from './drawing.model'
import { SENTENCES, type Forced, type Rarity } from './model'
import { BADGE_COLUMNS, iconOf, isoOf, RARITY_RANK, type BadgeRow } from './rows'
import type { OwnBadge, UserBadge, UserBadges } from './view'

export { listBadges, readBadge } from './list'

type HeldRow = BadgeRow & {
  isGiven: boolean
  isActive: boolean
  currentValue: number
  unlockedAt: string | null
  forced: Forced | null
  forcedBy: string | null
  forcedAt: string | null
}

const HELD = sql`${BADGE_COLUMNS}, b.is_active as "isGiven",
  coalesce(h.is_equipped, false) as "isActive", coalesce(h.current_value, 0) as "currentValue",
  h.unlocked_at as "unlockedAt", h.forced, h.forced_at as "forcedAt",
  case when h.forced is not null then coalesce(f.name, 'Compte supprimé') end as "forcedBy"`

async function heldBy(req: PayloadRequest, user: string): Promise<HeldRow[]> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<HeldRow>(sql`
    select ${HELD} from badges b
      left join user_badges h on h.badge_id = b.id and h.user_id = ${user}
      left join users f on f.id = h.forced_by
    order by ${RARITY_RANK}, b.criteria_type, b.criteria_value, b.id`)
  return rows
}

const toHeld = (row: HeldRow) => {
  const { ownIcon: _, forced, forcedBy, forcedAt, ...badge } = row
  return {
    held: {
      ...badge,
      iconUrl: iconOf(row),
      isUnlocked: row.unlockedAt !== null,
      unlockedAt: isoOf(row.unlockedAt),
    },
    force: { forced, forcedBy, forcedAt: isoOf(forcedAt) },
  }
}

/**
 * Every badge with how far a person is, for super admins.
 * @throws {HttpError} 403, 404
 */
export async function getUserBadgesForAdmin(
  req: PayloadRequest,
  userId: string,
): Promise<UserBadges> {
  requireSuperAdmin(req.user, SENTENCES.superAdmins)
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ id: string; name: string }>(
    sql`select id, name from users where id = ${userId}`,
  )
  const [person] = rows
  if (!person) throw new HttpError(404, SENTENCES.personNotFound)
  const badges = (await heldBy(req, userId)).map((row): UserBadge => {
    const { held, force } = toHeld(row)
    return { ...held, ...force }
  })
  return { person, badges }
}

/** A person’s own badges: those that can be earned, and those that they have. */
export async function listOwnBadges(req: PayloadRequest, user: string): Promise<OwnBadge[]> {
  const rows = await heldBy(req, user)
  return rows
    .filter(({ isGiven, unlockedAt }) => isGiven || unlockedAt !== null)
    .map((row) => {
      const { held, force } = toHeld(row)
      return { ...held, isForced: force.forced !== null }
    })
}

/** What a profile shows of the badge that its owner wears. */
export type WornBadge = {
  id: string
  name: string
  description: string
  rarity: Rarity
  icon: string
}

const wornId = cached(
  async (user: string): Promise<string | null> => {
    const { db } = await openPayload()
    const { rows } = await db.drizzle.execute<{ badge_id: string }>(
      sql`select badge_id from user_badges where user_id = ${user} and is_equipped`,
    )
    return rows[0]?.badge_id ?? null
  },
  { key: 'badges.worn', tags: (user) => [tags.profile(user)] },
)

const wornBadge = cached(
  async (id: string): Promise<WornBadge | null> => {
    const { db } = await openPayload()
    const { rows } = await db.drizzle.execute<BadgeRow>(
      sql`select ${BADGE_COLUMNS} from badges b where b.id = ${id}`,
    )
    const [row] = rows
    if (!row) return null
    const { name, description, rarity, criteriaType, ownIcon } = row
    const icon = shownIcon(ownIcon, env.publicUrl, criteriaType, rarity)
    return { id, name, description, rarity, icon }
  },
  { key: 'badges.one', tags: (id) => [tags.badge(id)] },
)

/** The badge that somebody wears; the caller knows that their profile is public. @param user id of the account */
export async function findWornBadge(user: string): Promise<WornBadge | null> {
  const id = await wornId(user)
  return id ? wornBadge(id) : null
}
