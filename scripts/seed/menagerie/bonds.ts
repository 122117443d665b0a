import type { Random } from '../illustrations/prng'
import { countWords, typography } from '../wording/grammar'
import type { DemoAnimal } from './types'

const FRIENDLY = ['EXCELLENT', 'GOOD']

/** One pair for so many animals of a shelter. */
const EVERY = 28

/** Room that the sentence of a bond needs in a text of 160 words. */
const ROOM = 138

const SENTENCES = [
  (name: string, other: string, they: string, apart: string) =>
    `${name} et ${other} ne se quittent plus : ${they} partiront ensemble, et jamais ${apart}.`,
  (name: string, other: string, they: string) =>
    `${name} dort contre ${other} et mange à ses côtés. C’est décidé, ${they} iront dans la même maison.`,
  (name: string, other: string, they: string) =>
    `Une condition : ne pas les séparer. ${name} et ${other} se sont choisis ; ${they} attendent une famille pour deux.`,
]

function canBond({
  species,
  status,
  isVisible,
  isReserved,
  isSos,
  isLitter,
  ...animal
}: DemoAnimal) {
  const friendly = species === 'DOG' ? animal.sociabilityDogs : animal.sociabilityCats
  const likesItsKind = species === 'DOG' || species === 'CAT' ? FRIENDLY.includes(friendly) : true
  const waits = status === 'AT_SHELTER' && isVisible && !isReserved && !isSos
  return waits && !isLitter && likesItsKind && countWords(animal.longDescription) <= ROOM
}

/** Kinds that live two by two; a snake or a hamster lives alone. */
const SOCIABLE = [
  'DOG',
  'CAT',
  'RABBIT',
  'GUINEA_PIG',
  'RAT',
  'GOAT',
  'SHEEP',
  'HORSE',
  'DONKEY',
  'BIRD',
]

/** Some pairs that leave together: same species, same home wanted, and each text says it. */
export function bond(animals: readonly DemoAnimal[], rng: Random): DemoAnimal[] {
  const bonded = [...animals]
  const free = rng.shuffle(animals.map((_, index) => index)).filter((index) => {
    const animal = animals[index] as DemoAnimal
    return SOCIABLE.includes(animal.species) && canBond(animal)
  })
  let wanted = Math.floor(animals.length / EVERY)
  while (wanted > 0 && free.length > 1) {
    const first = free.shift() as number
    const at = free.findIndex((index) =>
      goTogether(bonded[first] as DemoAnimal, bonded[index] as DemoAnimal),
    )
    if (at < 0) continue
    const second = free.splice(at, 1)[0] as number
    const pair = [bonded[first], bonded[second]] as [DemoAnimal, DemoAnimal]
    const sentence = rng.pick(SENTENCES)
    bonded[first] = tie(pair[0], pair[1], sentence)
    bonded[second] = tie(pair[1], pair[0], sentence)
    wanted -= 1
  }
  return bonded
}

const goTogether = (one: DemoAnimal, other: DemoAnimal): boolean =>
  one.species === other.species && one.name !== other.name && one.breed === other.breed

function tie(
  animal: DemoAnimal,
  other: DemoAnimal,
  sentence: (typeof SENTENCES)[number],
): DemoAnimal {
  const females = animal.sex === 'FEMALE' && other.sex === 'FEMALE'
  const text = sentence(
    animal.name,
    other.name,
    females ? 'elles' : 'ils',
    females ? 'l’une sans l’autre' : 'l’un sans l’autre',
  ).replace('se sont choisis', females ? 'se sont choisies' : 'se sont choisis')
  return {
    ...animal,
    bondedGroup: [animal.name, other.name].sort((a, b) => a.localeCompare(b, 'fr')).join(' et '),
    longDescription: `${animal.longDescription}\n\n${typography(text)}`,
  }
}
