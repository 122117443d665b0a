import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { LostFoundReport } from '@/payload-types'
import { inTransaction, type Execute } from '@/platform/db/transaction'

import { tellAnimalMatch, tellMatch } from './mails'
import { isActive } from '../model'
import { matchOf, QUEUE_SCORE, TELL_SCORE, type Match } from '../matching.model'
import { animalsLike, readCompared, reportsLike } from './candidates'

type Pair = { lostId: string | null; foundId: string | null; animalId: string | null }
type Found = { pair: Pair; match: Match }

/** Most pairs that one report may have: the best of a large town. */
const MOST = 20

/** Pairs of one report that are told in a day: changing it again and again writes to nobody more. */
const TOLD_A_DAY = 5

async function mayTell(execute: Execute, report: string): Promise<boolean> {
  const { rows } = await execute<{ count: number }>(sql`
    select count(*)::int as count from lost_found_matches
    where (lost_id = ${report} or found_id = ${report}) and told_at > now() - interval '1 day'
  `)
  return (rows[0]?.count ?? 0) < TOLD_A_DAY
}

/** Keeps a pair, or its new score; what somebody decided of it stays. @returns whether to tell it */
async function keep(execute: Execute, { pair, match }: Found): Promise<string | null> {
  const { lostId, foundId, animalId } = pair
  const { score, isCertain, reasons } = match
  const { rows } = await execute<{ id: string; is_new: boolean }>(sql`
    insert into lost_found_matches as m (lost_id, found_id, animal_id, score, is_certain, reasons)
    values (${lostId}, ${foundId}, ${animalId}, ${score}, ${isCertain}, ${JSON.stringify(reasons)}::jsonb)
    on conflict (lost_id, found_id, animal_id) do update
      set score = excluded.score, is_certain = excluded.is_certain, reasons = excluded.reasons
    returning m.id, m.told_at is null and m.state = 'NEW' as is_new
  `)
  const row = rows[0]
  return row?.is_new && score >= TELL_SCORE ? row.id : null
}

/** A report that people may read; null for one that ended, or was taken down, in between. */
async function read(req: PayloadRequest, id: string | null): Promise<LostFoundReport | null> {
  if (!id) return null
  const report = await req.payload.findByID({
    collection: 'lost-found-reports',
    id,
    // The program writes to the authors, who learn nothing of each other.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
  })
  if (!report?.confirmedAt || report.hiddenAt || !isActive(report.status)) return null
  return report
}

/** Tells both sides of a pair that they may be looking for one animal. */
export async function tell(req: PayloadRequest, { pair, match }: Found): Promise<void> {
  const lost = await read(req, pair.lostId)
  const found = await read(req, pair.foundId)
  // Whoever lost one animal and found another knows both.
  if (lost && found && lost.email !== found.email) {
    await tellMatch(req, lost, found, match.reasons)
    await tellMatch(req, found, lost, match.reasons)
  } else if (lost && pair.animalId) await tellAnimalMatch(req, lost, pair.animalId, match.reasons)
}

/**
 * Looks for what a report resembles, among the reports of the other kind and the animals that came
 * in to shelters, keeps the likely pairs and tells both sides of the very likely ones, once.
 * @returns how many pairs it has
 */
export async function matchNow(req: PayloadRequest, id: string): Promise<number> {
  const report = await readCompared(req, id)
  if (!report) return 0
  const isLost = report.kind === 'LOST'
  const others = await reportsLike(req, report)
  const found: Found[] = others.flatMap((other) => {
    const match = isLost ? matchOf(report, other) : matchOf(other, report)
    const [lostId, foundId] = isLost ? [report.id, other.id] : [other.id, report.id]
    return match ? [{ pair: { lostId, foundId, animalId: null }, match }] : []
  })
  if (isLost) {
    for (const animal of await animalsLike(req, report)) {
      const match = matchOf(report, animal)
      const pair = { lostId: report.id, foundId: null, animalId: animal.id }
      if (match) found.push({ pair, match })
    }
  }
  const likely = found
    .filter(({ match }) => match.score >= QUEUE_SCORE)
    .sort((a, b) => b.match.score - a.match.score)
    .slice(0, MOST)
  for (const each of likely) {
    await inTransaction(req, async (execute) => {
      const toTell = await keep(execute, each)
      if (!toTell || !(await mayTell(execute, report.id))) return
      await tell(req, each)
      await execute(sql`update lost_found_matches set told_at = now() where id = ${toTell}`)
    })
  }
  return likely.length
}
