import { sql } from '@payloadcms/db-postgres'
import {
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

/** When an animal lived with which family; whoever hosts it needs no account. */
const stays = pgTable(
  'foster_stays',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    shelterId: uuid('shelter_id').notNull(),
    animalId: uuid('animal_id').notNull(),
    name: varchar('name').notNull(),
    email: varchar('email'),
    phone: varchar('phone'),
    note: text('note'),
    startedOn: date('started_on').notNull(),
    /** Null while the animal is there. */
    endedOn: date('ended_on'),
    /** It ended because the animal left the shelter: a step that is taken back takes this back. */
    endedByLeaving: boolean('ended_by_leaving').notNull().default(false),
    /** One more with each change. */
    version: integer('version').notNull().default(1),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('foster_stays_animal_idx').on(table.animalId, table.startedOn),
    // Whatever happens at once, an animal is at one place.
    uniqueIndex('foster_stays_open_idx')
      .on(table.animalId)
      .where(sql`ended_on is null`),
    index('foster_stays_shelter_idx').on(table.shelterId),
    index('foster_stays_created_by_idx').on(table.createdBy),
  ],
)

export const fostersDatabase: DatabasePart = { tables: { foster_stays: stays } }
