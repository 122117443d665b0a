import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requireSuperAdmin } from '@/platform/access/require'
import { record } from '@/platform/audit/hooks'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { tell } from '../match/command'
import { DESK_SENTENCES, type PairAnswer } from './model'
import { waitingPairSql } from './pairs'

type Row = {
  lost: string
  found: string | null
  animal: string | null
  score: number
  reasons: string[]
  is_certain: boolean
  is_waiting: boolean
}

const NOTES: Readonly<Record<PairAnswer, string>> = {
  TELL: 'Ressemblance annoncée aux personnes concernées',
  REFUSE: 'Ressemblance écartée',
}

/**
 * A super admin looked at a pair that was not likely enough to be told: both are told, as they are of
 * a likely one, or the pair is taken away from both. Once, whoever presses.
 * @throws {HttpError} 403; 404; 409 for one that was decided, told, or of which a side is over
 */
export async function judgePair(
  req: PayloadRequest,
  id: string,
  answer: PairAnswer,
): Promise<void> {
  requireSuperAdmin(req.user)
  await inTransaction(req, async (execute) => {
    const { rows } = await execute<Row>(sql`
      select m.lost_id as lost, m.found_id as found, m.animal_id as animal, m.score, m.reasons,
        m.is_certain, ${waitingPairSql} as is_waiting
      from lost_found_matches m where m.id = ${id} for update of m`)
    const [row] = rows
    if (!row) throw new HttpError(404, DESK_SENTENCES.missing)
    if (!row.is_waiting) throw new HttpError(409, DESK_SENTENCES.judged)
    const { lost, found, animal, score, reasons, is_certain: isCertain } = row
    if (answer === 'TELL') {
      const pair = { lostId: lost, foundId: found, animalId: animal }
      await tell(req, { pair, match: { score, isCertain, reasons } })
      await execute(sql`update lost_found_matches set told_at = now() where id = ${id}`)
    } else {
      await execute(sql`update lost_found_matches set state = 'REFUSED' where id = ${id}`)
    }
    await record(req, {
      action: 'UPDATE',
      collection: 'lost-found-reports',
      before: null,
      after: { id: lost },
      note: NOTES[answer],
    })
  })
}
