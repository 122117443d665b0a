import { describe, expect, it } from 'vitest'

import { bodyOf } from '../editor/body'
import { emptyContent, type WalkContent } from '../editor/content'
import type { GpxWalk } from '../gpx/model'
import type { TrackPoint } from '../model'
import { createBodySchema } from '../schema'
import { longestLine, plainContent } from './content'
import { plainWalkSchema } from './schema'
import { plainValues } from './values'

const north = (count: number, from = 48): TrackPoint[] =>
  Array.from({ length: count }, (_, at) => [from + at / 1000, 2, 100 + at * 10])
const file: GpxWalk = {
  name: 'Boucle',
  description: null,
  waypoints: [],
  lines: [
    { name: 'Courte', points: north(3) },
    { name: 'Longue', points: north(11, 47) },
  ],
}
const WORDS = { name: 'Tour du lac', difficulty: 'EASY', type: 'STROLL', dogRule: 'LEASH' }
let keys = 0
const read = (base: WalkContent, sent: object, more: { file?: GpxWalk; start?: object } = {}) =>
  plainContent(base, {
    form: plainWalkSchema.parse(sent),
    file: more.file ?? null,
    start: (more.start as never) ?? null,
    newKey: () => `k${(keys += 1)}`,
  })
const sentOf = (content: WalkContent) => createBodySchema.parse(bodyOf(content, true))

describe('a walk from a form without a script', () => {
  it('has its line, its figures and its ends from the longest way of a file', () => {
    expect(longestLine(file)).toBe(1)
    const content = read(
      emptyContent,
      { ...WORDS, distance: '', 'animal-DOG': 'on', 'saison-SPRING': 'on', submit: 'oui' },
      { file },
    )
    expect(sentOf(content)).toMatchObject({
      name: 'Tour du lac',
      distance: 1112,
      elevation: 100,
      overridden: [],
      startPoint: { lat: 47, lng: 2 },
      endPoint: { lat: 47.01, lng: 2 },
      allowedAnimals: ['DOG'],
      bestSeasons: ['SPRING'],
      hasParkingNearby: false,
      submit: true,
    })
  })

  it('without a file starts where it is said to, and is as long', () => {
    const start = { lat: 48.1, lng: -1.6 }
    const sent = sentOf(read(emptyContent, { ...WORDS, distance: '4200' }, { start }))
    expect(sent).toMatchObject({ distance: 4200, overridden: ['distance'], startPoint: start })
    expect(sent.waypoints).toMatchObject([{ name: 'Départ', types: ['START'] }])
  })

  it('that is corrected keeps what comes back as it was shown', () => {
    const base = read(emptyContent, { ...WORDS, distance: '' }, { file })
    const { texts, ticked } = plainValues(base, {}, 3)
    expect([texts.start, texts.distance, texts.version]).toEqual(['47, 2', '1112', '3'])
    const back = { ...texts, ...Object.fromEntries(ticked.map((name) => [name, 'on'])) }
    const same = read(base, back, { start: { lat: 47, lng: 2 } })
    expect(sentOf(same)).toEqual(sentOf(base))
    const moved = read(base, { ...back, duration: '90' }, { start: { lat: 47.002, lng: 2 } })
    expect(sentOf(moved)).toMatchObject({ duration: 90, overridden: ['duration'] })
    expect(moved.waypoints[0]).toMatchObject({ types: ['START'], lat: 47.002 })
  })

  it('moves its ends with a file that was cut: the door of before is nowhere', () => {
    const base = read(emptyContent, WORDS, { file })
    const cut = { ...file, lines: [{ name: null, points: north(8, 47.002) }] }
    const { texts } = plainValues(base, {}, 3)
    const body = sentOf(
      read(base, { ...texts, ...WORDS }, { file: cut, start: { lat: 47, lng: 2 } }),
    )
    expect(body).toMatchObject({ startPoint: { lat: 47.002 }, endPoint: { lat: 47.009 } })
    expect(body.waypoints?.map(({ latitude }) => latitude)).toEqual([47.002, 47.009])
  })

  it('shows what was typed when it comes back, unticked boxes too', () => {
    const draft = { name: 'Autre', 'saison-WINTER': 'on', version: '2' }
    const { texts, ticked } = plainValues(emptyContent, draft, 7)
    expect([texts.name, texts.version, ticked]).toEqual(['Autre', '2', ['saison-WINTER']])
  })

  it('takes nothing that it does not know', () => {
    expect(plainWalkSchema.safeParse({ userId: 'x' }).success).toBe(false)
  })
})
