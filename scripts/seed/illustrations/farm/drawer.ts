import type { BackgroundName, SpeciesDrawer, Tone } from '../types'
import { farmBust, farmStanding } from './body'
import type { Farm, FarmBuild, FarmCoat, FarmMark } from './types'

/** A coat in one line; the colours are base, light, mark, mane, nose, iris and hoof. */
export function farmCoat(tone: Tone, colors: string, marks: readonly FarmMark[] = []): FarmCoat {
  const [base = '', light = '', mark = '', mane = '', nose = '', iris = '', hoof = ''] =
    colors.split(' ')
  return { tone, base, light, mark, mane, nose, iris, hoof, marks }
}

/** A species of farm animal from its shape and its coats. */
export function farmDrawer(
  build: FarmBuild,
  coats: Readonly<Record<string, FarmCoat>>,
  backgrounds: readonly BackgroundName[] = ['PADDOCK', 'STRAW', 'HILLS', 'SUN', 'LEAVES'],
): SpeciesDrawer {
  const coatOf = (name: string): FarmCoat => {
    const coat = Object.hasOwn(coats, name) ? coats[name] : undefined
    if (!coat) throw new RangeError(`No animal of this species wears the coat ${name}`)
    return coat
  }
  return {
    coats: Object.keys(coats),
    poses: ['STANDING', 'BUST'],
    backgrounds,
    tone: (name) => coatOf(name).tone,
    draw(name, { sheet, rng, identity, pose, young }) {
      const farm: Farm = { build, coat: coatOf(name), face: identity.fork('face'), young }
      const tilt = (rng.chance(0.5) ? 1 : -1) * rng.between(1, pose === 'BUST' ? 6 : 4)
      return pose === 'BUST'
        ? farmBust(sheet, farm, rng, tilt)
        : farmStanding(sheet, farm, rng, tilt)
    },
  }
}
