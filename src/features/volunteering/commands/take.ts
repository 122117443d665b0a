import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { publicShelterSql } from '@/features/shelters/public'
import type { User } from '@/payload-types'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { zoneOfDepartment } from '@/platform/time/zones.model'

import { SENTENCES, WEEK_PATH } from '../model'
import { oldEnoughSql } from '../public'
import { overlap, refuseTaking } from '../slots.model'
import { tellLeft, tellPerson, tellTeam } from '../tell'
import { slotWords } from '../wording.model'

type Slot = {
  id: string
  shelter: string
  startsAt: Date
  minutes: number
  places: number
  isCancelled: boolean
  title: string
  zone: string
  volunteer: string | null
  isClosed: boolean
  minAge: number | null
  isOldEnough: boolean
}

/** A slot of a shelter that everybody sees, which nobody else takes meanwhile. @throws {HttpError} 404 */
async function holdSlot(execute: Execute, id: string, user: string): Promise<Slot> {
  const { rows } = await execute<
    Omit<Slot, 'startsAt' | 'zone'> & { startsAt: string; department: string }
  >(sql`
    select t.id, t.shelter_id as shelter, t.starts_at as "startsAt", t.minutes, t.places,
      t.cancelled_at is not null as "isCancelled", m.title, m.department,
      m.status = 'CLOSED' as "isClosed", m.min_age as "minAge", v.id as volunteer,
      ${oldEnoughSql} as "isOldEnough"
    from volunteer_slots t join volunteer_missions m on m.id = t.mission_id
      join shelters s on s.id = t.shelter_id
      join volunteers v on v.shelter_id = t.shelter_id and v.user_id = ${user}
        and v.ended_at is null
    where t.id = ${id} and ${publicShelterSql} for update of t`)
  const [row] = rows
  // For whoever is no volunteer of its shelter it does not exist.
  if (!row?.volunteer) throw new HttpError(404, SENTENCES.slotNotFound)
  return { ...row, startsAt: new Date(row.startsAt), zone: zoneOfDepartment(row.department) }
}

/** @throws {HttpError} 409 when the person has another slot at that time */
async function refuseOverlap(execute: Execute, user: string, slot: Slot): Promise<void> {
  const { rows } = await execute<{ startsAt: string; minutes: number }>(sql`
    select t.starts_at as "startsAt", t.minutes
    from volunteer_shifts f join volunteer_slots t on t.id = f.slot_id
    where f.user_id = ${user} and t.cancelled_at is null and t.id <> ${slot.id}
      and t.starts_at > ${slot.startsAt.toISOString()}::timestamptz - interval '1 day'
      and t.starts_at < ${slot.startsAt.toISOString()}::timestamptz + interval '1 day'`)
  const others = rows.map(({ startsAt, minutes }) => ({ startsAt: new Date(startsAt), minutes }))
  if (others.some((other) => overlap(slot, other))) throw new HttpError(409, SENTENCES.overlaps)
}

async function nameOf(execute: Execute, { volunteer }: Slot): Promise<string> {
  const { rows } = await execute<{ name: string }>(
    sql`select name from volunteers where id = ${volunteer}`,
  )
  return rows[0]?.name ?? 'Un bénévole'
}

/**
 * Takes a place of a slot, once: whoever has it already keeps it. The person and the team are told.
 * @throws {HttpError} 404 for whoever is no volunteer of its shelter, 409 with why it cannot be taken
 */
export async function takeSlot(req: PayloadRequest, user: User, id: string): Promise<void> {
  await inTransaction(req, async (execute) => {
    // The person first, then the slot: always in this order.
    await lockName(execute, `volunteer-person:${user.id}`)
    // Whoever ends a volunteer holds their row: one of the two is first.
    await execute(sql`
      select 1 from volunteers v join volunteer_slots t on t.shelter_id = v.shelter_id
      where t.id = ${id} and v.user_id = ${user.id} for share of v`)
    const slot = await holdSlot(execute, id, user.id)
    const { rows: people } = await execute<{ user: string }>(
      sql`select user_id as "user" from volunteer_shifts where slot_id = ${id}`,
    )
    if (people.some((each) => each.user === user.id) && !slot.isCancelled) return
    const why = refuseTaking({ ...slot, taken: people.length }, new Date())
    if (why) throw new HttpError(409, SENTENCES[why])
    if (slot.isClosed) throw new HttpError(409, SENTENCES.closed)
    if (!slot.isOldEnough) throw new HttpError(409, SENTENCES.tooYoung(slot.minAge ?? 0))
    await refuseOverlap(execute, user.id, slot)
    await execute(sql`
      insert into volunteer_shifts (slot_id, shelter_id, user_id)
      values (${id}, ${slot.shelter}, ${user.id})`)
    const when = slotWords(slot.startsAt, slot.minutes, slot.zone)
    await tellPerson(req, user.id, slot.shelter, {
      type: 'APPOINTMENT_CONFIRMED',
      title: `Créneau pris\u00a0: ${slot.title}`,
      paragraphs: [`Nous vous attendons ${when}. Vous pouvez le rendre depuis votre espace.`],
    })
    await tellTeam(
      req,
      slot.shelter,
      {
        type: 'APPOINTMENT_CONFIRMED',
        title: `${await nameOf(execute, slot)} viendra`,
        about: user.id,
        paragraphs: [`Pour «\u00a0${slot.title}\u00a0», ${when}.`],
        label: 'Voir la semaine',
        path: WEEK_PATH,
      },
      // Until it is read, the next one of the same slot replaces it.
      `volunteer-slot:${slot.id}`,
    )
  })
}

/**
 * Gives a slot back before it begins, however long before. The person and the team are told.
 * @throws {HttpError} 404, 409 once it has begun
 */
export async function leaveSlot(req: PayloadRequest, user: User, id: string): Promise<void> {
  await inTransaction(req, async (execute) => {
    await lockName(execute, `volunteer-person:${user.id}`)
    const slot = await holdSlot(execute, id, user.id)
    if (slot.isCancelled) throw new HttpError(409, SENTENCES.cancelled)
    if (slot.startsAt <= new Date()) throw new HttpError(409, SENTENCES.begun)
    const { rows } = await execute<{ id: string }>(sql`
      delete from volunteer_shifts where slot_id = ${id} and user_id = ${user.id} returning id`)
    // Pressed twice: it was given back.
    if (!rows[0]) return
    const when = slotWords(slot.startsAt, slot.minutes, slot.zone)
    await tellPerson(req, user.id, slot.shelter, {
      type: 'APPOINTMENT_CANCELLED',
      title: `Créneau rendu\u00a0: ${slot.title}`,
      paragraphs: [`Votre place du ${when} est libre de nouveau. Merci d’avoir prévenu.`],
    })
    const name = await nameOf(execute, slot)
    await tellLeft(req, slot.shelter, [slot], { name, user: user.id })
  })
}
