import { SPECIES_LABELS, type Species } from '@/features/animals/model'

import type { AnimalPicture } from './illustrations/index'
import type { DemoAnimal } from './menagerie/types'
import { animalNoun } from './wording/grammar'

/** Animals that have no legs to stand on, or too short ones to tell. */
const LOW: readonly Species[] = ['FISH', 'SNAKE', 'LIZARD', 'TURTLE', 'HEDGEHOG']

type Shown = Pick<DemoAnimal, 'name' | 'species' | 'sex' | 'color'>

function nounOf({ species, sex }: Shown): string {
  if ((species === 'DOG' || species === 'CAT') && sex !== 'UNKNOWN')
    return animalNoun({ species, sex })
  return SPECIES_LABELS[species].toLowerCase()
}

/** What a picture of an animal shows, for who cannot see it: who, how it stands, of what colour. */
export function altOf(animal: Shown, { pose }: Pick<AnimalPicture, 'pose'>): string {
  const { name, species, sex, color } = animal
  const e = sex === 'FEMALE' ? 'e' : ''
  const low = LOW.includes(species)
  const who = {
    BUST: `Portrait de face de ${name}`,
    SITTING: low ? `${name} de face` : `${name} assis${e}`,
    LYING: low ? `${name} au repos` : `${name} couché${e}`,
    STANDING: low ? `${name} en entier` : `${name} debout`,
  }[pose]
  return `${who}, ${nounOf(animal)}\u00a0: ${color.toLowerCase()}`
}
