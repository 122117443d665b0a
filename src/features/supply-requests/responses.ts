import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'
import type { Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { isId } from '@/platform/ids.model'

import { SENTENCES } from './model'
import { shownSql } from './public'
import {
  RESPONSE_COLUMNS,
  RESPONSES,
  TEAM_RESPONSE_COLUMNS,
  toResponse,
  toTeamResponse,
  type ResponseRow,
  type TeamResponseRow,
} from './rows'
import type { Held, OwnResponse } from './view'

/** @throws {HttpError} 404 */
export async function readResponse(execute: Execute, id: string): Promise<Held> {
  if (!isId(id)) throw new HttpError(404, SENTENCES.answerNotFound)
  const { rows } = await execute<TeamResponseRow & Pick<Held, 'userId'>>(sql`
    select ${TEAM_RESPONSE_COLUMNS}, a.user_id as "userId" from ${RESPONSES} where a.id = ${id}`)
  const [row] = rows
  if (!row) throw new HttpError(404, SENTENCES.answerNotFound)
  return { ...toTeamResponse(row), userId: row.userId }
}

/** The same; until the transaction ends nobody else writes it. @throws {HttpError} 404 */
export async function holdResponse(execute: Execute, id: string): Promise<Held> {
  if (!isId(id)) throw new HttpError(404, SENTENCES.answerNotFound)
  await execute(sql`select 1 from supply_responses where id = ${id} for update`)
  return readResponse(execute, id)
}

/** What somebody brings, the latest first. */
export async function listOwnResponses(req: PayloadRequest, user: string): Promise<OwnResponse[]> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<ResponseRow>(sql`
    select ${RESPONSE_COLUMNS} from ${RESPONSES} where a.user_id = ${user}::uuid
    order by a.responded_at desc, a.id limit 200`)
  return rows.map((row) => toResponse(row))
}

/** The slip of an answer, for whoever gave it: with who follows it in the shelter once it is accepted. */
export type Slip = OwnResponse & {
  contact: string | null
  contactPhone: string | null
  /** Is its request still there, of a shelter that everybody sees? What was said can be taken back anyhow. */
  isShown: boolean
}

type SlipRow = ResponseRow & Pick<Slip, 'contact' | 'contactPhone' | 'isShown'>

const isAwaited = sql`a.status = 'ACCEPTED' and not a.is_archived and ${shownSql}`

/** @returns `null` for an answer of somebody else */
export async function readSlip(
  req: PayloadRequest,
  user: string,
  id: string,
): Promise<Slip | null> {
  if (!isId(id)) return null
  const session = await sessionOf(req)
  const { rows } = await session.execute<SlipRow>(sql`
    select ${RESPONSE_COLUMNS},
      ${shownSql} as "isShown", case when ${isAwaited} then r.user_name end as contact,
      case when ${isAwaited} then r.user_phone end as "contactPhone"
    from ${RESPONSES} where a.id = ${id} and a.user_id = ${user}::uuid`)
  return rows[0] ? toResponse(rows[0]) : null
}

/** The answer of a person that a request still counts on; `null` when there is none. */
export async function findOpenResponse(
  req: PayloadRequest,
  { request, user }: { request: string; user: string },
): Promise<string | null> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ id: string }>(sql`
    select id from supply_responses where request_id = ${request}::uuid and user_id = ${user}::uuid
      and status in ('PENDING', 'ACCEPTED') and not is_archived`)
  return rows[0]?.id ?? null
}
