import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { TeamScope } from '@/platform/access/team-scope'
import { csvResponse } from '@/platform/csv'
import { parisClock } from '@/platform/time/model'

import { STATUS_LABELS } from '../model'
import { RESPONSES, TEAM_RESPONSE_COLUMNS, toTeamResponse, type TeamResponseRow } from '../rows'
import type { TeamResponse } from '../view'
import { responsesWhere, scopeOf } from './list'
import type { ExportQuery } from './schema'

const BATCH = 500

const COLUMNS: ReadonlyArray<readonly [string, (answer: TeamResponse) => string]> = [
  ['Date', ({ respondedAt }) => parisClock(new Date(respondedAt)).replace('T', ' ')],
  ['Refuge', ({ shelter }) => shelter.name],
  ['Besoin', ({ request }) => request.title],
  ['Quantité', ({ quantityDonated }) => quantityDonated?.toString() ?? ''],
  ['Unité', ({ request }) => request.quantityUnit ?? ''],
  ['Pseudo', ({ name }) => name],
  ['Téléphone', ({ phone }) => phone ?? ''],
  ['Message', ({ message }) => message ?? ''],
  ['État', ({ status }) => STATUS_LABELS[status]],
  ['Motif du refus', ({ rejectedReason }) => rejectedReason ?? ''],
]

async function* batchesOf(
  req: PayloadRequest,
  scope: TeamScope,
  { status, ...query }: ExportQuery,
): AsyncGenerator<string[][]> {
  const { drizzle } = req.payload.db
  const mine = responsesWhere(scope, query)
  const where = status ? sql`${mine} and a.status = ${status}` : mine
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await drizzle.execute<TeamResponseRow>(sql`
      select ${TEAM_RESPONSE_COLUMNS} from ${RESPONSES}
      where ${where} and a.id > ${after}::uuid order by a.id limit ${BATCH}`)
    const answers = rows.map(toTeamResponse)
    if (answers.length === 0) return
    yield answers.map((answer) => COLUMNS.map(([, read]) => read(answer)))
    after = answers.at(-1)?.id ?? after
  }
}

/** The answers that the filters leave, as a file. @throws {HttpError} 403, 404 */
export async function exportResponses(
  req: PayloadRequest,
  key: string | null,
  query: ExportQuery,
): Promise<Response> {
  const scope = await scopeOf(req, key)
  const header = COLUMNS.map(([name]) => name)
  return csvResponse(['dons en nature', scope.slug], header, batchesOf(req, scope, query))
}
