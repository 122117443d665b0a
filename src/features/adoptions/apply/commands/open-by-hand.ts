import type { PayloadRequest } from 'payload'

import { planOf } from '@/features/plans/queries'
import type { AdoptionRequest } from '@/payload-types'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError, invalidField } from '@/platform/http/errors'

import { planTitle } from '../../plan'
import { requireAdoptions } from '../../request-row'
import type { NewRequest } from '../../view'
import { heldAnimal, open } from '../opening'

/**
 * Opens a request by hand, after a call or a visit.
 * @throws {HttpError} 403, 404, 409 with `requestId` when this person has one open for this
 * animal, 422 when the animal is not at the shelter
 */
export async function openByHand(
  req: PayloadRequest,
  key: string,
  { animal: animalId, name, email, phone, plan, note, tell = true }: NewRequest,
): Promise<AdoptionRequest> {
  const shelter = await requireAdoptions(req, key)
  return inTransaction(req, async (execute) => {
    const applicant = { name, email: email || null, phone: phone || null }
    const wanted = { shelter, animal: animalId, applicant, plan, note, tell }
    const animal = await heldAnimal(req, execute, wanted)
    if (plan) await planTitle(req, shelter, plan)
    if (animal.status !== 'AT_SHELTER') {
      throw invalidField('animal', `${animal.name} n’est pas au refuge`)
    }
    // The plan that the site would have named, unless the team names one.
    const usual = plan ?? (await planOf({ ...animal, shelterId: shelter }))?.id
    const { request, isNew } = await open(req, execute, { ...wanted, plan: usual })
    if (!isNew) {
      const message = `${name} a déjà une demande en cours pour ${animal.name}`
      throw new HttpError(409, message, { more: { requestId: request.id } })
    }
    return request
  })
}
