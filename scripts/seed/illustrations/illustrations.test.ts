import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import {
  drawAnimal,
  drawLogo,
  drawPortrait,
  drawShelterPhoto,
  SPECIES_DRAWERS,
  type DrawableSpecies,
} from './index'
import { createRandom } from './prng'
import { BACKGROUNDS, POSES } from './types'

const species = Object.keys(SPECIES_DRAWERS) as DrawableSpecies[]
const everyone = species.flatMap((kind) =>
  SPECIES_DRAWERS[kind].coats.flatMap((coat, i) =>
    POSES.map((pose, j) => ({
      species: kind,
      coat,
      pose,
      background: BACKGROUNDS[(i + j) % BACKGROUNDS.length] ?? 'SUN',
      seed: i * 10 + j,
    })),
  ),
)

describe('drawAnimal', () => {
  it('draws every coat in every pose, without a hole in the numbers', () => {
    expect(everyone.length).toBeGreaterThan(100)
    for (const picture of everyone) {
      const svg = drawAnimal(picture)
      expect(svg).not.toMatch(/NaN|undefined|null|Infinity/)
      expect(svg).not.toMatch(/<text|font|<script|href/)
    }
  })

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
    for (const scene of ['BUILDING', 'PARK', 'CAT_ROOM'] as const) {
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
