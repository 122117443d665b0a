import { sql } from '@payloadcms/db-postgres'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

import { moment } from '@/platform/db/columns'
import type { DatabasePart } from '@/platform/db/part'

/** What somebody told of. Of whoever stays anonymous there is no column that says anything. */
const reports = pgTable(
  'abuse_reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: varchar('kind').notNull(),
    species: varchar('species').notNull(),
    animals: integer('animals').notNull(),
    description: text('description').notNull(),
    place: text('place').notNull(),
    commune: varchar('commune').notNull(),
    /** INSEE code of the commune. */
    communeCode: varchar('commune_code').notNull(),
    department: varchar('department').notNull(),
    /** A day without an hour. */
    seenOn: date('seen_on'),
    /** `oui`, `non`, `inconnu`. */
    isOngoing: varchar('is_ongoing').notNull(),
    author: text('author').notNull().default(''),
    /** Ids of the shelters of the platform that it is about: nobody of their teams reads it. */
    accusedShelters: jsonb('accused_shelters').notNull().default([]),
    reporterName: varchar('reporter_name'),
    reporterEmail: varchar('reporter_email'),
    reporterPhone: varchar('reporter_phone'),
    /** Whether whoever takes the report over may be told who wrote it. */
    mayShare: boolean('may_share').notNull().default(false),
    /** A list of `{ id, key, type }`, the key being that of the storage. */
    photos: jsonb('photos').notNull().default([]),
    status: varchar('status').notNull().default('RECEIVED'),
    outcome: varchar('outcome'),
    /** Nobody of the desk has opened it since it came, or since its reporter wrote more. */
    isUnread: boolean('is_unread').notNull().default(true),
    receivedAt: moment('received_at').notNull().defaultNow(),
    /** Key of the try that sent it (`platform/http/form-keys`): it says nothing of whoever did. */
    lastSave: varchar('last_save', { length: 32 }),
  },
  (table) => [
    index('abuse_reports_department_idx').on(table.department, table.receivedAt),
    index('abuse_reports_received_at_idx').on(table.receivedAt),
    index('abuse_reports_reporter_email_idx').on(table.reporterEmail),
    index('abuse_reports_save_idx')
      .on(table.lastSave)
      .where(sql`last_save is not null`),
  ],
)

/** What happened to a report, and what was said of it, oldest first. */
const events = pgTable(
  'abuse_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reportId: uuid('report_id').notNull(),
    /** `FORWARDED`, `CLOSED`, `MESSAGE` of the desk, `NOTE` of the reporter. */
    kind: varchar('kind').notNull(),
    /** To whom it was forwarded, or how it ended. */
    detail: varchar('detail'),
    text: text('text').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('abuse_events_report_idx').on(table.reportId, table.createdAt)],
)

/** The shelters that read the reports of a department. */
const recipients = pgTable(
  'abuse_recipients',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    shelterId: uuid('shelter_id').notNull(),
    department: varchar('department').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('abuse_recipients_shelter_department_unique').on(table.shelterId, table.department),
    index('abuse_recipients_department_idx').on(table.department),
  ],
)

/**
 * A form that was refused without JavaScript, for the page that shows it again, once: nothing of it
 * may stay in the browser.
 */
const drafts = pgTable('abuse_drafts', {
  id: uuid('id').primaryKey().defaultRandom(),
  typed: jsonb('typed').notNull(),
  errors: jsonb('errors').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const abuseDatabase: DatabasePart = {
  tables: {
    abuse_reports: reports,
    abuse_events: events,
    abuse_recipients: recipients,
    abuse_drafts: drafts,
  },
}
