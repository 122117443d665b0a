import { pickCollar } from '../collar'
import { BACKGROUNDS, POSES, type SpeciesDrawer } from '../types'
import { DOG_BUILDS, type DogBuild } from './builds'
import { grizzled } from '../palette'
import { dogBust } from './bust'
import { DOG_COATS, type DogCoat } from './coats'
import type { Dog } from './dog'
import { dogLying } from './lying'
import { dogMood } from './mood'
import { dogSitting } from './sitting'

function coatOf(name: string): DogCoat {
  if (!Object.hasOwn(DOG_COATS, name)) throw new RangeError(`No dog wears the coat ${name}`)
  return DOG_COATS[name as keyof typeof DOG_COATS]
}

/** A small body, a big head and bigger eyes. */
const puppy = (build: DogBuild): DogBuild => ({
  ...build,
  eye: { ...build.eye, r: build.eye.r * 1.16 },
  shoulders: build.shoulders * 0.88,
  stature: Math.min(build.stature, 0.74),
  young: true,
})

/** Dogs: eight builds, each in several coats. */
export const dogDrawer: SpeciesDrawer = {
  coats: Object.keys(DOG_COATS),
  poses: POSES,
  backgrounds: BACKGROUNDS,
  tone: (name) => coatOf(name).tone,
  draw(name, { sheet, rng, identity, pose, young, old }) {
    const worn = coatOf(name)
    const coat = old ? { ...worn, light: grizzled(worn.light) } : worn
    const dog: Dog = {
      coat,
      build: young ? puppy(DOG_BUILDS[coat.build]) : DOG_BUILDS[coat.build],
      iris: identity.fork('eyes').pick(coat.eyes),
      face: identity.fork('face'),
    }
    const mood = dogMood(rng, pose, pickCollar(identity.fork('collar'), 0.55))
    if (pose === 'BUST') return dogBust(sheet, dog, rng, mood)
    if (pose === 'SITTING') return dogSitting(sheet, dog, rng, mood)
    return dogLying(sheet, dog, rng, mood)
  },
}
