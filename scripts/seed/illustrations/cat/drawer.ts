import { pickCollar } from '../collar'
import { BACKGROUNDS, POSES, type SpeciesDrawer } from '../types'
import { grizzled } from '../palette'
import { catBust } from './bust'
import { CAT_COATS, type CatCoat } from './coats'
import type { Cat, CatFace } from './cat'
import { catLying } from './lying'
import { catSitting } from './sitting'

function coatOf(name: string): CatCoat {
  if (!Object.hasOwn(CAT_COATS, name)) throw new RangeError(`No cat wears the coat ${name}`)
  return CAT_COATS[name as keyof typeof CAT_COATS]
}

/** Cats: one build, short or long haired, in every coat of the table. */
export const catDrawer: SpeciesDrawer = {
  coats: Object.keys(CAT_COATS),
  poses: POSES,
  backgrounds: BACKGROUNDS,
  tone: (name) => coatOf(name).tone,
  draw(name, { sheet, rng, identity, pose, young, old }) {
    const worn = coatOf(name)
    const coat = old ? { ...worn, light: grizzled(worn.light) } : worn
    const cat: Cat = {
      coat,
      iris: identity.fork('eyes').pick(coat.eyes),
      marks: identity.fork('face'),
      young,
    }
    const face: CatFace = {
      asleep: pose === 'LYING' && rng.chance(0.3),
      tilt: (rng.chance(0.5) ? 1 : -1) * rng.between(1, pose === 'BUST' ? 7 : 5),
      collar: pickCollar(identity.fork('collar'), 0.3),
    }
    if (pose === 'BUST') return catBust(sheet, cat, rng, face)
    if (pose === 'SITTING') return catSitting(sheet, cat, rng, face)
    return catLying(sheet, cat, rng, face)
  },
}
