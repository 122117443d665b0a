import type { Species } from '@/features/animals/model'

import { EQUIDS } from './equids'
import { FARM } from './farm'
import { SMALL } from './small'
import { NOCTURNAL } from './small-night'
import type { OtherSpecies, Pack } from './types'
import { WINGED_AND_SCALED } from './winged-scaled'

const PACKS: readonly Pack[] = [...SMALL, ...NOCTURNAL, ...WINGED_AND_SCALED, ...FARM, ...EQUIDS]

/** How a species that is neither dog nor cat looks, lives and is spoken of. Throws RangeError for those two. */
export function packOf(species: Species): Pack {
  const pack = PACKS.find((each) => each.species === species)
  if (!pack) throw new RangeError(`Nothing is written about ${species}`)
  return pack
}

/** Every species but dogs and cats. */
export const OTHER_SPECIES: readonly OtherSpecies[] = PACKS.map(({ species }) => species)
