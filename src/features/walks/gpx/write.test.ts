import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { WAYPOINT_TYPES } from '../model'
import type { GpxWalk } from './model'
import { readGpx } from './read'
import { gpxOf } from './write'

const back = (walk: GpxWalk) => readGpx(new TextEncoder().encode(gpxOf(walk)))

const words = fc
  .string({ unit: 'grapheme', maxLength: 30 })
  .map((text) => text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '').trim())
const named = words.map((text) => text || null)
const lat = fc.integer({ min: -90e6, max: 90e6 }).map((value) => value / 1e6)
const lng = fc.integer({ min: -180e6, max: 180e6 }).map((value) => value / 1e6)
const height = fc.option(fc.integer({ min: -4000, max: 90_000 }).map((value) => value / 10))

const walks: fc.Arbitrary<GpxWalk> = fc.record({
  name: words.map((text) => text || 'Promenade'),
  description: named,
  waypoints: fc.array(
    fc.record({
      lat,
      lng,
      name: words,
      description: named,
      types: fc.uniqueArray(fc.constantFrom(...WAYPOINT_TYPES), { minLength: 1 }),
      isOptional: fc.boolean(),
      estimatedTimeFromPrevious: fc.option(fc.nat(600)),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  lines: fc.array(
    fc.record({ name: named, points: fc.array(fc.tuple(lat, lng, height), { minLength: 2 }) }),
    { maxLength: 3 },
  ),
})

describe('a file of ours', () => {
  it('is read as what was written', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        expect(back(walk)).toEqual(walk)
      }),
    )
  })

  it.each(readdirSync(path.join(import.meta.dirname, 'fixtures')))(
    'loses nothing of %s',
    (file) => {
      const walk = readGpx(readFileSync(path.join(import.meta.dirname, 'fixtures', file)))
      expect(back(walk)).toEqual(walk)
    },
  )

  it('carries no sign that XML cannot, and no number with an exponent', () => {
    const file = gpxOf({
      name: 'a\u0000\u0007b\ud800 <c> "d" & \'e\'\r\nf',
      description: null,
      waypoints: [],
      lines: [
        {
          name: null,
          points: [
            [0.0000001, -1e-6, 0],
            [1, 100, null],
          ],
        },
      ],
    })
    expect(file).toContain("<name>ab &lt;c&gt; &quot;d&quot; &amp; 'e'\nf</name>")
    expect(file).toContain('<trkpt lat="0" lon="-0.000001"><ele>0</ele></trkpt>')
    expect(file).toContain('<trkpt lat="1" lon="100"/>')
  })
})
