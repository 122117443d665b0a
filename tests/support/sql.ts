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
