import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { record } from '@/platform/audit/hooks'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { teamOf } from '@/platform/french.model'
import { HttpError } from '@/platform/http/errors'

import { SENTENCES } from '../model'
import { volunteersTeam } from '../team'
import { tellPerson } from '../tell'
import type { Which } from './decide'

type Row = { userId: string; endedAt: string | null }

async function holdVolunteer(execute: Execute, id: string, shelter: string): Promise<Row> {
  const { rows } = await execute<Row>(sql`
    select user_id as "userId", ended_at as "endedAt" from volunteers
    where id = ${id} and shelter_id = ${shelter} for update`)
  if (!rows[0]) throw new HttpError(404, 'Bénévole introuvable')
  return rows[0]
}

const note = (req: PayloadRequest, id: string, shelter: string, text: string) =>
  record(req, {
    action: 'UPDATE',
    collection: 'volunteers',
    before: null,
    after: { id, shelter },
    note: text,
  })

/**
 * Somebody helps this shelter no more: their slots to come are free again, their hours stay.
 * @throws {HttpError} 403, 404, 409 when it is over already
 */
export async function endVolunteer(
  req: PayloadRequest,
  { key, id }: Which,
  reason: string,
): Promise<void> {
  const shelter = await volunteersTeam(req, key)
  await inTransaction(req, async (execute) => {
    const row = await holdVolunteer(execute, id, shelter.id)
    if (row.endedAt) throw new HttpError(409, SENTENCES.ended)
    await execute(sql`
      update volunteers set ended_at = now(), ended_reason = ${reason},
        ended_by = ${req.user?.id ?? null} where id = ${id}`)
    await execute(sql`
      delete from volunteer_shifts f using volunteer_slots t
      where t.id = f.slot_id and f.user_id = ${row.userId} and f.shelter_id = ${shelter.id}
        and t.starts_at > now()`)
    await note(req, id, shelter.id, 'Fin d’un bénévolat')
    await tellPerson(req, row.userId, shelter.id, {
      type: 'APPOINTMENT_CANCELLED',
      title: 'Votre bénévolat prend fin',
      paragraphs: [
        `Bonjour, ${teamOf(shelter.name)} met fin à votre bénévolat. Vos créneaux à venir sont annulés\u00a0; vos heures restent.`,
      ],
      quote: reason,
    })
  })
}

/** Takes an end back; slots that were free meanwhile stay so. @throws {HttpError} 403, 404, 409 */
export async function resumeVolunteer(req: PayloadRequest, { key, id }: Which): Promise<void> {
  const shelter = await volunteersTeam(req, key)
  await inTransaction(req, async (execute) => {
    const row = await holdVolunteer(execute, id, shelter.id)
    if (!row.endedAt) throw new HttpError(409, SENTENCES.notEnded)
    await execute(sql`
      update volunteers set ended_at = null, ended_reason = null, ended_by = null where id = ${id}`)
    await note(req, id, shelter.id, 'Reprise d’un bénévolat')
    await tellPerson(req, row.userId, shelter.id, {
      type: 'GENERAL_INFO',
      title: 'Votre bénévolat reprend',
      paragraphs: [
        `Bonjour, ${teamOf(shelter.name)} compte de nouveau sur vous. Choisissez vos créneaux dans votre espace.`,
      ],
    })
  })
}
