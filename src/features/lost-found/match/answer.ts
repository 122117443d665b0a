import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { LostFoundReport } from '@/payload-types'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { writeReport } from '../commands/write'
import { isActive, SENTENCES, type MatchAnswer } from '../model'
import { tellSame, tellTeam } from './mails'
import { lookAgain } from './part'

type Row = { other: string | null; animal: string | null; state: string }

/** The other report of a pair becomes MATCHED too, and its author is told. @throws {HttpError} 404 */
async function tellOther(
  req: PayloadRequest,
  execute: Execute,
  { matched, id }: { matched: LostFoundReport; id: string },
): Promise<void> {
  // Held before it is read: what the desk or its author writes of it meanwhile stays.
  await execute(sql`select 1 from lost_found_reports where id = ${id} for no key update`)
  const other = await req.payload.findByID({
    collection: 'lost-found-reports',
    id,
    // The program writes to its author, who learns no address.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
  })
  if (!other?.confirmedAt || other.hiddenAt) throw new HttpError(404, SENTENCES.notFound)
  // Nobody looks in it any more: a yes would stand for nothing.
  if (!isActive(other.status)) throw new HttpError(409, SENTENCES.otherOver)
  await writeReport(req, other.id, { status: 'MATCHED' })
  await touch(req, [tags.lostFound(other.id)])
  await tellSame(req, other, matched)
}

/**
 * The author of a report says whether what resembles it is the same animal. « Oui » makes both reports
 * MATCHED and tells the other author, or the team of the shelter that has the animal, once; « non »
 * takes the pair away from both. Inside the transaction of the caller, who holds the report.
 * @throws {HttpError} 404 for a pair of others, that was refused, or whose other side is not public
 *   any more; 409 for a report that is over, and for a yes of one that is not online, or when the other
 *   report is over or the animal has left the shelter
 */
export async function answerMatch(
  req: PayloadRequest,
  report: LostFoundReport,
  match: string,
  answer: MatchAnswer,
): Promise<void> {
  if (!isActive(report.status)) throw new HttpError(409, SENTENCES.over)
  await inTransaction(req, async (execute) => {
    const { rows } = await execute<Row>(sql`
      select case when lost_id = ${report.id} then found_id else lost_id end as other,
        animal_id as animal, state
      from lost_found_matches where id = ${match} and ${report.id} in (lost_id, found_id)
      for update`)
    const [row] = rows
    if (!row) throw new HttpError(404, SENTENCES.notFound)
    // Always in this order: the job of the night holds several, too.
    await execute(sql`
      select 1 from lost_found_reports where id::text in (${report.id}, ${row.other ?? report.id})
      order by id for no key update`)
    const state = answer === 'YES' ? 'CONFIRMED' : 'REFUSED'
    if (row.state === state) return
    // What was refused is proposed to nobody: a page that was opened before tells nobody twice.
    if (row.state === 'REFUSED') throw new HttpError(404, SENTENCES.notFound)
    await execute(sql`update lost_found_matches set state = ${state} where id = ${match}`)
    if (answer === 'NO') {
      // It was taken for the same by mistake: people look for both again.
      if (row.state === 'CONFIRMED') await lookAgain(req, execute, [report.id, row.other])
      return
    }
    if (!report.confirmedAt || report.hiddenAt) throw new HttpError(409, SENTENCES.offline)
    const matched = await writeReport(req, report.id, { status: 'MATCHED' })
    await touch(req, [tags.lostFound(report.id)])
    if (row.other) await tellOther(req, execute, { matched, id: row.other })
    else if (row.animal) await tellTeam(req, matched, row.animal)
  })
}
