import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'

import { LONE_TYPES, WAYPOINT_TYPES, type TrackPoint } from '../model'
import { createBodySchema } from '../schema'
import { bodyOf, endsOf } from './body'
import { emptyContent, shownFigures, type WalkContent } from './content'
import { importedOf, importGpx, removeTrack, typeFigure, write } from './line'
import {
  addWaypoint,
  moveWaypoint,
  removeWaypoint,
  reorderWaypoint,
  toggleType,
  writeWaypoint,
} from './points'
import { walkStore, type WalkStore } from './store'

let clock = 0
let editor: WalkStore
let keys = 0
const content = (): WalkContent => editor.store.getState().content
const said = (): string => editor.store.getState().announcement.text
const order = () => content().waypoints.map(({ key }) => key)
const typesOf = (key: string) => content().waypoints.find((each) => each.key === key)?.types
const add = (key: string, lat = 48, lng = 2) => editor.run(addWaypoint, { key, spot: { lat, lng } })
const newKey = () => `k${(keys += 1)}`

beforeEach(() => {
  clock = 0
  editor = walkStore(emptyContent, () => (clock += 5000))
})

const line: TrackPoint[] = Array.from({ length: 3000 }, (_, at) => [
  48 + at / 100_000,
  -1.6 + Math.sin(at / 50) / 500,
  100 + (at % 1000) / 10,
])
const file = {
  name: 'Boucle',
  description: null,
  waypoints: [],
  lines: [{ name: null, points: line }],
}

describe('points of a walk', () => {
  it('the first is the start, and each is announced', () => {
    add('a')
    expect(typesOf('a')).toEqual(['START'])
    expect(said()).toBe('Étape 1 ajoutée, c’est le départ.')
    add('b')
    expect(typesOf('b')).toEqual(['STANDARD'])
    expect(said()).toBe('Étape 2 ajoutée.')
  })

  it('the start is one point: it is taken from the first, and that is said', () => {
    add('a')
    add('b')
    editor.run(toggleType, { key: 'b', type: 'START' })
    expect(typesOf('a')).toEqual(['STANDARD'])
    expect(typesOf('b')).toEqual(['START'])
    expect(said()).toBe('Étape 2\u00a0: «\u00a0Départ\u00a0». Étape 1 ne l’est plus.')
    editor.run(toggleType, { key: 'b', type: 'WATER' })
    editor.run(toggleType, { key: 'b', type: 'END' })
    expect(typesOf('b')).toEqual(['START', 'WATER', 'END'])
    editor.undo()
    editor.undo()
    editor.undo()
    expect(typesOf('a')).toEqual(['START'])
  })

  it('are put in another order, and the ends say that they are', () => {
    for (const key of ['a', 'b', 'c']) add(key)
    editor.run(reorderWaypoint, { key: 'c', to: 0 })
    expect(order()).toEqual(['c', 'a', 'b'])
    expect(said()).toBe('Étape 3\u00a0: maintenant 1 sur 3.')
    expect(editor.run(reorderWaypoint, { key: 'c', to: -1 }).done).toBe(false)
    expect(said()).toContain('déjà la première')
  })

  it('are moved, removed and brought back', () => {
    add('a')
    add('b')
    editor.run(moveWaypoint, { key: 'a', spot: { lat: 48.001, lng: 2 } })
    expect(said()).toBe('Étape 1 déplacée de 111\u00a0m vers le nord.')
    editor.run(removeWaypoint, { key: 'a' })
    expect(order()).toEqual(['b'])
    expect(editor.store.getState().focus).toEqual({ node: 'b' })
    editor.undo()
    expect(order()).toEqual(['a', 'b'])
    editor.redo()
    expect(order()).toEqual(['b'])
    expect(editor.run(removeWaypoint, { key: 'a' }).done).toBe(false)
  })

  it('are 200 at the most', () => {
    for (let at = 0; at < 201; at += 1) add(`p${at}`)
    expect(content().waypoints).toHaveLength(200)
    expect(said()).toBe('200 étapes au maximum.')
  })

  it('typing a name is one step', () => {
    editor = walkStore(emptyContent, () => (clock += 100))
    editor.run(addWaypoint, { key: 'a', spot: null })
    for (const value of ['M', 'Ma', 'Mare'])
      editor.run(writeWaypoint, { key: 'a', field: 'name', value })
    editor.undo()
    expect(content().waypoints[0]?.name).toBe('')
  })
})

