import { Client } from 'pg'

/**
 * The personal link in the last message to somebody that has one.
 * @param start how the address of the link begins: the donor's page unless told
 */
export async function linkSentTo(
  database: string,
  email: string,
  start = '/mes-dons/',
): Promise<string> {
  const client = new Client({ connectionString: database })
  await client.connect()
  try {
    const { rows } = await client.query<{ text: string }>(
      `select text from emails where "to" = $1 and position($2 in text) > 0
       order by created_at desc limit 1`,
      [email, start],
    )
    const text = rows[0]?.text ?? ''
    return /^[\w./?=-]+/.exec(text.slice(text.indexOf(start)))?.[0] ?? ''
  } finally {
    await client.end()
  }
}
