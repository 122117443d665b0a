import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** A document to go to: its id and what it is called. */
export type Sample = { id: string; name: string }

/** So many things wait; the first ones by name. */
export type Queue = { count: number; samples: Sample[] }

export type Counts<Name extends string> = Record<Name, number>
export type Queued<Kind extends string> = Counts<Kind> & Record<`${Kind}_samples`, Sample[] | null>

/** Most documents that a queue names. */
export const NAMED = 3

/** The first row of a statement. */
export async function firstRow<Row>(payload: Payload, query: ReturnType<typeof sql>): Promise<Row> {
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute(query)
  // The names of the columns are in the statement itself, next to the type.
  return rows[0] as Row
}

export const queueOf = (count: number, samples: Sample[] | null): Queue => ({
  count,
  samples: samples ?? [],
})

/** Count of the rows that a condition names, and the oldest of them by name. */
export const queue = (
  name: string,
  condition: ReturnType<typeof sql>,
  label: ReturnType<typeof sql>,
) =>
  sql`count(*) filter (where ${condition})::int as ${sql.identifier(name)},
    to_json((array_agg(json_build_object('id', id, 'name', ${label}) order by created_at)
      filter (where ${condition}))[1:${sql.raw(String(NAMED))}])
      as ${sql.identifier(`${name}_samples`)}`
