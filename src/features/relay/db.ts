import {
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

import { moment } from '@/platform/db/columns'
import type { DatabasePart } from '@/platform/db/part'

import type { OnceSent, Side, State } from './model'

/** A conversation of two people about something of another room. */
const threads = pgTable(
  'relay_threads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    topicKind: varchar('topic_kind').notNull(),
    topicId: uuid('topic_id').notNull(),
    topicTitle: varchar('topic_title').notNull(),
    /** Page on the site. */
    topicPath: varchar('topic_path').notNull(),
    state: varchar('state').$type<State>().notNull().default('WAITING'),
    endedBy: varchar('ended_by').$type<Side>(),
    endedWhy: text('ended_why'),
    endedAt: moment('ended_at'),
    /** What one side says of the other: read by the platform. */
    reportedBy: varchar('reported_by').$type<Side>(),
    /** What it was before it was reported: it is given back as it was. */
    stateBefore: varchar('state_before').$type<State>(),
    endedByBefore: varchar('ended_by_before').$type<Side>(),
    reportReason: text('report_reason'),
    reportedAt: moment('reported_at'),
    reviewedAt: moment('reviewed_at'),
    /** What whoever was reported says of the one who did, and when. */
    alsoReason: text('also_reason'),
    alsoReportedAt: moment('also_reported_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Of the last message that reached the other side. */
    lastAt: moment('last_at').notNull().defaultNow(),
  },
  (table) => [
    index('relay_threads_topic_idx').on(table.topicKind, table.topicId),
    index('relay_threads_last_idx').on(table.lastAt),
  ],
)

/** The two people of a thread: whom the other never sees more of than a first name. */
const sides = pgTable(
  'relay_sides',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    side: varchar('side').$type<Side>().notNull(),
    /** Null once the person was erased: nothing of the thread is shown to this side any more. */
    name: varchar('name'),
    email: varchar('email').notNull(),
    userId: uuid('user_id'),
    /** Begins the address to which this side answers by mail: `r-…@RELAY_DOMAIN`. */
    mailKey: varchar('mail_key').notNull().unique(),
    readAt: moment('read_at'),
  },
  (table) => [
    unique('relay_sides_thread_side').on(table.threadId, table.side),
    index('relay_sides_email_idx').on(table.email),
    index('relay_sides_user_idx').on(table.userId),
  ],
)

const messages = pgTable(
  'relay_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    sideId: uuid('side_id')
      .notNull()
      .references(() => sides.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** Key of the photo in the storage. */
    photoKey: varchar('photo_key'),
    /** Of one press, or of one e-mail: the same again is the same message. */
    onceKey: varchar('once_key'),
    /** Since when it waits for its author to open the link; null once it was sent. */
    waitingSince: moment('waiting_since'),
    /** Work that is put in the queue once it is sent: a task and its input. */
    onceSent: jsonb('once_sent').$type<OnceSent>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('relay_messages_once').on(table.sideId, table.onceKey),
    index('relay_messages_thread_idx').on(table.threadId, table.createdAt),
  ],
)

export const relayDatabase: DatabasePart = {
  tables: { relay_threads: threads, relay_sides: sides, relay_messages: messages },
}
