import pg from 'pg'

/**
 * Asks the database behind a site under test.
 * @param database its address
 */
export async function sql<Row>(
  database: string | undefined,
  text: string,
  values: readonly string[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    return (await client.query(text, [...values])).rows as Row[]
  } finally {
    await client.end()
  }
}

/**
 * Has the server forget all that it keeps, after a statement that it did not hear of: soon, not at once
 * (src/platform/cache/listener.ts).
 */
export async function forgetKept(database: string | undefined): Promise<void> {
  const told = `with row as (insert into cache_outbox (tags) values ('{everything}') returning id)
    select pg_notify('cache_outbox', id::text) from row`
  await sql(database, told, [])
}
