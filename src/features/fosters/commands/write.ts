import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { ownAnimal, type AnimalAddress } from '@/features/animals/commands/own-animal'
import { agreed, type AnimalStatus, type Sex } from '@/features/animals/model'
import { idOf } from '@/platform/access/model'
import { record } from '@/platform/audit/hooks'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { HttpError, invalidField } from '@/platform/http/errors'

import { changedSentence, isHere, overlap, SENTENCES, wrongDays } from '../model'
import { staysOf } from '../queries'
import type { ChangedStay, SentStay, Stay } from '../schema'
import { todayAt } from '../today'

type Held = {
  animal: { id: string; name: string; sex: Sex; status: AnimalStatus; shelter: string }
  execute: Execute
  stays: Stay[]
}

/** The stays of an animal, which nobody else changes meanwhile; nor does it leave. */
async function holding<T>(
  req: PayloadRequest,
  address: AnimalAddress,
  work: (held: Held) => Promise<T>,
): Promise<T> {
  const { id } = await ownAnimal(req, address)
  return inTransaction(req, async (execute) => {
    await execute(sql`select 1 from animals where id = ${id} for no key update`)
    const { name, sex, status, ...row } = await ownAnimal(req, address)
    const animal = { id, name, sex, status, shelter: idOf(row.shelter) ?? '' }
    return work({ animal, execute, stays: await staysOf(execute, animal) })
  })
}

/** A line of the history of the animal: who did it, and never which family. */
const note = (req: PayloadRequest, { id, shelter }: Held['animal'], text: string) =>
  record(req, {
    action: 'UPDATE',
    collection: 'animals',
    before: null,
    after: { id, shelter },
    note: text,
  })

async function check(
  { animal, execute, stays }: Held,
  sent: SentStay,
  id: string | null,
): Promise<void> {
  const wrong = wrongDays(sent, await todayAt(execute, animal.shelter))
  const [sentence] = Object.values(wrong)
  if (sentence) throw new HttpError(422, sentence, { fields: wrong })
  if (sent.endedOn === null && !isHere(animal.status)) {
    throw invalidField(
      'endedOn',
      `${animal.name} n’est plus au refuge\u00a0: donnez le dernier jour`,
    )
  }
  const other = stays.find((each) => each.id !== id && overlap(each, sent))
  if (!other) return
  throw invalidField(
    'startedOn',
    other.endedOn === null
      ? `${animal.name} est déjà chez ${other.name}\u00a0: terminez d’abord cet accueil`
      : `${animal.name} était chez ${other.name} à ces dates`,
  )
}

/** No family is looked for any more; without a word when the sheet says nothing of it. */
async function stopLooking(req: PayloadRequest, id: string): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'animals',
    where: { and: [{ id: { equals: id } }, { fosterWanted: { equals: true } }] },
    overrideAccess: false,
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    req,
  })
  if (!docs[0]) return
  await req.payload.update({
    collection: 'animals',
    id,
    overrideAccess: false,
    // Whoever has the sheet open would write it back.
    overrideLock: false,
    depth: 0,
    req,
    data: { fosterWanted: false },
  })
}

const isSame = (one: Stay, { name, email, startedOn, endedOn }: SentStay): boolean =>
  one.name === name && one.email === email && one.startedOn === startedOn && one.endedOn === endedOn

/**
 * Writes down that a family hosts an animal, or did. The same again, after an answer that was lost,
 * is the same stay; the sheet of an animal that is hosted looks for no family any more.
 * @returns all stays of the animal
 * @throws {HttpError} 403, 404, 422 for days that are to come or already another family's, 423 while
 * somebody else has the sheet open
 */
export function startStay(
  req: PayloadRequest,
  address: AnimalAddress,
  sent: SentStay,
): Promise<Stay[]> {
  return holding(req, address, async (held) => {
    const { animal, execute, stays } = held
    if (stays.some((each) => isSame(each, sent))) return stays
    await check(held, sent, null)
    await execute(sql`
      insert into foster_stays (shelter_id, animal_id, name, email, phone, note, started_on, ended_on,
        created_by)
      values (${animal.shelter}, ${animal.id}, ${sent.name}, ${sent.email}, ${sent.phone},
        ${sent.note}, ${sent.startedOn}, ${sent.endedOn}, ${req.user?.id ?? null})`)
    if (sent.endedOn === null) await stopLooking(req, animal.id)
    await note(req, animal, `${agreed(animal.sex, 'Confié')} à une famille d’accueil`)
    return staysOf(execute, animal)
  })
}

const known = ({ stays }: Held, id: string): Stay => {
  const stay = stays.find((each) => each.id === id)
  if (!stay) throw new HttpError(404, SENTENCES.notFound)
  return stay
}

type Which = AnimalAddress & { id: string }

/**
 * Changes a stay, or ends it by its last day.
 * @returns all stays of the animal
 * @throws {HttpError} 403, 404, 409 when somebody changed it since, 422 as {@link startStay}
 */
export function changeStay(
  req: PayloadRequest,
  { id, ...address }: Which,
  { version, ...sent }: ChangedStay,
): Promise<Stay[]> {
  return holding(req, address, async (held) => {
    const { animal, execute, stays } = held
    const stay = known(held, id)
    if (stay.version !== version) {
      // Sent again, because the answer was lost.
      if (isSame(stay, sent) && stay.phone === sent.phone && stay.note === sent.note) return stays
      throw new HttpError(409, changedSentence(stay))
    }
    await check(held, sent, id)
    await execute(sql`
      update foster_stays set name = ${sent.name}, email = ${sent.email}, phone = ${sent.phone},
        note = ${sent.note}, started_on = ${sent.startedOn}, ended_on = ${sent.endedOn},
        ended_by_leaving = ended_by_leaving and ended_on is not distinct from ${sent.endedOn}::date,
        version = version + 1, updated_at = now()
      where id = ${id}`)
    const isEnded = stay.endedOn === null && sent.endedOn !== null
    const text = isEnded ? 'Fin de l’accueil en famille' : 'Accueil en famille corrigé'
    await note(req, animal, text)
    return staysOf(execute, animal)
  })
}

/**
 * Takes away what was written by mistake.
 * @returns all stays of the animal
 * @throws {HttpError} 403, 404; nothing when it is gone already
 */
export function removeStay(req: PayloadRequest, { id, ...address }: Which): Promise<Stay[]> {
  return holding(req, address, async ({ animal, execute, stays }) => {
    if (!stays.some((each) => each.id === id)) return stays
    await execute(sql`delete from foster_stays where id = ${id}`)
    await note(req, animal, 'Accueil en famille retiré')
    return staysOf(execute, animal)
  })
}
