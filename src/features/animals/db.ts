import { sql } from '@payloadcms/db-postgres'
import { index, pgTable, serial, text, uuid } from '@payloadcms/db-postgres/drizzle/pg-core'

import { moment } from '@/platform/db/columns'
import { withColumns, withIndexes } from '@/platform/db/indexes'
import type { DatabasePart } from '@/platform/db/part'
import { plainSql, wordsSql } from '@/platform/db/plain'

/**
 * When an animal was first seen waiting for a family by everybody: one row for each, in the order in
 * which they came (`arrivals`).
 */
const arrivals = pgTable('animal_arrivals', {
  number: serial('number').primaryKey(),
  animalId: uuid('animal_id').notNull().unique(),
  listedAt: moment('listed_at').notNull().defaultNow(),
})

const CATALOGUE_COLUMNS = [
  'shelter',
  'status',
  'species',
  'sex',
  'isSos',
  'isReserved',
  'isAdopted',
  'fosterWanted',
  'birthDate',
  'weight',
  'energyLevel',
  'sociabilityDogs',
  'sociabilityCats',
  'sociabilityKids',
  'needsGarden',
  'canLiveApartment',
  'arrivalDate',
  'createdAt',
  'id',
] as const

/**
 * What a search compares. Kept by Postgres: an index of words names rows that have yet to be compared, and
 * a word that thousands of animals hold would be made plain thousands of times in each question.
 */
const animalWords = withColumns('animals', {
  plainName: text('plain_name').generatedAlwaysAs(plainSql(sql`name`)),
  plainBreed: text('plain_breed').generatedAlwaysAs(plainSql(sql`breed`)),
  words: text('words').generatedAlwaysAs(wordsSql(sql`name`, sql`breed`, sql`color`)),
})

/**
 * What the lists of animals are found with. `catalogue` holds every column that a filter or an
 * order of the catalogue looks at, so that a question about all animals never reads the table.
 */
const animalIndexes = withIndexes('animals', (columns) => ({
  animals_catalogue_idx: index('animals_catalogue_idx')
    .on(...columns(...CATALOGUE_COLUMNS))
    .where(sql`is_visible and deleted_at is null`),
  animals_breeds_idx: index('animals_breeds_idx')
    .on(...columns('species', 'breed', 'shelter'))
    .where(sql`is_visible and deleted_at is null and status = 'AT_SHELTER' and breed is not null`),
  // The order « waiting » of `list/ranking.ts`.
  animals_waiting_idx: index('animals_waiting_idx')
    .on(sql`coalesce(arrival_date, created_at)`, sql`id desc`)
    .where(sql`is_visible and deleted_at is null`),
  animals_words_idx: index('animals_words_idx').using('gin', sql`words gin_trgm_ops`),
}))

/** What the database has besides what Payload makes of the collections. */
export const animalsDatabase: DatabasePart = {
  tables: { animal_arrivals: arrivals },
  extend: [animalWords, animalIndexes],
}
