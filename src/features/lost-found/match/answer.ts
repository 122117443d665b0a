import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { LostFoundReport } from '@/payload-types'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { sessionOf } from '@/platform/db/session'
import { HttpError } from '@/platform/http/errors'

import { writeReport } from '../commands/write'
import { isActive, SENTENCES, type MatchAnswer } from '../model'
import { tellSame } from './mails'

type Row = { other: string | null; state: string }

/**
 * The author of a report says whether what resembles it is the same animal. « Oui » makes both reports
 * MATCHED and tells the other author, once; « non » takes the pair away from both. Inside the
 * transaction of the caller, who holds the report.
 * @throws {HttpError} 404 for a pair of others, 409 for a report that is over
 */
export async function answerMatch(
  req: PayloadRequest,
  report: LostFoundReport,
  match: string,
  answer: MatchAnswer,
): Promise<void> {
  if (!isActive(report.status)) throw new HttpError(409, SENTENCES.over)
  const session = await sessionOf(req)
  const { rows } = await session.execute<Row>(sql`
    select case when lost_id = ${report.id} then found_id else lost_id end as other, state
    from lost_found_matches where id = ${match} and ${report.id} in (lost_id, found_id)
    for update`)
  const [row] = rows
  if (!row) throw new HttpError(404, SENTENCES.notFound)
  const state = answer === 'YES' ? 'CONFIRMED' : 'REFUSED'
  if (row.state === state) return
  await session.execute(sql`update lost_found_matches set state = ${state} where id = ${match}`)
  if (answer === 'NO') {
    // It was taken for the same by mistake: people look for both again.
    for (const id of row.state === 'CONFIRMED' ? [report.id, row.other] : []) {
      if (!id) continue
      await session.execute(sql`
        update lost_found_reports set status = 'OPEN' where id = ${id} and status = 'MATCHED'`)
      await touch(req, [tags.lostFound(id)])
    }
    return
  }
  const matched = await writeReport(req, report.id, { status: 'MATCHED' })
  await touch(req, [tags.lostFound(report.id)])
  if (!row.other) return
  // Held before it is read: what the desk or its author writes of it meanwhile stays.
  await session.execute(
    sql`select 1 from lost_found_reports where id = ${row.other} for no key update`,
  )
  const other = await req.payload.findByID({
    collection: 'lost-found-reports',
    id: row.other,
    // The program writes to its author, who learns no address.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
  })
  if (!other?.confirmedAt || other.hiddenAt || !isActive(other.status)) return
  await writeReport(req, other.id, { status: 'MATCHED' })
  await touch(req, [tags.lostFound(other.id)])
  await tellSame(req, other, matched)
}
