import { sql } from '@payloadcms/db-postgres'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

import { moment } from '@/platform/db/columns'
import type { DatabasePart } from '@/platform/db/part'
import { wordsSql } from '@/platform/db/plain'

/** Walks. Lists of words are arrays of Postgres, so that one row answers every filter of a list. */
const walks = pgTable(
  'walks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** One more with each change: what was read before is never written over what came since. */
    version: integer('version').notNull().default(1),
    /** Key of the save that wrote this version (`platform/http/save-keys`); null when none did. */
    lastSave: varchar('last_save', { length: 32 }),
    status: varchar('status').notNull().default('DRAFT'),
    /** Null once a person who wrote it for a shelter is erased. */
    createdBy: uuid('created_by'),
    shelterId: uuid('shelter_id'),
    name: varchar('name').notNull(),
    slug: varchar('slug').notNull().unique(),
    difficulty: varchar('difficulty').notNull(),
    type: varchar('type').notNull(),
    /** Metres; minutes; metres of climb. */
    distance: integer('distance').notNull(),
    duration: integer('duration'),
    elevation: integer('elevation'),
    /** Which of the three were typed by hand. */
    overridden: text('overridden').array().notNull().default([]),
    startLat: doublePrecision('start_lat'),
    startLng: doublePrecision('start_lng'),
    startAddress: varchar('start_address'),
    endLat: doublePrecision('end_lat'),
    endLng: doublePrecision('end_lng'),
    endAddress: varchar('end_address'),
    priceCents: integer('price_cents'),
    shortDescription: text('short_description'),
    longDescription: text('long_description'),
    tags: text('tags').array().notNull().default([]),
    isAccessible: boolean('is_accessible').notNull().default(false),
    allowedAnimals: text('allowed_animals').array().notNull().default([]),
    hasParkingNearby: boolean('has_parking_nearby').notNull().default(false),
    hasRestrooms: boolean('has_restrooms').notNull().default(false),
    bestSeasons: text('best_seasons').array().notNull().default([]),
    region: varchar('region'),
    department: varchar('department'),
    city: varchar('city'),
    postalCode: varchar('postal_code'),
    /** Key in the storage of the photo that a card shows; one of its photos. */
    coverKey: varchar('cover_key'),
    /** A list of `WalkPhoto`. */
    photos: jsonb('photos').notNull().default([]),
    dogRule: varchar('dog_rule'),
    dogRuleNote: varchar('dog_rule_note'),
    /** A list of `[latitude, longitude, elevation]`. */
    track: jsonb('track'),
    /**
     * The words by which it is found. Kept by Postgres, because a word that many walks hold is looked for
     * without an index; `plain_list` comes with `migrations/initial/search.ts`.
     */
    words: text('words').generatedAlwaysAs(
      wordsSql(sql`name`, sql`city`, sql`region`, sql`plain_list(tags)`),
    ),
    lastVerifiedAt: moment('last_verified_at'),
    submittedAt: moment('submitted_at'),
    publishedAt: moment('published_at'),
    rejectedReason: text('rejected_reason'),
    /** When its author last changed what is online and the desk has not looked at it since. */
    changedAt: moment('changed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('walks_list_idx')
      .on(table.publishedAt, table.id)
      .where(sql`status = 'PUBLISHED'`),
    index('walks_words_idx').using('gin', sql`words gin_trgm_ops`),
    index('walks_place_idx')
      .on(table.startLat, table.startLng)
      .where(sql`status = 'PUBLISHED'`),
    index('walks_author_idx').on(table.createdBy, table.updatedAt),
    index('walks_shelter_idx').on(table.shelterId, table.status),
    index('walks_waiting_idx')
      .on(table.submittedAt)
      .where(sql`status = 'PENDING'`),
    index('walks_changed_idx')
      .on(table.changedAt)
      .where(sql`changed_at is not null`),
  ],
)

const waypoints = pgTable(
  'walk_waypoints',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    walkId: uuid('walk_id').notNull(),
    /** From 0, in the order in which one passes. */
    position: integer('position').notNull(),
    types: text('types').array().notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    name: varchar('name').notNull().default(''),
    description: text('description'),
    isOptional: boolean('is_optional').notNull().default(false),
    /** From the one before, in minutes. */
    minutes: integer('minutes'),
    photos: jsonb('photos').notNull().default([]),
  },
  (table) => [index('walk_waypoints_walk_idx').on(table.walkId, table.position)],
)

export const walksDatabase: DatabasePart = {
  tables: { walks, walk_waypoints: waypoints },
}
