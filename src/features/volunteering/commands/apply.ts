import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { publicShelterSql } from '@/features/shelters/public'
import type { User } from '@/payload-types'
import { requireConfirmed } from '@/platform/access/require'
import { inTransaction, lockName } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { isId } from '@/platform/ids.model'
import { countTry } from '@/platform/rate-limit/presses'

import { dailyApplications } from '../limits'
import { DESK_PATH, LIMITS, refuseAge, SENTENCES, takesPeople, type MissionStatus } from '../model'
import type { SentApplication } from '../schema'
import { tellTeam } from '../tell'

type Mission = {
  slug: string
  title: string
  status: MissionStatus
  minAge: number | null
  shelter: string
}

/**
 * Offers a person's help for a mission: its team is told.
 * @throws {HttpError} 403 for an address that nobody confirmed, 404, 409 for what was offered already,
 * 422 on the age and on what a parent says, 429
 */
export async function apply(
  req: PayloadRequest,
  user: User,
  missionId: string,
  sent: SentApplication,
): Promise<{ id: string; slug: string }> {
  requireConfirmed(user, SENTENCES.unconfirmed)
  return inTransaction(req, async (execute) => {
    await lockName(execute, `volunteer-person:${user.id}`)
    const { rows } = await execute<Mission>(sql`
      select m.slug, m.title, m.status, m.min_age as "minAge", m.shelter_id as shelter
      from volunteer_missions m join shelters s on s.id = m.shelter_id
      where m.id = ${isId(missionId) ? missionId : null}::uuid and ${publicShelterSql}
        and m.status <> 'CLOSED'`)
    const [mission] = rows
    if (!mission) throw new HttpError(404, SENTENCES.notFound)
    if (!takesPeople(mission.status)) throw new HttpError(409, SENTENCES.paused)
    const fields = refuseAge(sent, mission.minAge)
    const [wrong] = Object.entries(fields)
    if (wrong) throw new HttpError(422, wrong[1], { fields })
    const { rows: known } = await execute<{ is: string }>(sql`
      select 'waiting' as is from volunteer_applications
        where mission_id = ${missionId} and user_id = ${user.id} and status = 'PENDING'
      union all select 'already' from volunteers
        where shelter_id = ${mission.shelter} and user_id = ${user.id} and ended_at is null`)
    if (known[0]) {
      throw new HttpError(409, known[0].is === 'waiting' ? SENTENCES.waiting : SENTENCES.already)
    }
    await countTry(dailyApplications, user.id)
    const isMinor = sent.age < LIMITS.adult
    const { rows: made } = await execute<{ id: string }>(sql`
      insert into volunteer_applications (mission_id, shelter_id, user_id, name, phone, age,
        parent_name, parent_agrees, availability, message)
      values (${missionId}, ${mission.shelter}, ${user.id}, ${sent.name}, ${sent.phone}, ${sent.age},
        ${isMinor ? sent.parentName : null}, ${isMinor && sent.parentAgrees},
        ${sent.availability}, ${sent.message})
      returning id`)
    await tellTeam(req, mission.shelter, {
      type: 'FORM_SUBMITTED',
      title: `${sent.name} propose son aide`,
      about: user.id,
      paragraphs: [`Pour la mission «\u00a0${mission.title}\u00a0».`],
      quote: sent.message ?? undefined,
      label: 'Lire la proposition',
      path: `${DESK_PATH}?part=candidatures`,
    })
    return { id: made[0]?.id ?? '', slug: mission.slug }
  })
}

/** Takes an offer back that waits for an answer. @throws {HttpError} 404, 409 once it is answered */
export async function withdrawApplication(
  req: PayloadRequest,
  user: User,
  id: string,
): Promise<void> {
  await inTransaction(req, async (execute) => {
    const { rows } = await execute<{ status: string }>(sql`
      select status from volunteer_applications where id = ${id} and user_id = ${user.id} for update`)
    if (!rows[0]) throw new HttpError(404)
    if (rows[0].status === 'WITHDRAWN') return
    if (rows[0].status !== 'PENDING') throw new HttpError(409, SENTENCES.decided)
    await execute(sql`
      update volunteer_applications set status = 'WITHDRAWN', decided_at = now() where id = ${id}`)
  })
}
