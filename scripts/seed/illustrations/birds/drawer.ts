import type { SpeciesDrawer } from '../types'
import { placedBird } from './figure'
import { PLUMAGES } from './plumages'

function dressed(name: string) {
  const found = Object.hasOwn(PLUMAGES, name) ? PLUMAGES[name] : undefined
  if (!found) throw new RangeError(`No bird wears the plumage ${name}`)
  return found
}

/** Birds of the cage, of the yard and of the town. */
export const birdDrawer: SpeciesDrawer = {
  coats: Object.keys(PLUMAGES),
  poses: ['STANDING', 'BUST'],
  backgrounds: ['SUN', 'LEAVES', 'HILLS'],
  backgroundsOf: (coat) => dressed(coat).shape.backgrounds,
  tone: (name) => dressed(name).plumage.tone,
  draw(name, { sheet, rng, pose, young }) {
    return placedBird(sheet, { ...dressed(name), young }, rng, pose === 'BUST')
  },
}
