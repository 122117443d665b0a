import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { requireConfirmed } from '@/platform/access/require'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { saveKeysOf, type SaveKeys } from '@/platform/http/save-keys'
import { isId } from '@/platform/ids.model'
import { dayIn } from '@/platform/time/model'

import { answerLimiter } from '../limits'
import { closedBecause, SENTENCES } from '../model'
import { lockAnswers } from './lock-answers'
import { recount } from './recount'
import { shownSql } from '../public'
import { readResponse } from '../responses'
import { REQUEST_COLUMNS, REQUESTS } from '../rows'
import type { ResponseBody } from '../schema'
import { tellAnswered } from '../tell'

type Stored = {
  isActive: boolean
  deliveryDate: string | null
  quantityRequested: number | null
  quantitySecured: number
  shelterId: string
  zone: string
}

type Begun = { id: string; shelter: string; isWaiting: boolean }

/** What a person said to bring with one of these keys, and did not take back; null for nothing. */
async function answerBegunBy(
  execute: Execute,
  { request, user }: { request: string; user: string },
  keys: SaveKeys,
): Promise<Begun | null> {
  const { rows } = await execute<Begun>(sql`
    select id, shelter_id as shelter, status = 'PENDING' as "isWaiting"
    from supply_responses where request_id = ${request}::uuid and user_id = ${user}::uuid
      and not is_archived and last_save = any(${sql.param(saveKeysOf(keys))}::text[]) limit 1 for update`)
  return rows[0] ?? null
}

/**
 * A signed-in person says what they bring; its team is told. More than is missing is welcome; one
 * person has one open answer for a request. Sent again because no answer came, it is the same one, as it
 * is sent now, until the team decides.
 * @returns id of the answer
 * @throws {HttpError} 403 for an address that nobody confirmed, 404, 409 for a second answer, 422
 * once the request is closed, 429
 */
export async function answerRequest(
  req: PayloadRequest,
  request: Request,
  user: User,
  { id, ...sent }: { id: string } & Omit<ResponseBody, keyof SaveKeys>,
  keys: SaveKeys = {},
): Promise<string> {
  requireConfirmed(user, SENTENCES.unconfirmed)
  if (!isId(id)) throw new HttpError(404, SENTENCES.notFound)
  await answerLimiter.count(request, user.email)
  const { quantityDonated, name, phone, message = null } = sent
  return inTransaction(req, async (execute) => {
    const begun = await answerBegunBy(execute, { request: id, user: user.id }, keys)
    if (begun) {
      if (!begun.isWaiting) return begun.id
      await execute(sql`
        update supply_responses set quantity_donated = ${quantityDonated}, name = ${name},
          phone = ${phone}, message = ${message}, version = version + 1,
          last_save = ${keys.saveKey ?? null} where id = ${begun.id}::uuid`)
      await recount(req, execute, { request: id, shelter: begun.shelter })
      return begun.id
    }
    const { rows } = await execute(sql`
      select ${REQUEST_COLUMNS} from ${REQUESTS} where r.id = ${id}::uuid and ${shownSql}
      for share of r`)
    const [found] = rows as Stored[]
    if (!found) throw new HttpError(404, SENTENCES.notFound)
    const { quantityRequested: requested, quantitySecured: secured, shelterId: shelter } = found
    const closed = closedBecause({ ...found, requested, secured }, dayIn(found.zone, new Date()))
    if (closed) throw new HttpError(422, closed === 'full' ? SENTENCES.full : SENTENCES.closed)
    await lockAnswers(execute, id, user.id)
    const { rows: made } = await execute<{ id: string }>(sql`
      insert into supply_responses (request_id, shelter_id, user_id, quantity_donated, name, phone,
        message, last_save)
      values (${id}::uuid, ${shelter}::uuid, ${user.id}::uuid, ${quantityDonated ?? 0}, ${name}, ${phone},
        ${message}, ${keys.saveKey ?? null}) on conflict do nothing returning id`)
    const [answer] = made
    if (!answer) {
      // A first try was still on its way.
      const late = await answerBegunBy(execute, { request: id, user: user.id }, keys)
      if (late) return late.id
      throw new HttpError(409, SENTENCES.twice)
    }
    await tellAnswered(req, await readResponse(execute, answer.id))
    await recount(req, execute, { request: id, shelter })
    return answer.id
  })
}
