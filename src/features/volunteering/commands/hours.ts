import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { publicShelterSql } from '@/features/shelters/public'
import type { User } from '@/payload-types'
import { record } from '@/platform/audit/hooks'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError, invalidField } from '@/platform/http/errors'

import { ATTENDANCE_LABELS, type Attendance } from '../hours.model'
import { lengthWords, SENTENCES } from '../model'
import type { SentAttendance } from '../schema'
import { endOf } from '../slots.model'
import { volunteersTeam } from '../team'
import type { Which } from './decide'

type Row = {
  startsAt: string
  minutes: number
  isCancelled: boolean
  attendance: Attendance | null
}

const COLUMNS = sql`t.starts_at as "startsAt", t.minutes, t.cancelled_at is not null as "isCancelled",
  f.attendance`

/**
 * Says how long one was there, once the slot is over; again until the team has validated it.
 * @throws {HttpError} 404, 409 before its end or once it is settled
 */
export async function declareHours(
  req: PayloadRequest,
  user: User,
  id: string,
  minutes: number,
): Promise<void> {
  await inTransaction(req, async (execute) => {
    const { rows } = await execute<Row>(sql`
      select ${COLUMNS} from volunteer_shifts f join volunteer_slots t on t.id = f.slot_id
        join shelters s on s.id = f.shelter_id
      where f.id = ${id} and f.user_id = ${user.id} and ${publicShelterSql} for update of f`)
    const [row] = rows
    if (!row || row.isCancelled) throw new HttpError(404, SENTENCES.slotNotFound)
    if (row.attendance) throw new HttpError(409, SENTENCES.settled)
    const end = endOf({ startsAt: new Date(row.startsAt), minutes: row.minutes })
    if (end.getTime() > Date.now()) throw invalidField('minutes', SENTENCES.notOver)
    await execute(sql`
      update volunteer_shifts set declared_minutes = ${minutes}, declared_at = now()
      where id = ${id}`)
  })
}

/**
 * The team says whether somebody came, and for how long; `null` takes back what it said, and what the
 * volunteer declared stands again.
 * @throws {HttpError} 403, 404, 409 before the slot begins
 */
export async function settleHours(
  req: PayloadRequest,
  { key, id }: Which,
  { attendance, minutes }: SentAttendance,
): Promise<void> {
  const shelter = await volunteersTeam(req, key)
  await inTransaction(req, async (execute) => {
    const { rows } = await execute<Row>(sql`
      select ${COLUMNS} from volunteer_shifts f join volunteer_slots t on t.id = f.slot_id
      where f.id = ${id} and f.shelter_id = ${shelter.id} for update of f`)
    const [row] = rows
    if (!row || row.isCancelled) throw new HttpError(404, SENTENCES.slotNotFound)
    if (new Date(row.startsAt).getTime() > Date.now()) {
      throw new HttpError(409, 'Ce créneau n’a pas commencé')
    }
    const kept = attendance === 'ATTENDED' ? minutes : null
    await execute(sql`
      update volunteer_shifts set attendance = ${attendance}, validated_minutes = ${kept},
        validated_at = case when ${attendance}::text is null then null else now() end,
        validated_by = case when ${attendance}::text is null then null
          else ${req.user?.id ?? null}::uuid end
      where id = ${id}`)
    const said = attendance === null ? 'reprises' : ATTENDANCE_LABELS[attendance].toLowerCase()
    await record(req, {
      action: 'UPDATE',
      collection: 'volunteer-shifts',
      before: null,
      after: { id, shelter: shelter.id },
      note: `Heures de bénévolat\u00a0: ${said}${kept ? `, ${lengthWords(kept)}` : ''}`,
    })
  })
}
