import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { record } from '@/platform/audit/hooks'
import { inTransaction } from '@/platform/db/transaction'
import { theTeamOf } from '@/platform/french.model'
import { HttpError, invalidField } from '@/platform/http/errors'
import { zoneOfDepartment } from '@/platform/time/zones.model'

import { SENTENCES } from '../model'
import type { SentSlots } from '../schema'
import { seriesOf, SLOT_LIMITS } from '../slots.model'
import { volunteersTeam } from '../team'
import { tellPerson } from '../tell'
import { slotWords } from '../wording.model'
import type { Which } from './decide'

/**
 * Makes a slot of a mission, or the same each week; one that is there already at that moment stays.
 * @returns how many came
 * @throws {HttpError} 403, 404; 422 for another shelter's mission, one that is over, a moment that is
 * past or too far
 */
export async function createSlots(
  req: PayloadRequest,
  key: string,
  sent: SentSlots,
): Promise<{ count: number }> {
  const shelter = await volunteersTeam(req, key)
  return inTransaction(req, async (execute) => {
    const { rows } = await execute<{ department: string }>(sql`
      select department from volunteer_missions
      where id = ${sent.mission} and shelter_id = ${shelter.id} and status <> 'CLOSED' for share`)
    if (!rows[0]) throw invalidField('mission', SENTENCES.notFound)
    const times = seriesOf(sent, zoneOfDepartment(rows[0].department))
    const now = Date.now()
    if ((times[0]?.getTime() ?? 0) <= now) throw invalidField('day', 'Ce moment est passé')
    if ((times.at(-1)?.getTime() ?? 0) > now + SLOT_LIMITS.ahead * 86_400_000) {
      throw invalidField('day', 'Un an à l’avance au maximum')
    }
    const isos = times.map((time) => time.toISOString())
    const { rows: made } = await execute<{ id: string }>(sql`
      insert into volunteer_slots (mission_id, shelter_id, starts_at, minutes, places, note)
      select ${sent.mission}::uuid, ${shelter.id}::uuid, at, ${sent.minutes}::int, ${sent.places}::int,
        ${sent.note}::text
      from unnest(${sql.param(isos)}::timestamptz[]) as at
      on conflict (mission_id, starts_at) where cancelled_at is null do nothing returning id`)
    if (made.length === 0) throw invalidField('time', 'Ce créneau existe déjà')
    await record(req, {
      action: 'CREATE',
      collection: 'volunteer-slots',
      before: null,
      after: { id: made[0]?.id ?? '', shelter: shelter.id },
      note: `Créneaux créés\u00a0: ${made.length}`,
    })
    return { count: made.length }
  })
}

type Row = {
  startsAt: string
  minutes: number
  cancelledAt: string | null
  title: string
  department: string
}

/** Cancels a slot that has not begun: who took it is told why. @throws {HttpError} 403, 404, 409 */
export async function cancelSlot(
  req: PayloadRequest,
  { key, id }: Which,
  reason: string,
): Promise<void> {
  const shelter = await volunteersTeam(req, key)
  await inTransaction(req, async (execute) => {
    const { rows } = await execute<Row>(sql`
      select t.starts_at as "startsAt", t.minutes, t.cancelled_at as "cancelledAt", m.title,
        m.department
      from volunteer_slots t join volunteer_missions m on m.id = t.mission_id
      where t.id = ${id} and t.shelter_id = ${shelter.id} for update of t`)
    const [slot] = rows
    if (!slot) throw new HttpError(404, SENTENCES.slotNotFound)
    if (slot.cancelledAt) throw new HttpError(409, SENTENCES.cancelled)
    const startsAt = new Date(slot.startsAt)
    if (startsAt.getTime() <= Date.now()) throw new HttpError(409, SENTENCES.begun)
    await execute(sql`
      update volunteer_slots set cancelled_at = now(), cancel_reason = ${reason} where id = ${id}`)
    await record(req, {
      action: 'UPDATE',
      collection: 'volunteer-slots',
      before: null,
      after: { id, shelter: shelter.id },
      note: 'Créneau annulé',
    })
    const when = slotWords(startsAt, slot.minutes, zoneOfDepartment(slot.department))
    const { rows: people } = await execute<{ user: string }>(
      sql`select user_id as "user" from volunteer_shifts where slot_id = ${id} order by user_id`,
    )
    for (const { user } of people) {
      await tellPerson(req, user, shelter.id, {
        type: 'APPOINTMENT_CANCELLED',
        title: `Créneau annulé\u00a0: ${slot.title}`,
        paragraphs: [`${theTeamOf(shelter.name)} annule le créneau du ${when}.`],
        quote: reason,
      })
    }
  })
}
