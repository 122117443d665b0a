import { beforeEach, describe, expect, it } from 'vitest'

import { type TrackPoint } from '../model'
import { bodyOf } from './body'
import { emptyContent, shownFigures, type WalkContent } from './content'
import { cutTrack, strayOf } from './cut'
import { importedOf, importGpx } from './line'
import { addWaypoint, moveWaypoint } from './points'
import { walkStore, type WalkStore } from './store'

/** To the north, 111.2 m a step, and back beside it: a walk from a door to the same door. */
const out: TrackPoint[] = Array.from({ length: 11 }, (_, at) => [48 + at / 1000, 2, 100 + at * 10])
const loop: TrackPoint[] = [
  ...out,
  ...[...out].reverse().map(([lat, , height]): TrackPoint => [lat, 2.01, height]),
  [48.0001, 2, 100],
]
let clock = 0
let keys = 0
let editor: WalkStore
const content = (): WalkContent => editor.store.getState().content
const said = (): string => editor.store.getState().announcement.text
const load = (points: TrackPoint[]) =>
  editor.run(importGpx, {
    file: importedOf(
      { name: null, description: null, waypoints: [], lines: [{ name: null, points }] },
      0,
    ),
    newKey: () => `k${(keys += 1)}`,
  })

beforeEach(() => {
  clock = 0
  editor = walkStore(emptyContent, () => (clock += 5000))
})

describe('the end of a recorded line', () => {
  it('is cut off with the start that lay on it; figures follow; it comes back', () => {
    load(out)
    const before = content()
    const { done } = editor.run(cutTrack, { end: 'start', metres: 200 })
    expect(done).toBe(true)
    expect(content().track?.[0]?.[0]).toBeCloseTo(48.0018, 4)
    expect(content().waypoints[0]).toMatchObject({
      types: ['START'],
      lat: content().track?.[0]?.[0],
    })
    expect(Number(shownFigures(content()).distance)).toBe(912)
    expect(Number(shownFigures(content()).elevation)).toBeLessThan(100)
    expect(said()).toContain('Début retiré\u00a0: 200\u00a0m. Le tracé mesure 912')
    expect(said()).toContain('commence à 200\u00a0m de là où il commençait')
    expect(said()).toContain('Étape 1 (Départ) y est déplacée.')
    expect(bodyOf(content(), false).startPoint?.lat).toBeCloseTo(48.0018, 4)
    editor.undo()
    expect(content()).toEqual(before)
  })

  it('says what still tells where it was', () => {
    load(loop)
    editor.run(addWaypoint, { key: 'door', spot: { lat: 48.0001, lng: 2.0001 } })
    editor.run(cutTrack, { end: 'start', metres: 300 })
    expect(said()).toContain('Encore près de là\u00a0: Étape 2 (Arrivée), Étape 3.')
    expect(said()).toContain('La fin du tracé est encore près de là\u00a0: retirez-la aussi.')
    editor.run(cutTrack, { end: 'end', metres: 900 })
    expect(said()).toContain('Fin retirée\u00a0: 900\u00a0m.')
    expect(said()).toContain('Étape 2 (Arrivée) y est déplacée.')
    expect(said()).not.toContain('encore près de là\u00a0: retirez')
  })

  it('stays where nothing would be left, or where there is no line', () => {
    expect(editor.run(cutTrack, { end: 'end', metres: 10 }).done).toBe(false)
    load(out)
    const { done, message } = editor.run(cutTrack, { end: 'end', metres: 5000 })
    expect([done, message]).toEqual([
      false,
      'Il ne resterait rien du tracé\u00a0: il mesure 1,1\u00a0km.',
    ])
    expect(content().track).toHaveLength(11)
  })

  it('is proposed for a cut when it lies far from where the walk starts', () => {
    load(out)
    expect(strayOf(content(), 'start')).toBeNull()
    const [start] = content().waypoints
    editor.run(moveWaypoint, { key: start?.key ?? '', spot: { lat: 48.003, lng: 2 } })
    expect(strayOf(content(), 'start')).toBe(334)
    expect(strayOf(content(), 'end')).toBeNull()
  })
})
