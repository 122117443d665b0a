import type { Payload } from 'payload'

import { makeAnimals } from './animals'
import { drawAnimal } from './illustrations/index'
import { addPicture, asProgram, inTurns, today } from './load'
import type { DemoAnimal } from './menagerie/types'

const withoutNulls = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))

async function addAnimal(payload: Payload, shelter: string, animal: DemoAnimal): Promise<string> {
  const { illustration: _, photos, feeCents, adoptedAt: __, ...facts } = animal
  const ids = await inTurns(photos, 1, (photo, at) =>
    addPicture(payload, shelter, {
      svg: drawAnimal(photo),
      title: `${animal.name} ${at + 1}`,
      alt: `${animal.name}, ${animal.species === 'DOG' ? 'chien' : 'chat'} ${animal.color}`,
    }),
  )
  const created = await payload.create({
    collection: 'animals',
    ...asProgram,
    data: {
      name: animal.name,
      species: animal.species,
      sex: animal.sex,
      status: animal.status,
      ...withoutNulls(facts),
      shelter,
      fee: feeCents,
      photos: ids,
    },
  })
  return created.id
}

/**
 * The animals of a shelter with their pictures; answers the id of one that can
 * be put forward.
 */
export async function addAnimals(
  payload: Payload,
  shelter: { id: string; slug: string; count: number; seed: number },
): Promise<string | null> {
  const animals = makeAnimals({
    count: shelter.count,
    seed: shelter.seed,
    today: today(),
    shelterKey: shelter.slug,
  })
  // Decoding and encoding pictures fills the cores: two at a time are enough.
  const ids = await inTurns(animals, 3, (animal) => addAnimal(payload, shelter.id, animal))
  const star = animals.findIndex(({ status, isVisible }) => status === 'AT_SHELTER' && isVisible)
  return ids[star] ?? null
}
