import { sql } from '@payloadcms/db-postgres'
import {
  boolean,
  doublePrecision,
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

/** What a shelter looks for. */
const missions = pgTable(
  'volunteer_missions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    shelterId: uuid('shelter_id').notNull(),
    slug: varchar('slug').notNull().unique(),
    /** OPEN, PAUSED (nobody applies, slots go on) or CLOSED. */
    status: varchar('status').notNull().default('OPEN'),
    /** One more with each change: what was read before is never written over what came since. */
    version: integer('version').notNull().default(1),
    /** Key of the save that wrote this version (`platform/http/save-keys`); null when none did. */
    lastSave: varchar('last_save', { length: 32 }),
    title: varchar('title').notNull(),
    kind: varchar('kind').notNull(),
    rhythm: varchar('rhythm').notNull(),
    skills: text('skills').array().notNull().default([]),
    /** Years; null when there is none. */
    minAge: integer('min_age'),
    description: text('description').notNull(),
    placeWords: varchar('place_words'),
    communeCode: varchar('commune_code').notNull(),
    communeName: varchar('commune_name').notNull(),
    department: varchar('department').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('volunteer_missions_shelter_idx').on(table.shelterId, table.status),
    index('volunteer_missions_open_idx')
      .on(table.createdAt, table.id)
      .where(sql`status = 'OPEN'`),
    index('volunteer_missions_place_idx')
      .on(table.lat, table.lng)
      .where(sql`status = 'OPEN'`),
  ],
)

/** Somebody offers to help with a mission. */
const applications = pgTable(
  'volunteer_applications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    missionId: uuid('mission_id').notNull(),
    shelterId: uuid('shelter_id').notNull(),
    userId: uuid('user_id').notNull(),
    name: varchar('name').notNull(),
    phone: varchar('phone').notNull(),
    /** Years, as the person says. */
    age: integer('age').notNull(),
    parentName: varchar('parent_name'),
    parentAgrees: boolean('parent_agrees').notNull().default(false),
    availability: text('availability'),
    message: text('message'),
    /** PENDING, ACCEPTED, REFUSED or WITHDRAWN. */
    status: varchar('status').notNull().default('PENDING'),
    answer: text('answer'),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('volunteer_applications_shelter_idx').on(table.shelterId, table.status, table.createdAt),
    index('volunteer_applications_user_idx').on(table.userId, table.createdAt),
    // Sent twice at once, it waits once.
    uniqueIndex('volunteer_applications_waiting_idx')
      .on(table.missionId, table.userId)
      .where(sql`status = 'PENDING'`),
  ],
)

/** A person helps a shelter, or did; it gives no right in its team. */
const volunteers = pgTable(
  'volunteers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    shelterId: uuid('shelter_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** By which the person came last. */
    applicationId: uuid('application_id'),
    name: varchar('name').notNull(),
    phone: varchar('phone'),
    /** Years, as the person said when they were accepted last. */
    age: integer('age'),
    ageAt: moment('age_at').notNull().defaultNow(),
    since: moment('since').notNull().defaultNow(),
    endedAt: moment('ended_at'),
    endedReason: text('ended_reason'),
    endedBy: uuid('ended_by'),
  },
  (table) => [
    uniqueIndex('volunteers_person_idx').on(table.shelterId, table.userId),
    index('volunteers_user_idx').on(table.userId),
  ],
)

/** A time at which a mission needs people. */
const slots = pgTable(
  'volunteer_slots',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    missionId: uuid('mission_id').notNull(),
    shelterId: uuid('shelter_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    places: integer('places').notNull(),
    note: text('note'),
    cancelledAt: moment('cancelled_at'),
    cancelReason: text('cancel_reason'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('volunteer_slots_shelter_idx').on(table.shelterId, table.startsAt),
    index('volunteer_slots_time_idx').on(table.startsAt),
    // The same slot, sent twice, is one.
    uniqueIndex('volunteer_slots_once_idx')
      .on(table.missionId, table.startsAt)
      .where(sql`cancelled_at is null`),
  ],
)

/** A volunteer on a slot, and the hours that came of it. */
const shifts = pgTable(
  'volunteer_shifts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    slotId: uuid('slot_id').notNull(),
    shelterId: uuid('shelter_id').notNull(),
    userId: uuid('user_id').notNull(),
    takenAt: moment('taken_at').notNull().defaultNow(),
    remindedAt: moment('reminded_at'),
    declaredMinutes: integer('declared_minutes'),
    declaredAt: moment('declared_at'),
    /** ATTENDED or ABSENT, once the team said so. */
    attendance: varchar('attendance'),
    validatedMinutes: integer('validated_minutes'),
    validatedAt: moment('validated_at'),
    validatedBy: uuid('validated_by'),
  },
  (table) => [
    uniqueIndex('volunteer_shifts_once_idx').on(table.slotId, table.userId),
    index('volunteer_shifts_user_idx').on(table.userId),
    index('volunteer_shifts_shelter_idx').on(table.shelterId),
  ],
)

/** The secret in the address of somebody's calendar; a new one closes the old address. */
const calendars = pgTable('volunteer_calendars', {
  userId: uuid('user_id').primaryKey(),
  secret: varchar('secret').notNull().unique(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const volunteeringDatabase: DatabasePart = {
  tables: {
    volunteer_missions: missions,
    volunteer_applications: applications,
    volunteers,
    volunteer_slots: slots,
    volunteer_shifts: shifts,
    volunteer_calendars: calendars,
  },
}
