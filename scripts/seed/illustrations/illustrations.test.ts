import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { SPECIES_LABELS } from '@/features/animals/model'

import {
  drawAnimal,
  drawLogo,
  drawPortrait,
  drawShelterPhoto,
  placesOf,
  SPECIES_DRAWERS,
  type DrawableSpecies,
} from './index'
import { createRandom } from './prng'

const species = Object.keys(SPECIES_DRAWERS) as DrawableSpecies[]
const everyone = species.flatMap((kind) =>
  SPECIES_DRAWERS[kind].coats.flatMap((coat, i) =>
    SPECIES_DRAWERS[kind].poses.map((pose, j) => ({
      species: kind,
      coat,
      pose,
      background:
        SPECIES_DRAWERS[kind].backgrounds[(i + j) % SPECIES_DRAWERS[kind].backgrounds.length] ??
        'SUN',
      seed: i * 10 + j,
    })),
  ),
)

/** Every species, coat, pose and suitable place. */
const everywhere = species.flatMap((kind) =>
  SPECIES_DRAWERS[kind].coats.flatMap((coat, i) =>
    SPECIES_DRAWERS[kind].poses.flatMap((pose) =>
      placesOf(kind, coat).map((background, j) => ({
        species: kind,
        coat,
        pose,
        background,
        seed: i * 10 + j,
        young: (i + j) % 3 === 0,
      })),
    ),
  ),
)

/** Opens and closes every element in order, and quotes every attribute. */
function wellFormed(svg: string): boolean {
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][a-zA-Z0-9-]*="[^"<>&]*")*)(\/?)>/g,
    (_, closing: string, tag: string, __: string, alone: string) => {
      if (closing && open.pop() !== tag) open.push('wrong')
      if (!closing && !alone) open.push(tag)
      return ''
    },
  )
  return rest === '' && open.length === 0
}

describe('drawAnimal', () => {
  it('knows the species of the platform and no other', () => {
    expect(new Set<string>(species)).toEqual(new Set(Object.keys(SPECIES_LABELS)))
  })

  it('draws every coat in every pose and place, as XML without a hole in the numbers', () => {
    expect(everywhere.length).toBeGreaterThan(1_000)
    for (const picture of everywhere) {
      const svg = drawAnimal(picture)
      expect(svg).not.toMatch(/NaN|undefined|null|Infinity|<text|font|<script|href/)
      if (!wellFormed(svg)) throw new Error(`Not XML: ${JSON.stringify(picture)}`)
    }
  }, 60_000)

  it('is not blank, whatever the species and the pose', async () => {
    const shown = species.flatMap((kind) =>
      SPECIES_DRAWERS[kind].poses.map((pose) =>
        everyone.find((one) => one.species === kind && one.pose === pose),
      ),
    )
    for (const picture of shown) {
      if (!picture) throw new Error('a pose without a picture')
      const { channels } = await sharp(Buffer.from(drawAnimal(picture)), { density: 9 }).stats()
      // The animal stands out: the picture is far from one colour.
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(18)
    }
  }, 60_000)

  it('is the same for the same picture and another for another seed', () => {
    const [picture] = everyone
    if (!picture) throw new Error('nobody to draw')
    expect(drawAnimal(picture)).toBe(drawAnimal({ ...picture }))
    expect(drawAnimal({ ...picture, seed: 999 })).not.toBe(drawAnimal(picture))
  })

  it('refuses a coat that the species does not wear', () => {
    const picture = {
      species: 'CAT',
      coat: 'ROTTWEILER',
      pose: 'BUST',
      background: 'SUN',
      seed: 1,
    } as const
    expect(() => drawAnimal(picture)).toThrow(RangeError)
  })

  it('is a picture that sharp can read, filled to its corners', async () => {
    const svg = drawAnimal({
      species: 'CAT',
      coat: 'TUXEDO',
      pose: 'SITTING',
      background: 'HILLS',
      seed: 3,
    })
    const { data, info } = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1200, 1100])
    const alpha = (x: number, y: number) => data[(y * info.width + x) * 4 + 3]
    expect([alpha(0, 0), alpha(1199, 0), alpha(0, 1099), alpha(1199, 1099)]).toEqual([
      255, 255, 255, 255,
    ])
  })
})

describe('shelters and people', () => {
  it('are drawn alike for a seed, with well-formed numbers', () => {
    for (const scene of ['BUILDING', 'PARK', 'CAT_ROOM', 'WALK', 'FARMYARD'] as const) {
      const svg = drawShelterPhoto({ scene, seed: 4 })
      expect(svg).toBe(drawShelterPhoto({ scene, seed: 4 }))
      expect(svg).toContain('viewBox="0 0 1600 1000"')
      expect(svg).not.toMatch(/NaN|undefined/)
    }
    for (let seed = 0; seed < 40; seed++)
      expect(drawPortrait({ seed })).not.toMatch(/NaN|undefined/)
    expect(drawPortrait({ seed: 1, hair: 'LONG' })).not.toBe(
      drawPortrait({ seed: 1, hair: 'SHORT' }),
    )
  })

  it('write initials as strokes, accents and signs left out', () => {
    expect(drawLogo({ initials: 'É!', color: '#1E6B57' })).not.toMatch(/<text|NaN|undefined/)
    expect(drawLogo({ initials: 'QV', color: '#1E6B57' })).not.toBe(
      drawLogo({ initials: 'AL', color: '#1E6B57' }),
    )
  })
})

describe('createRandom', () => {
  it('repeats itself, stays in its bounds and forks independently', () => {
    const [a, b] = [createRandom(5), createRandom(5)]
    const drawn = Array.from({ length: 500 }, () => a.int(2, 4))
    expect(Array.from({ length: 500 }, () => b.int(2, 4))).toEqual(drawn)
    expect(new Set(drawn)).toEqual(new Set([2, 3, 4]))
    expect(createRandom(5).fork('x').next()).toBe(a.fork('x').next())
    expect(a.fork('x').next()).not.toBe(a.fork('y').next())
    expect(() => a.pick([])).toThrow(RangeError)
  })
})
