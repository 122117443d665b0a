import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'

import { inTransaction } from '@/platform/db/transaction'
import { HttpError, invalidField } from '@/platform/http/errors'
import { openPayload } from '@/platform/payload'

import { tellDesk } from '../mails'
import { MOST_NOTES, SENTENCES } from '../model'

type Held = {
  department: string
  status: string
  accused_shelters: string[]
  is_unread: boolean
  notes: number
}

/**
 * A note of the reporter, by their link; the desk reads the report as new.
 * @throws {HttpError} 404; 422 on `note` once it is closed, or after too many
 */
export async function addNote(id: string, note: string): Promise<void> {
  const req = await createLocalReq({}, await openPayload())
  await inTransaction(req, async (execute) => {
    const { rows } = await execute<Held>(sql`
      select r.department, r.status, r.accused_shelters, r.is_unread, (select count(*)::int from abuse_events e
        where e.report_id = r.id and e.kind = 'NOTE') as notes
      from abuse_reports r where r.id = ${id} for update
    `)
    const [report] = rows
    if (!report) throw new HttpError(404, SENTENCES.missing)
    if (report.status === 'CLOSED') throw invalidField('note', SENTENCES.closed)
    if (report.notes >= MOST_NOTES) throw invalidField('note', SENTENCES.tooManyNotes)
    await execute(sql`
      insert into abuse_events (report_id, kind, text) values (${id}, 'NOTE', ${note})
    `)
    await execute(sql`update abuse_reports set is_unread = true where id = ${id}`)
    // Who has not read the report yet was told of it.
    if (report.is_unread) return
    const { department, accused_shelters: accused } = report
    await tellDesk(req, { id, department, accused }, 'more')
  })
}
