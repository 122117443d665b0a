import { sql } from '@payloadcms/db-postgres'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  unique,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

import { moment } from '@/platform/db/columns'
import { withIndexes } from '@/platform/db/indexes'
import type { DatabasePart } from '@/platform/db/part'

/** A lost and a found animal that may be the same; or an animal that a shelter took in. */
const matches = pgTable(
  'lost_found_matches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lostId: uuid('lost_id'),
    foundId: uuid('found_id'),
    /** Instead of one of them: an animal of a shelter. */
    animalId: uuid('animal_id'),
    score: integer('score').notNull(),
    isCertain: boolean('is_certain').notNull().default(false),
    reasons: jsonb('reasons').notNull(),
    /** NEW; CONFIRMED or REFUSED by one of the two, or by whoever looks after the reports. */
    state: varchar('state').notNull().default('NEW'),
    toldAt: moment('told_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('lost_found_matches_pair')
      .on(table.lostId, table.foundId, table.animalId)
      .nullsNotDistinct(),
    index('lost_found_matches_found_idx').on(table.foundId),
  ],
)

/** Somebody saw the animal of a report: where and when; who, only the conversation about it knows. */
const sightings = pgTable(
  'lost_found_sightings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reportId: uuid('report_id').notNull(),
    day: varchar('day').notNull(),
    /** « 18:30 »; null when nobody knows. */
    hour: varchar('hour'),
    communeName: varchar('commune_name').notNull(),
    department: varchar('department').notNull(),
    placeWords: varchar('place_words'),
    /** Whether a point was put on a map; without one the place is the commune. */
    isExact: boolean('is_exact').notNull(),
    /** The middle of a square of 600 m; the exact point is told to the author of the report alone. */
    shownLat: doublePrecision('shown_lat').notNull(),
    shownLng: doublePrecision('shown_lng').notNull(),
    /** At most one, in a list. */
    photos: jsonb('photos').notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the owner of the address of whoever saw it sent it: shown from then on. */
    confirmedAt: moment('confirmed_at'),
    /** When somebody took it away, and who: AUTHOR of the report, or PLATFORM. */
    hiddenAt: moment('hidden_at'),
    hiddenBy: varchar('hidden_by'),
    /** The conversation in which it was told: it goes with the person who told it. */
    threadId: uuid('thread_id'),
  },
  (table) => [
    index('lost_found_sightings_report_idx').on(table.reportId),
    index('lost_found_sightings_thread_idx').on(table.threadId),
  ],
)

/** Where a person wants to hear of lost animals; who asked for nothing has no row. */
const watches = pgTable(
  'lost_found_watches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull().unique(),
    communeCode: varchar('commune_code').notNull(),
    communeName: varchar('commune_name').notNull(),
    /** The middle of the square of 600 m that holds the middle of the commune, in degrees. */
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    radiusKm: integer('radius_km').notNull(),
    /** When the last three alerts came, the latest first; and the report of the latest. */
    toldAt: moment('told_at').array().notNull().default([]),
    toldOf: uuid('told_of'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('lost_found_watches_place_idx').on(table.lat, table.lng),
    index('lost_found_watches_told_idx').on(table.toldOf),
  ],
)

/** The reports whose neighbours were told: once each. */
const alerts = pgTable('lost_found_alerts', {
  reportId: uuid('report_id').primaryKey(),
  told: integer('told').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** What the lists are found with: only what they may show. */
const reportIndexes = withIndexes('lost_found_reports', (columns) => {
  const shown = sql`confirmed_at is not null and hidden_at is null and status in ('OPEN', 'MATCHED')`
  return {
    lost_found_list_idx: index('lost_found_list_idx')
      .on(...columns('kind', 'day', 'id'))
      .where(shown),
    lost_found_place_idx: index('lost_found_place_idx')
      .on(...columns('kind', 'shownLat', 'shownLng'))
      .where(shown),
    lost_found_email_idx: index('lost_found_email_idx').on(sql`lower(email)`),
    lost_found_expires_idx: index('lost_found_expires_idx')
      .on(...columns('expiresAt'))
      .where(shown),
    lost_found_ended_idx: index('lost_found_ended_idx').on(...columns('endedAt')),
    lost_found_waiting_idx: index('lost_found_waiting_idx')
      .on(...columns('createdAt'))
      .where(sql`confirmed_at is null`),
  }
})

export const lostFoundDatabase: DatabasePart = {
  tables: {
    lost_found_matches: matches,
    lost_found_sightings: sightings,
    lost_found_watches: watches,
    lost_found_alerts: alerts,
  },
  extend: [reportIndexes],
}
