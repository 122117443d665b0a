import { sql } from '@payloadcms/db-postgres'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'

import { withIndexes } from '@/platform/db/indexes'
import type { DatabasePart, SchemaHook } from '@/platform/db/part'

import { dataArchives } from './archive/db'
import { PLACES } from './places'

/** Tables whose room asks in the same way, and declares the index by itself. */
const DECLARED: readonly string[] = ['lost_found_reports', 'places', 'place_claims']

/** Where an address is looked for that no place of a person has as its own. */
const OTHERS: ReadonlyArray<{ table: string; emails: readonly string[] }> = [
  { table: 'shelters', emails: ['email'] },
  { table: '_shelters_v', emails: ['version_email'] },
]

/**
 * The columns that hold addresses as they were typed are compared in small letters: by an index of its
 * own for each, so that what is held of a person is found without reading what is held of all.
 */
const byAddress: readonly SchemaHook[] = [...PLACES, ...OTHERS]
  .filter(({ table, emails }) => emails && !DECLARED.includes(table))
  .map(({ table, emails = [] }) =>
    withIndexes(table, () =>
      Object.fromEntries(
        emails.map((column) => {
          const name = `${table}_${column}_lower_idx`
          return [name, index(name).on(sql`lower(${sql.identifier(column)})`)]
        }),
      ),
    ),
  )

export const privacyDatabase: DatabasePart = {
  tables: { data_archives: dataArchives },
  extend: byAddress,
}
