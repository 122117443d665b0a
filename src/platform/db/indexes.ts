import { sql } from '@payloadcms/db-postgres'
import { index, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'

import { wordsSql } from './plain'

type SchemaHook = NonNullable<PostgresAdapterArgs['afterSchemaInit']>[number]

/**
 * Two documents of one kind and shelter never share an address; for pages two home
 * pages included (their slug is the root). What is in the bin gives its address back,
 * which Payload's own unique indexes cannot say.
 */
const uniqueAddress =
  (name: 'pages' | 'news'): SchemaHook =>
  ({ schema, extendTable }) => {
    const found = schema.tables[name]
    if (!found) return schema
    const index = `${name}_address_unique`
    extendTable({
      table: found,
      extraConfig: (table) => ({
        [index]: uniqueIndex(index)
          .on(table.shelter as never, table.slug as never)
          .where(sql`deleted_at is null`),
      }),
    })
    return schema
  }

export const uniquePageAddress = uniqueAddress('pages')
export const uniqueNewsAddress = uniqueAddress('news')

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
 * What the lists of animals are found with. `catalogue` holds every column that a filter or an
 * order of the catalogue looks at, so that a question about all animals never reads the table.
 */
export const animalIndexes: SchemaHook = ({ schema, extendTable }) => {
  const found = schema.tables.animals
  if (!found) return schema
  extendTable({
    table: found,
    extraConfig: (table) => {
      const columns = (names: readonly string[]) =>
        names.map((name) => table[name] as never) as [never, ...never[]]
      return {
        animals_catalogue_idx: index('animals_catalogue_idx')
          .on(...columns(CATALOGUE_COLUMNS))
          .where(sql`is_visible and deleted_at is null`),
        animals_breeds_idx: index('animals_breeds_idx')
          .on(...columns(['species', 'breed', 'shelter']))
          .where(
            sql`is_visible and deleted_at is null and status = 'AT_SHELTER' and breed is not null`,
          ),
        animals_words_idx: index('animals_words_idx').using(
          'gin',
          sql`${wordsSql(sql`name`, sql`breed`, sql`color`)} gin_trgm_ops`,
        ),
      }
    },
  })
  return schema
}

/** The words by which a shelter is found. */
export const shelterWords: SchemaHook = ({ schema, extendTable }) => {
  const found = schema.tables.shelters
  if (!found) return schema
  extendTable({
    table: found,
    extraConfig: () => ({
      shelters_words_idx: index('shelters_words_idx').using(
        'gin',
        sql`${wordsSql(sql`name`, sql`location_city`)} gin_trgm_ops`,
      ),
    }),
  })
  return schema
}

/** What a shelter's library is found with, and ordered by. */
export const mediaIndexes: SchemaHook = ({ schema, extendTable }) => {
  const found = schema.tables.media
  if (!found) return schema
  extendTable({
    table: found,
    extraConfig: (table) => ({
      media_words_idx: index('media_words_idx').using(
        'gin',
        sql`${wordsSql(sql`title`, sql`alt`, sql`description`)} gin_trgm_ops`,
      ),
      media_titles_idx: index('media_titles_idx').on(table.shelter as never, wordsSql(sql`title`)),
    }),
  })
  return schema
}

/** The words by which an answer to a form is found, and the names that put answers in order. */
export const submissionWords: SchemaHook = ({ schema, extendTable }) => {
  const found = schema.tables.form_submissions
  if (!found) return schema
  extendTable({
    table: found,
    extraConfig: (table) => ({
      form_submissions_words_idx: index('form_submissions_words_idx').using(
        'gin',
        sql`${wordsSql(sql`search_text`)} gin_trgm_ops`,
      ),
      form_submissions_names_idx: index('form_submissions_names_idx').on(
        table.shelter as never,
        wordsSql(sql`sender_name`),
        table.id as never,
      ),
    }),
  })
  return schema
}

/** A payment has one valid receipt at most, whatever the program does. */
export const oneValidReceipt: SchemaHook = ({ schema, extendTable }) => {
  const found = schema.tables.receipts
  if (!found) return schema
  extendTable({
    table: found,
    extraConfig: (table) => ({
      receipts_one_valid_idx: uniqueIndex('receipts_one_valid_idx')
        .on(table.payment as never)
        .where(sql`status = 'ISSUED'`),
    }),
  })
  return schema
}
