import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Execute } from '@/platform/db/transaction'
import { SOMEBODY_GONE } from '@/platform/french.model'
import { zoneOfDepartment } from '@/platform/time/zones.model'

import { tellLeft, type LeftSlot } from '../tell'

type Row = { shelter: string; title: string; department: string; startsAt: string; minutes: number }

/**
 * Tells teams who expect a person that they do not come, without a name, each of all their slots at once:
 * their data is about to be erased, in the caller's transaction, and with it the places that they took.
 * @param ids of their shifts
 */
export async function leaveForErasure(
  req: PayloadRequest,
  execute: Execute,
  ids: readonly string[],
): Promise<void> {
  const { rows } = await execute<Row>(sql`
    select t.shelter_id as shelter, m.title, m.department, t.starts_at as "startsAt", t.minutes
    from volunteer_shifts f join volunteer_slots t on t.id = f.slot_id
      join volunteer_missions m on m.id = t.mission_id
    where f.id::text = any(${sql.param([...ids])}::text[]) and t.cancelled_at is null
      and t.starts_at > now() order by t.starts_at, t.id`)
  const left = new Map<string, LeftSlot[]>()
  for (const { shelter, department, startsAt, ...row } of rows) {
    const slot = { ...row, startsAt: new Date(startsAt), zone: zoneOfDepartment(department) }
    left.set(shelter, [...(left.get(shelter) ?? []), slot])
  }
  for (const [shelter, slots] of left)
    await tellLeft(req, shelter, slots, { name: SOMEBODY_GONE, user: null })
}
