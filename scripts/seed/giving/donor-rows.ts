import type { Payload } from 'payload'

import { asProgram } from '../load'
import { donorOf, type DonorSeed } from './donors'
import type { GivingSetting } from './ledger'

/** The row of a donor, made by whoever asks first: a donor gives to several shelters. */
export async function donorIn(
  payload: Payload,
  { place, rank, donors }: GivingSetting,
  donor: number,
): Promise<{ id: string; person: DonorSeed }> {
  const person = donorOf(rank * 41 + donor, place)
  const row = donors.get(person.email) ?? makeDonor(payload, person)
  donors.set(person.email, row)
  return { id: await row, person }
}

async function makeDonor(
  payload: Payload,
  { email, firstName, lastName }: DonorSeed,
): Promise<string> {
  const { id } = await payload.create({
    collection: 'donors',
    ...asProgram,
    data: { email, firstName, lastName },
  })
  return id
}
