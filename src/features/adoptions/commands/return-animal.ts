import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { animalOf } from '../facts'
import { requireAdoptions } from '../request-row'
import { write } from '../steps'
import { authorOf, line } from '../timeline'

/**
 * An adopted animal comes back to the shelter, with the reason.
 * @throws {HttpError} 403, 404, 409 when it is not adopted
 */
export async function returnAnimal(
  req: PayloadRequest,
  address: { shelter: string; animal: string },
  reason: string,
): Promise<void> {
  const shelter = await requireAdoptions(req, address.shelter)
  await inTransaction(req, async (execute) => {
    const { rows } = await execute(sql`
      select 1 from animals
      where id = ${address.animal} and shelter_id = ${shelter} and deleted_at is null
      for no key update
    `)
    if (rows.length === 0) throw new HttpError(404, 'Animal introuvable')
    const animal = await animalOf(req, { animal: address.animal })
    if (animal.status !== 'ADOPTED') {
      throw new HttpError(409, `${animal.name} n’est dans aucune famille, ou est déjà de retour`)
    }
    await req.payload.update({
      collection: 'animals',
      id: animal.id,
      // Whoever follows adoptions may take an animal back; the right was checked.
      overrideAccess: true,
      depth: 0,
      req,
      data: { status: 'AT_SHELTER', returnReason: reason },
    })
    // Held before they are read: what is erased of one meanwhile does not come back.
    await execute(sql`
      select 1 from adoption_requests
      where animal_id = ${animal.id} and status = 'COMPLETED' order by id for no key update
    `)
    const { docs } = await req.payload.find({
      collection: 'adoption-requests',
      where: { and: [{ animal: { equals: animal.id } }, { status: { equals: 'COMPLETED' } }] },
      // The story of the adoption goes on; the right was checked.
      overrideAccess: true,
      depth: 0,
      limit: 1,
      pagination: false,
      sort: '-statusSince',
      req,
    })
    if (docs[0]) await write(req, docs[0], {}, line('RETURNED', authorOf(req), { text: reason }))
  })
}
