import type { PageSeed } from '../page-parts'
import type { PageModel, ShelterSeed } from '../shelters/types'
import { cats } from './cats'
import { farm } from './farm'
import { voiceOf, type Voice } from './parts'
import { pound } from './pound'
import { refuge } from './refuge'
import { smallPets } from './small-pets'

const MODELS: Readonly<Record<PageModel, (voice: Voice) => PageSeed[]>> = {
  REFUGE: refuge,
  CATS: cats,
  POUND: pound,
  FARM: farm,
  SMALL_PETS: smallPets,
}

/** The pages of a shelter after its model; none without one. */
export const pagesAfterModel = (shelter: ShelterSeed): PageSeed[] =>
  shelter.pages ? MODELS[shelter.pages](voiceOf(shelter)) : []
