import { send } from '@/ui/api/client'

import type { TeamAnimal } from '../view'
import { namesOf } from './query'

const ANIMAL = '/api/shelter/{shelterId}/animals/{animalId}'

/** Puts an animal into the bin. */
export const binAnimal = (animal: TeamAnimal) => send('DELETE', ANIMAL, { params: namesOf(animal) })

/** Takes it out again. */
export const restoreAnimal = (animal: TeamAnimal) =>
  send('POST', `${ANIMAL}/restore`, { params: namesOf(animal) })
