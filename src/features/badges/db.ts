import { sql } from '@payloadcms/db-postgres'
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

import { moment } from '@/platform/db/columns'
import type { DatabasePart } from '@/platform/db/part'

/** What people can earn. */
const badges = pgTable(
  'badges',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** One more with each change: what was read before is never written over what came since. */
    version: integer('version').notNull().default(1),
    name: varchar('name').notNull(),
    description: varchar('description').notNull(),
    /** Null for a drawing of ours. */
    iconUrl: text('icon_url'),
    rarity: varchar('rarity').notNull(),
    criteriaType: varchar('criteria_type').notNull(),
    criteriaValue: integer('criteria_value').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  () => [uniqueIndex('badges_name_idx').on(sql`lower(name)`)],
)

/** How far a person is with a badge; no row is nothing counted yet. */
const userBadges = pgTable(
  'user_badges',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    badgeId: uuid('badge_id').notNull(),
    currentValue: integer('current_value').notNull().default(0),
    /** Since when it is unlocked; null while it is locked. */
    unlockedAt: moment('unlocked_at'),
    /** UNLOCKED or LOCKED by a super admin, whatever is counted. */
    forced: varchar('forced'),
    forcedBy: uuid('forced_by'),
    forcedAt: moment('forced_at'),
    isEquipped: boolean('is_equipped').notNull().default(false),
  },
  (table) => [
    uniqueIndex('user_badges_once_idx').on(table.userId, table.badgeId),
    index('user_badges_badge_idx').on(table.badgeId),
    index('user_badges_forced_idx')
      .on(table.forcedBy)
      .where(sql`forced_by is not null`),
    // Whatever happens at once, a person shows one.
    uniqueIndex('user_badges_equipped_idx')
      .on(table.userId)
      .where(sql`is_equipped`),
  ],
)

/** Since when somebody is ADMIN of a shelter: the role itself keeps no date. */
const adminTerms = pgTable(
  'badge_admin_terms',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    shelterId: uuid('shelter_id').notNull(),
    since: date('since').notNull(),
  },
  (table) => [uniqueIndex('badge_admin_terms_once_idx').on(table.userId, table.shelterId)],
)

/**
 * People of whom something that is counted changed, written by triggers (`migrations/initial/badges.ts`) on the
 * tables of the facts; a person may be there several times, so that two writes never wait for each other.
 */
const touches = pgTable('badge_touches', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  userId: uuid('user_id').notNull(),
})

export const badgesDatabase: DatabasePart = {
  tables: {
    badges,
    user_badges: userBadges,
    badge_admin_terms: adminTerms,
    badge_touches: touches,
  },
}
