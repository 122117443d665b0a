import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'

import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { openPayload } from '@/platform/payload'

import { REPORTER_SUBJECTS } from '../mails'
import { SENTENCES } from '../model'

/**
 * Takes out of a report who wrote it, and the letters to them: it goes on without them. Done twice,
 * it is done.
 * @throws {HttpError} 404
 */
export async function forgetContact(id: string): Promise<void> {
  const req = await createLocalReq({}, await openPayload())
  await inTransaction(req, async (execute) => {
    const { rows } = await execute<{ email: string | null }>(sql`
      select reporter_email as email from abuse_reports where id = ${id} for update
    `)
    const [report] = rows
    if (!report) throw new HttpError(404, SENTENCES.missing)
    await execute(sql`
      update abuse_reports set reporter_name = null, reporter_email = null, reporter_phone = null,
        may_share = false
      where id = ${id}
    `)
    await execute(
      sql`delete from emails where text like ${`%${id}%`} and text like '%/suivi/message/%'`,
    )
    // Of an old letter the text is erased and the address is left: its subject tells it.
    const subjects = Object.values(REPORTER_SUBJECTS)
    await execute(sql`
      delete from emails where lower("to") = lower(${report.email}) and text is null
        and subject = any(${sql.param(subjects)}::text[])
    `)
  })
}
