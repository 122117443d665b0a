import type { BackgroundName, Pose, SpeciesDrawer } from '../types'
import { smallBust, smallLying, smallSitting } from './body'
import type { Small, SmallBuild, SmallCoat, SmallMark, SmallMood } from './types'
import type { Tone } from '../types'

/** A coat in one line; the colours are base, light, mark, nose, iris and perhaps a second mark. */
export function smallCoat(
  tone: Tone,
  colors: string,
  marks: readonly SmallMark[] = [],
  more: Pick<SmallCoat, 'lop' | 'long'> = {},
): SmallCoat {
  const [base = '', light = '', mark = '', nose = '', iris = '', second] = colors.split(' ')
  return { tone, base, light, mark, nose, iris, second, marks, ...more }
}

/** A species of small mammal from its shape and its coats. */
export function smallDrawer(
  build: SmallBuild,
  coats: Readonly<Record<string, SmallCoat>>,
  backgrounds: readonly BackgroundName[],
  poses: readonly Pose[] = ['SITTING', 'LYING', 'BUST'],
): SpeciesDrawer {
  const coatOf = (name: string): SmallCoat => {
    const coat = Object.hasOwn(coats, name) ? coats[name] : undefined
    if (!coat) throw new RangeError(`No animal of this species wears the coat ${name}`)
    return coat
  }
  return {
    coats: Object.keys(coats),
    poses,
    backgrounds,
    tone: (name) => coatOf(name).tone,
    draw(name, { sheet, rng, identity, pose, young }) {
      const pet: Small = { build, coat: coatOf(name), face: identity.fork('face'), young }
      const mood: SmallMood = {
        asleep: pose === 'LYING' && rng.chance(0.15),
        tilt: (rng.chance(0.5) ? 1 : -1) * rng.between(1, pose === 'BUST' ? 6 : 4),
      }
      if (pose === 'BUST') return smallBust(sheet, pet, rng, mood)
      if (pose === 'SITTING') return smallSitting(sheet, pet, rng, mood)
      return smallLying(sheet, pet, rng, mood)
    },
  }
}
