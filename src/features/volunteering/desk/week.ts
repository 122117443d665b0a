import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { isoSql } from '@/platform/db/iso'
import { sessionOf } from '@/platform/db/session'
import { addDays, dayIn, mondayOf, parisDay } from '@/platform/time/model'
import { zoneOfDepartment } from '@/platform/time/zones.model'

import { volunteersTeam } from '../team'
import type { TeamSlot, WeekView } from '../view'

/** Slots of one week that are shown at most. */
const MOST = 400

/**
 * The slots of a shelter in the week of a day, on the clocks of their missions, with who comes.
 * @param day today in Paris for none
 * @throws {HttpError} 403, 404
 */
export async function readWeek(
  req: PayloadRequest,
  key: string,
  day: string | undefined,
): Promise<WeekView> {
  const { id } = await volunteersTeam(req, key)
  const monday = mondayOf(day ?? parisDay(new Date()))
  const session = await sessionOf(req)
  // A day more on both sides: clocks overseas are up to half a day away.
  const { rows } = await session.execute<Omit<TeamSlot, 'zone'> & { department: string }>(sql`
    select t.id, jsonb_build_object('id', m.id, 'title', m.title) as mission, m.department,
      ${isoSql(sql`t.starts_at`)} as "startsAt", t.minutes, t.places, t.note,
      ${isoSql(sql`t.cancelled_at`)} as "cancelledAt", t.cancel_reason as "cancelReason",
      coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'name', v.name, 'phone', v.phone,
          'declaredMinutes', f.declared_minutes, 'attendance', f.attendance,
          'validatedMinutes', f.validated_minutes) order by v.name, f.id)
        from volunteer_shifts f join volunteers v
          on v.shelter_id = f.shelter_id and v.user_id = f.user_id
        where f.slot_id = t.id), '[]'::jsonb) as shifts
    from volunteer_slots t join volunteer_missions m on m.id = t.mission_id
    where t.shelter_id = ${id} and t.starts_at >= ${monday}::date - 1
      and t.starts_at < ${monday}::date + 9
    order by t.starts_at, m.title, t.id limit ${MOST}`)
  const end = addDays(monday, 7)
  const data = rows
    .map(({ department, ...slot }) => ({ ...slot, zone: zoneOfDepartment(department) }))
    .filter(({ startsAt, zone }) => {
      const on = dayIn(zone, new Date(startsAt))
      return monday <= on && on < end
    })
  return { success: true, data, monday }
}
