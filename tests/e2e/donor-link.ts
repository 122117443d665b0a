import { Client } from 'pg'

/** The link of the donor's page, in the last message to them. */
export async function linkSentTo(database: string, email: string): Promise<string> {
  const client = new Client({ connectionString: database })
  await client.connect()
  try {
    const { rows } = await client.query<{ text: string }>(
      `select text from emails where "to" = $1 and text like '%/mes-dons/%'
       order by created_at desc limit 1`,
      [email],
    )
    return /\/mes-dons\/[\w.-]+/.exec(rows[0]?.text ?? '')?.[0] ?? ''
  } finally {
    await client.end()
  }
}
