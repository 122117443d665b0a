import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { isId } from '@/platform/ids.model'
import { dayIn } from '@/platform/time/model'

import { requireConfirmed } from '../access'
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

/**
 * A signed-in person says what they bring; its team is told. More than is missing is welcome; one
 * person has one open answer for a request.
 * @returns id of the answer
 * @throws {HttpError} 403 for an address that nobody confirmed, 404, 409 for a second answer, 422
 * once the request is closed, 429
 */
export async function answerRequest(
  req: PayloadRequest,
  request: Request,
  user: User,
  { id, ...sent }: { id: string } & ResponseBody,
): Promise<string> {
  requireConfirmed(user)
  if (!isId(id)) throw new HttpError(404, SENTENCES.notFound)
  await answerLimiter.count(request, user.email)
  return inTransaction(req, async (execute) => {
    const { rows } = await execute(sql`
      select ${REQUEST_COLUMNS} from ${REQUESTS} where r.id = ${id}::uuid and ${shownSql}
      for share of r`)
    const [found] = rows as Stored[]
    if (!found) throw new HttpError(404, SENTENCES.notFound)
    const { quantityRequested: requested, quantitySecured: secured, shelterId: shelter } = found
    const closed = closedBecause({ ...found, requested, secured }, dayIn(found.zone, new Date()))
    if (closed) throw new HttpError(422, closed === 'full' ? SENTENCES.full : SENTENCES.closed)
    const { quantityDonated, name, phone, message = null } = sent
    await lockAnswers(execute, id, user.id)
    const { rows: made } = await execute<{ id: string }>(sql`
      insert into supply_responses (request_id, shelter_id, user_id, quantity_donated, name, phone,
        message)
      values (${id}::uuid, ${shelter}::uuid, ${user.id}::uuid, ${quantityDonated}, ${name}, ${phone},
        ${message}) on conflict do nothing returning id`)
    const [answer] = made
    if (!answer) throw new HttpError(409, SENTENCES.twice)
    await tellAnswered(req, await readResponse(execute, answer.id))
    await recount(req, execute, { request: id, shelter })
    return answer.id
  })
}
