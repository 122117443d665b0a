import { sql } from '@payloadcms/db-postgres'
import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

import { moment } from '@/platform/db/columns'
import { withIndexes } from '@/platform/db/indexes'
import type { DatabasePart } from '@/platform/db/part'
import { wordsSql } from '@/platform/db/plain'

/** What people bring: own rows, because a telephone never leaves by Payload’s addresses. */
const responses = pgTable(
  'supply_responses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** One more with each step: what was read before is never decided again. */
    version: integer('version').notNull().default(1),
    requestId: uuid('request_id').notNull(),
    shelterId: uuid('shelter_id').notNull(),
    /** Null once its giver is erased. */
    userId: uuid('user_id'),
    /** 0 where its giver did not say how much: it adds nothing to the sums. */
    quantityDonated: integer('quantity_donated').notNull(),
    name: varchar('name').notNull(),
    /** Null once it is erased: withdrawn, or 90 days after the end. */
    phone: varchar('phone'),
    message: text('message'),
    status: varchar('status').notNull().default('PENDING'),
    rejectedReason: text('rejected_reason'),
    respondedAt: moment('responded_at').notNull().defaultNow(),
    /** Its last step, by the team. */
    decidedAt: moment('decided_at'),
    /** Its giver does not come: it counts no more. */
    isArchived: boolean('is_archived').notNull().default(false),
    archivedAt: moment('archived_at'),
    /** Key of the save that wrote it last (`platform/http/save-keys`); null when none did. */
    lastSave: varchar('last_save', { length: 32 }),
  },
  (table) => [
    index('supply_responses_request_idx').on(table.requestId, table.status),
    index('supply_responses_desk_idx').on(table.shelterId, table.respondedAt),
    index('supply_responses_user_idx').on(table.userId, table.respondedAt),
    uniqueIndex('supply_responses_once_idx')
      .on(table.requestId, table.userId)
      .where(sql`status in ('PENDING', 'ACCEPTED') and not is_archived`),
    index('supply_responses_phone_idx')
      .on(table.decidedAt)
      .where(sql`phone is not null`),
  ],
)

/** What lists say of the answers of a request, written with each of their steps. */
const progress = pgTable('supply_progress', {
  requestId: uuid('request_id').primaryKey(),
  /** Sum of what is accepted or done. */
  secured: integer('secured').notNull().default(0),
  /** How many answers wait for the team. */
  waiting: integer('waiting').notNull().default(0),
  /** How many there are, without those that were withdrawn. */
  answers: integer('answers').notNull().default(0),
})

/** The requests that a list shows, in its order, and the words by which they are found. */
const requestIndexes = withIndexes('supply_requests', () => ({
  supply_requests_list_idx: index('supply_requests_list_idx').on(
    sql`(urgency = 'URGENT') desc`,
    sql`created_at desc`,
    sql`id`,
  ),
  supply_requests_words_idx: index('supply_requests_words_idx').using(
    'gin',
    sql`${wordsSql(sql`title`, sql`description`)} gin_trgm_ops`,
  ),
}))

export const supplyDatabase: DatabasePart = {
  extend: [requestIndexes],
  unused: {
    supply_requests: ['supply_requests_updated_at_idx', 'supply_requests_created_at_idx'],
  },
  tables: { supply_responses: responses, supply_progress: progress },
}
