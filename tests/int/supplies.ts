import type { Payload } from 'payload'
import { createLocalReq } from 'payload'

import { answerSupplyRequest, createSupplyRequestRoute } from '@/features/supply-requests/api'
import {
  acceptSupplyResponse,
  finishSupplyResponse,
  rejectSupplyResponse,
  undoSupplyResponse,
} from '@/features/supply-requests/desk/api'

import type { Who, World } from './access/world'
import { call } from './in-process'

const STEPS = {
  accept: acceptSupplyResponse,
  reject: rejectSupplyResponse,
  done: finishSupplyResponse,
  undo: undoSupplyResponse,
} as const

export const GIFT = { quantityDonated: 2, name: 'Mamie Jo', phone: '06 12 34 56 78' }

/** What teams ask for and people bring. */
export function supplyDesk(payloadOf: () => Payload, worldOf: () => World) {
  const pool = () => payloadOf().db.pool
  const one = async <Row>(text: string, values: unknown[] = []): Promise<Row> =>
    (await pool().query(text, values)).rows[0] as Row
  return {
    pool,
    one,
    newReq: () => createLocalReq({}, payloadOf()),
    clear: async () => {
      for (const table of ['supply_responses', 'supply_progress', 'supply_requests']) {
        await pool().query(`delete from ${table}`)
      }
      await pool()
        .query('delete from rate_limits')
        .catch(() => undefined)
    },
    create: (more: object = {}, as: Who = 'moderator') =>
      call(worldOf(), createSupplyRequestRoute, {
        as,
        body: {
          title: 'Croquettes pour chiots',
          shelterId: worldOf().a.shelter,
          quantityRequested: 20,
          quantityUnit: 'sacs',
          ...more,
        },
      }),
    answer: (id: string, more: object = {}, as: Who = 'visitor') =>
      call(worldOf(), answerSupplyRequest, { as, params: { id }, body: { ...GIFT, ...more } }),
    step: (
      name: keyof typeof STEPS,
      id: string,
      version: number,
      { as = 'moderator', ...more }: { as?: Who; reason?: string } = {},
    ) => call(worldOf(), STEPS[name], { as, params: { id }, body: { version, ...more } }),
    mailsTo: async (address: string) =>
      (
        await pool().query<{ subject: string; text: string }>(
          'select subject, text from emails where lower("to") = $1 order by created_at',
          [address],
        )
      ).rows,
    answerRow: (id: string) =>
      one<{
        status: string
        phone: string | null
        version: number
        is_archived: boolean
        name: string
        user_id: string | null
      }>('select * from supply_responses where id = $1', [id]),
    sums: (request: string) =>
      one<{ secured: number; waiting: number; answers: number }>(
        'select secured, waiting, answers from supply_progress where request_id = $1',
        [request],
      ),
  }
}
