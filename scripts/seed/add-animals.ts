import type { Payload } from 'payload'

import { SPECIES_LABELS } from '@/features/animals/model'

import { drawAnimal } from './illustrations/index'
import { asProgram, inTurns } from './load'
import { keyOf } from './menagerie/casting'
import type { DemoAnimal } from './menagerie/types'
import type { PictureBook } from './picture-book'

const withoutNulls = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))

const altOf = ({ name, species, color }: DemoAnimal): string =>
  `${name}, ${SPECIES_LABELS[species].toLowerCase()} : ${color.toLowerCase()}`

/** Entered in the program when it came, each a second after the other, so that their order is one. */
function enteredAt({ arrivalDate, lostDate }: DemoAnimal, index: number): string | undefined {
  const day = arrivalDate ?? lostDate
  if (!day) return undefined
  return new Date(Date.parse(`${day}T08:00:00Z`) + index * 1000).toISOString()
}

async function addAnimal(
  payload: Payload,
  book: PictureBook,
  shelter: string,
  animal: DemoAnimal,
  index: number,
): Promise<string> {
  const { photos, feeCents, ...facts } = animal
  const ids = await inTurns(photos, 1, (photo, at) =>
    book.add(shelter, {
      name: keyOf(photo),
      svg: () => drawAnimal(photo),
      title: `${animal.name} ${at + 1}`,
      alt: altOf(animal),
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
      createdAt: enteredAt(animal, index),
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
  const ids = await inTurns(animals, 4, (animal, index) =>
    addAnimal(payload, book, shelter, animal, index),
  )
  const star = animals.findIndex(
    ({ status, isVisible, isReserved }) => status === 'AT_SHELTER' && isVisible && !isReserved,
  )
  const adopted = animals.findIndex(({ status, sex }) => status === 'ADOPTED' && sex === 'MALE')
  return { star: ids[star] ?? null, adopted: ids[adopted] ?? null }
}
