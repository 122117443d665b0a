import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { isAdoptable } from '@/features/animals/model'
import type { Sponsorship } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import type { Execute } from '@/platform/db/transaction'
import { invalidField } from '@/platform/http/errors'

import { animalOf } from '../../links'
import { factsOf, sponsored, tellDonor } from '../../mails'
import { afterChoice, euros, frequencyWords } from '../../model'
import { writeSponsorship } from '../../settle/ledger'
import { changeSponsorship, onlyFrom } from '../held'
import { endSponsorship } from './end'

export type AfterLeaving = { choice: 'ANIMAL' | 'SHELTER' | 'STOP'; animalId?: string | null }

/** Another animal of the same shelter that may be sponsored. @throws {HttpError} 422 */
async function nextAnimal(
  req: PayloadRequest,
  execute: Execute,
  { row, id }: { row: Sponsorship; id?: string | null },
) {
  // Held, so that it does not leave before this is written.
  if (id) await execute(sql`select 1 from animals where id = ${id} for share`)
  const animal = await animalOf(req, id)
  // The same that the sponsor chooses from, and that a new sponsor may take.
  if (!animal || idOf(animal.shelter) !== idOf(row.shelter) || !isAdoptable(animal)) {
    throw invalidField('animalId', 'Choisissez un animal qui est encore au refuge')
  }
  return animal
}

/**
 * The answer of a sponsor whose animal left. The caller has checked the right to it.
 * @throws {HttpError} 404, 409 when nothing is asked any more, 422 for a wrong animal, 503
 */
export async function chooseAfterLeaving(
  req: PayloadRequest,
  id: string,
  { choice, animalId }: AfterLeaving,
): Promise<Sponsorship> {
  if (choice === 'STOP') return endSponsorship(req, id, 'ANIMAL_LEFT')
  const chosenOf = async (row: Sponsorship, execute: Execute) => {
    onlyFrom(row, 'AWAITING_CHOICE')
    return choice === 'ANIMAL' ? nextAnimal(req, execute, { row, id: animalId }) : null
  }
  return changeSponsorship(req, id, {
    what: choice === 'ANIMAL' ? `choose:${animalId ?? ''}` : 'choose',
    async isWanted(row, execute) {
      await chosenOf(row, execute)
      return true
    },
    async ask({ provider, at, key, before }) {
      if (afterChoice({ wasPaused: before.wasPaused }) === 'ACTIVE') await provider.resume(at, key)
    },
    async write(row, _before, execute) {
      const animal = await chosenOf(row, execute)
      const status = afterChoice({ wasPaused: row.wasPaused })
      const written = await writeSponsorship(req, id, {
        status,
        animal: animal?.id ?? null,
        choiceUntil: null,
        wasPaused: false,
      })
      const facts = await factsOf(req, written)
      const to = animal?.name ?? facts.shelter?.name ?? 'le refuge'
      const each = `${euros(row.amountCents)} ${frequencyWords(row.frequency)}`
      await tellDonor(req, facts, {
        subject: `Merci pour ${sponsored(facts)}`,
        paragraphs: [
          status === 'PAUSED'
            ? `C’est noté, pour ${to}. Votre parrainage reste en pause\u00a0: rien n’est débité jusqu’à ce que vous repreniez, puis ${each}.`
            : `Votre parrainage continue\u00a0: ${each} pour ${to}.`,
        ],
        button: 'Gérer mon parrainage',
      })
      return written
    },
  })
}
