import type { Random } from '../prng'
import type { Sheet } from '../svg'
import type { BackgroundName, SpeciesDrawer, Tone } from '../types'
import { place } from '../svg'

export type ScaledCoat = {
  tone: Tone
  base: string
  belly: string
  mark: string
  /** A second mark: a shell's rim, a stripe, a fin. */
  second: string
  iris: string
  kind: string
}

/** A coat in one line; the colours are base, belly, mark, second mark and iris. */
export function scaledCoat(tone: Tone, kind: string, colors: string): ScaledCoat {
  const [base = '', belly = '', mark = '', second = '', iris = ''] = colors.split(' ')
  return { tone, kind, base, belly, mark, second, iris }
}

export type Scaled = { coat: ScaledCoat; rng: Random; young: boolean }

/** How a drawing made around (0, 0) is laid on the sheet. */
type Frame = { size: number; x: number; y: number; head: readonly [number, number]; close: number }

/** A species without fur from its drawing, where its head is and its coats. */
export function scaledDrawer(
  figure: (sheet: Sheet, animal: Scaled) => string,
  frameOf: (coat: ScaledCoat) => Frame,
  coats: Readonly<Record<string, ScaledCoat>>,
  placesOf: (coat: ScaledCoat) => readonly BackgroundName[],
): SpeciesDrawer {
  const coatOf = (name: string): ScaledCoat => {
    const coat = Object.hasOwn(coats, name) ? coats[name] : undefined
    if (!coat) throw new RangeError(`No animal of this species wears the coat ${name}`)
    return coat
  }
  const names = Object.keys(coats)
  return {
    coats: names,
    poses: ['STANDING', 'BUST'],
    backgrounds: [...new Set(names.flatMap((name) => placesOf(coatOf(name))))],
    backgroundsOf: (name) => placesOf(coatOf(name)),
    tone: (name) => coatOf(name).tone,
    draw(name, { sheet, rng, identity, pose, young }) {
      const coat = coatOf(name)
      const drawn = figure(sheet, { coat, rng: identity.fork('marks'), young })
      const { size, x, y, head, close } = frameOf(coat)
      if (pose === 'BUST') {
        const scale = size * close
        return place(drawn, 560 - head[0] * scale, 520 - head[1] * scale, { scale })
      }
      const turn = rng.between(-1.5, 1.5)
      return place(drawn, x, y, { scale: size * (young ? 0.82 : 1), turn })
    },
  }
}
