import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Execute } from '@/platform/db/transaction'
import { SOMEBODY_GONE } from '@/platform/french.model'

import { tellWithdrawn } from '../tell'

type Row = { quantity: number | null; title: string; unit: string | null; shelter: string }

/**
 * Tells teams that what a person said to bring is awaited no more, without their pseudo: their data is
 * about to be erased, in the caller's transaction.
 * @param ids of their answers
 */
export async function withdrawForErasure(
  req: PayloadRequest,
  execute: Execute,
  ids: readonly string[],
): Promise<void> {
  const { rows } = await execute<Row>(sql`
    select nullif(a.quantity_donated, 0) as quantity, r.title, r.quantity_unit as unit, a.shelter_id as shelter
    from supply_responses a join supply_requests r on r.id = a.request_id
    where a.id::text = any(${sql.param([...ids])}::text[]) and a.status in ('PENDING', 'ACCEPTED')
      and not a.is_archived order by a.id for update of a`)
  for (const { quantity, title, unit, shelter } of rows) {
    await tellWithdrawn(req, {
      name: SOMEBODY_GONE,
      userId: null,
      quantityDonated: quantity,
      request: { title, quantityUnit: unit },
      shelter: { id: shelter },
    })
  }
}
