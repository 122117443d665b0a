import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { record } from '@/platform/audit/hooks'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { teamOf } from '@/platform/french.model'
import { HttpError } from '@/platform/http/errors'

import { SENTENCES, type ApplicationStatus } from '../model'
import type { SentDecision } from '../schema'
import { volunteersTeam } from '../team'
import { tellPerson } from '../tell'

type Row = {
  id: string
  userId: string
  name: string
  phone: string
  age: number
  status: ApplicationStatus
  title: string
}
export type Which = { key: string; id: string }

async function holdApplication(execute: Execute, id: string, shelter: string): Promise<Row> {
  const { rows } = await execute<Row>(sql`
    select a.id, a.user_id as "userId", a.name, a.phone, a.age, a.status, m.title
    from volunteer_applications a join volunteer_missions m on m.id = a.mission_id
    where a.id = ${id} and a.shelter_id = ${shelter} for update of a`)
  if (!rows[0]) throw new HttpError(404, 'Proposition introuvable')
  return rows[0]
}

const note = (req: PayloadRequest, id: string, shelter: string, text: string) =>
  record(req, {
    action: 'UPDATE',
    collection: 'volunteer-applications',
    before: null,
    after: { id, shelter },
    note: text,
  })

/**
 * Accepts or refuses an offer: the person is told, in the words of the team; accepted, they are a
 * volunteer of the shelter.
 * @throws {HttpError} 403, 404, 409 once it is answered or taken back
 */
export async function decideApplication(
  req: PayloadRequest,
  { key, id }: Which,
  { outcome, reason }: SentDecision,
): Promise<void> {
  const shelter = await volunteersTeam(req, key)
  await inTransaction(req, async (execute) => {
    const row = await holdApplication(execute, id, shelter.id)
    if (row.status !== 'PENDING') throw new HttpError(409, SENTENCES.decided)
    await execute(sql`
      update volunteer_applications set status = ${outcome}, answer = ${reason || null},
        decided_at = now(), decided_by = ${req.user?.id ?? null} where id = ${id}`)
    const isAccepted = outcome === 'ACCEPTED'
    if (isAccepted) {
      await execute(sql`
        insert into volunteers (shelter_id, user_id, application_id, name, phone, age)
        values (${shelter.id}, ${row.userId}, ${id}, ${row.name}, ${row.phone}, ${row.age})
        on conflict (shelter_id, user_id) do update set name = excluded.name,
          phone = excluded.phone, age = excluded.age, age_at = now(),
          application_id = case when volunteers.ended_at is null then volunteers.application_id
            else excluded.application_id end,
          since = case when volunteers.ended_at is null then volunteers.since else now() end,
          ended_at = null, ended_reason = null, ended_by = null`)
    }
    await note(req, id, shelter.id, isAccepted ? 'Bénévole accepté' : 'Bénévole refusé')
    await tellPerson(req, row.userId, shelter.id, {
      type: isAccepted ? 'FORM_APPROVED' : 'FORM_REJECTED',
      title: isAccepted
        ? 'Bienvenue parmi les bénévoles\u00a0!'
        : 'Une réponse à votre proposition',
      paragraphs: [
        isAccepted
          ? `Bonjour, ${teamOf(shelter.name)} accepte votre aide pour «\u00a0${row.title}\u00a0». Choisissez vos créneaux dans votre espace.`
          : `Bonjour, ${teamOf(shelter.name)} ne peut pas accepter votre aide pour «\u00a0${row.title}\u00a0».`,
      ],
      quote: reason || undefined,
    })
  })
}

/** Other offers by which `volunteers v` would be one as well, the first accepted first. */
const otherAccepted = (id: string) => sql`
  select a.id from volunteer_applications a
  where a.shelter_id = v.shelter_id and a.user_id = v.user_id and a.status = 'ACCEPTED'
    and a.id <> ${id} and a.decided_at >= v.since order by a.decided_at`

/**
 * Takes an answer back: the offer waits again. Whoever became a volunteer by it is one no more, unless
 * they took slots meanwhile.
 * @throws {HttpError} 403, 404, 409
 */
export async function undoDecision(req: PayloadRequest, { key, id }: Which): Promise<void> {
  const shelter = await volunteersTeam(req, key)
  await inTransaction(req, async (execute) => {
    const row = await holdApplication(execute, id, shelter.id)
    if (row.status !== 'ACCEPTED' && row.status !== 'REFUSED') {
      throw new HttpError(409, SENTENCES.undecided)
    }
    // Offered again meanwhile: one of a kind waits.
    const { rows: waiting } = await execute(sql`
      select 1 from volunteer_applications a where a.user_id = ${row.userId} and a.status = 'PENDING'
        and a.mission_id = (select mission_id from volunteer_applications where id = ${id})`)
    if (waiting.length > 0) throw new HttpError(409, SENTENCES.answeredAgain)
    if (row.status === 'ACCEPTED') {
      // Whoever takes a slot holds this row: one of the two is first.
      await execute(sql`select 1 from volunteers
        where shelter_id = ${shelter.id} and user_id = ${row.userId} for update`)
      // Accepted for something else too, they stay a volunteer by that.
      await execute(sql`
        update volunteers v set application_id = (${otherAccepted(id)} limit 1)
        where v.application_id = ${id} and v.ended_at is null and exists (${otherAccepted(id)})`)
      const { rows } = await execute(sql`
        select 1 from volunteer_shifts f join volunteers v
          on v.shelter_id = f.shelter_id and v.user_id = f.user_id
        where v.application_id = ${id} and f.taken_at >= v.since limit 1`)
      if (rows.length > 0) throw new HttpError(409, SENTENCES.busyVolunteer)
      // Who was one before, and is not any more, keeps the hours: the row stays with its end.
      await execute(sql`
        delete from volunteers v where v.application_id = ${id} and not exists (
          select 1 from volunteer_shifts f
          where f.shelter_id = v.shelter_id and f.user_id = v.user_id)`)
      await execute(sql`
        update volunteers set ended_at = now(), ended_by = ${req.user?.id ?? null}
        where application_id = ${id}`)
    }
    await execute(sql`
      update volunteer_applications set status = 'PENDING', answer = null, decided_at = null,
        decided_by = null where id = ${id}`)
    await note(req, id, shelter.id, 'Réponse à un bénévole reprise')
    await tellPerson(req, row.userId, shelter.id, {
      type: 'GENERAL_INFO',
      title: 'Votre proposition est de nouveau à l’étude',
      paragraphs: [
        `Bonjour, ${teamOf(shelter.name)} reprend sa réponse pour «\u00a0${row.title}\u00a0»\u00a0: elle vous répondra de nouveau.`,
      ],
    })
  })
}
