import type { Payload } from 'payload'

import { drawAnimal } from './illustrations/index'
import { asProgram, inTurns } from './load'
import { keyOf } from './menagerie/casting'
import type { DemoAnimal } from './menagerie/types'
import type { Picture, PictureBook } from './picture-book'
import { altOf } from './picture-words'
import { together } from './together'

const withoutNulls = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))

/** The pictures of an animal, in their order. */
const picturesOf = (animal: DemoAnimal): Picture[] =>
  animal.photos.map((photo, at) => ({
    name: keyOf(photo),
    svg: () => drawAnimal(photo),
    title: `${animal.name} ${at + 1}`,
    alt: altOf(animal, photo),
  }))

async function addAnimal(
  payload: Payload,
  shelter: string,
  animal: DemoAnimal,
  photos: readonly string[],
): Promise<string> {
  const { photos: _, feeCents, ...facts } = animal
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
      photos: [...photos],
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
  const pictures = animals.flatMap(picturesOf)
  // Before: no transaction waits while pictures are cut.
  await book.prepare(pictures)
  const ids = await together(payload, async (within, req) => {
    const photos = await book.addAll(shelter, pictures, req)
    const own = animals.map((animal) => photos.splice(0, animal.photos.length))
    // A transaction has one connection, which does one thing after the other.
    return inTurns(animals, 1, (animal, at) => addAnimal(within, shelter, animal, own[at] ?? []))
  })
  const star = animals.findIndex(
    ({ status, isVisible, isReserved }) => status === 'AT_SHELTER' && isVisible && !isReserved,
  )
  const adopted = animals.findIndex(({ status, sex }) => status === 'ADOPTED' && sex === 'MALE')
  return { star: ids[star] ?? null, adopted: ids[adopted] ?? null }
}