describe('a file', () => {
  it('brings its line, made simpler, its figures and its ends', () => {
    editor.run(importGpx, { file: importedOf(file, 0), newKey })
    const { track, waypoints, texts } = content()
    expect(track?.length).toBeLessThanOrEqual(1500)
    expect(waypoints.map(({ types }) => types)).toEqual([['START'], ['END']])
    expect(texts.name).toBe('Boucle')
    expect(said()).toMatch(/importé\u00a0: 3\s000\u00a0points/)
    const { distance, elevation } = shownFigures(content())
    expect(Number(distance)).toBeGreaterThan(3000)
    expect(Number(elevation)).toBeGreaterThan(200)
    editor.undo()
    expect(content()).toEqual(emptyContent)
  })

  it('takes nothing that was there: no start, no name, no point twice', () => {
    add('a', 48, -1.6)
    editor.run(write, { field: 'name', value: 'La mienne' })
    const point = {
      name: 'x',
      description: null,
      isOptional: false,
      estimatedTimeFromPrevious: null,
    }
    const waypoints = [
      { ...point, lat: 48, lng: -1.6, types: ['STANDARD' as const] },
      { ...point, lat: 48.1, lng: -1.6, types: ['START' as const, 'WATER' as const] },
    ]
    editor.run(importGpx, { file: importedOf({ ...file, waypoints }, 0), newKey })
    expect(content().texts.name).toBe('La mienne')
    expect(content().waypoints.map(({ types }) => types)).toEqual([['START'], ['WATER']])
    expect(said()).toContain('1 étape ajoutée')
  })
})

describe('figures', () => {
  it('follow the points, then the line, then what is typed', () => {
    add('a', 48, 2)
    add('b', 48.01, 2)
    expect(shownFigures(content())).toEqual({ distance: '1112', duration: '17', elevation: '' })
    editor.run(typeFigure, { measure: 'distance', value: '2500' })
    editor.run(importGpx, { file: importedOf(file, 0), newKey })
    expect(shownFigures(content()).distance).toBe('2500')
    editor.run(typeFigure, { measure: 'distance', value: null })
    expect(Number(shownFigures(content()).distance)).toBeGreaterThan(3000)
    editor.run(removeTrack, {})
    expect(shownFigures(content()).distance).toBe('1112')
  })
})

describe('what is sent', () => {
  it('is what the API takes', () => {
    editor.run(importGpx, { file: importedOf(file, 0), newKey })
    editor.run(typeFigure, { measure: 'duration', value: '90' })
    for (const [field, value] of [
      ['difficulty', 'EASY'],
      ['type', 'HIKE'],
      ['price', '2,50'],
      ['tags', 'Forêt, eau'],
      ['dogRule', 'LEASH'],
    ] as const)
      editor.run(write, { field, value })
    const sent = createBodySchema.parse(bodyOf(content(), true))
    expect(sent).toMatchObject({
      name: 'Boucle',
      duration: 90,
      overridden: ['duration'],
      price: 2.5,
      tags: ['forêt', 'eau'],
      startPoint: { lat: 48, lng: -1.6 },
      submit: true,
    })
    expect(sent.waypoints).toHaveLength(2)
  })

  it('starts at its first point where nobody said where', () => {
    add('a', 47, 1)
    editor.run(toggleType, { key: 'a', type: 'START' })
    expect(endsOf(content())).toEqual({ startPoint: { lat: 47, lng: 1 }, endPoint: null })
  })
})

const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), at: fc.nat(9) }),
  fc.record({ kind: fc.constantFrom('remove', 'undo', 'redo', 'import'), at: fc.nat(9) }),
  fc.record({
    kind: fc.constant('reorder' as const),
    at: fc.nat(9),
    to: fc.integer({ min: -2, max: 12 }),
  }),
  fc.record({
    kind: fc.constant('type' as const),
    at: fc.nat(9),
    type: fc.constantFrom(...WAYPOINT_TYPES),
  }),
)

describe('whatever one does', () => {
  it('start and end are one point’s, every point is something, and undo leads back', () => {
    const small = importedOf({ ...file, lines: [{ name: null, points: line.slice(0, 20) }] }, 0)
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        editor = walkStore(emptyContent, () => (clock += 5000))
        for (const each of steps) {
          const key = content().waypoints[each.at]?.key ?? 'none'
          if (each.kind === 'add') add(newKey(), 48 + each.at / 100)
          else if (each.kind === 'remove') editor.run(removeWaypoint, { key })
          else if (each.kind === 'undo') editor.undo()
          else if (each.kind === 'redo') editor.redo()
          else if (each.kind === 'import') editor.run(importGpx, { file: small, newKey })
          else if ('to' in each) editor.run(reorderWaypoint, { key, to: each.to })
          else if ('type' in each) editor.run(toggleType, { key, type: each.type })
          const { waypoints } = content()
          for (const lone of LONE_TYPES) {
            expect(waypoints.filter(({ types }) => types.includes(lone)).length).toBeLessThan(2)
          }
          expect(waypoints.every(({ types }) => types.length > 0)).toBe(true)
          expect(new Set(order()).size).toBe(waypoints.length)
        }
        while (editor.store.getState().history.past.length > 0) editor.undo()
        expect(content()).toEqual(emptyContent)
      }),
      { numRuns: 60 },
    )
  })
})
