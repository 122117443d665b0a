import type { Payload } from 'payload'

import { drawAnimal } from './illustrations/index'
import { asProgram, inTurns } from './load'
import { keyOf } from './menagerie/casting'
import type { DemoAnimal } from './menagerie/types'
import type { PictureBook } from './picture-book'
import { altOf } from './picture-words'

const withoutNulls = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))

async function addAnimal(
  payload: Payload,
  book: PictureBook,
  shelter: string,
  animal: DemoAnimal,
): Promise<string> {
  const { photos, feeCents, ...facts } = animal
  const ids = await inTurns(photos, 1, (photo, at) =>
    book.add(shelter, {
      name: keyOf(photo),
      svg: () => drawAnimal(photo),
      title: `${animal.name} ${at + 1}`,
      alt: altOf(animal, photo),
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
 * Writes the animals of a shelter with their pictures; answers the id of one that can be put
 * forward, and of a male that has left with its family.
 */
export async function addAnimals(
  payload: Payload,
  book: PictureBook,
  shelter: string,
  animals: readonly DemoAnimal[],
): Promise<{ star: string | null; adopted: string | null }> {
  // Decoding and encoding pictures fills the cores: a few at a time are enough.
  const ids = await inTurns(animals, 4, (animal) => addAnimal(payload, book, shelter, animal))
  const star = animals.findIndex(
    ({ status, isVisible, isReserved }) => status === 'AT_SHELTER' && isVisible && !isReserved,
  )
  const adopted = animals.findIndex(({ status, sex }) => status === 'ADOPTED' && sex === 'MALE')
  return { star: ids[star] ?? null, adopted: ids[adopted] ?? null }
}
