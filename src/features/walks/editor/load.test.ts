import { describe, expect, it } from 'vitest'

import { createBodySchema } from '../schema'
import type { OwnWalk } from '../view'
import { bodyOf } from './body'
import { shownFigures } from './content'
import { contentOf } from './load'

const ID = '0198e3a0-0000-7000-8000-000000000001'
const url = `/api/files/walks/${'a'.repeat(32)}.jpg`
const photo = {
  url,
  cardUrl: url,
  width: 10,
  height: 10,
  description: null,
  order: 0,
  isMain: true,
}

const walk: OwnWalk = {
  id: ID,
  slug: 'tour-de-la-mare',
  name: 'Tour de la mare',
  difficulty: 'EASY',
  type: 'STROLL',
  distance: 2600,
  duration: 90,
  elevation: 12,
  dogRule: 'SEASON',
  dogRuleNote: 'En laisse d’avril à juin',
  price: 2.5,
  shortDescription: null,
  longDescription: 'Un tour.',
  city: 'Bruz',
  postalCode: '35170',
  department: '35',
  region: 'Bretagne',
  startPoint: { lat: 48, lng: -1.7, address: null },
  endPoint: null,
  coverImage: url,
  cardImage: url,
  shelter: null,
  shelterId: null,
  tags: ['eau', 'forêt'],
  isAccessible: false,
  allowedAnimals: ['DOG', 'HORSE'],
  hasParkingNearby: true,
  hasRestrooms: false,
  bestSeasons: ['SPRING'],
  photos: [{ ...photo, title: 'La mare' }],
  waypoints: [
    {
      id: ID,
      walkId: ID,
      order: 0,
      latitude: 48,
      longitude: -1.7,
      name: 'Le portail',
      description: null,
      type: ['START', 'PARKING'],
      types: ['START', 'PARKING'],
      isOptional: false,
      estimatedTimeFromPrevious: null,
      photos: [],
    },
  ],
  track: [
    [48, -1.7, 30],
    [48.01, -1.7, 42],
  ],
  lastVerifiedAt: null,
  publishedAt: null,
  updatedAt: '2026-11-25T10:00:00Z',
  version: 3,
  status: 'REJECTED',
  userId: ID,
  overridden: ['duration'],
  rejectedReason: 'Le parking est fermé.',
  submittedAt: null,
  changedAt: null,
  createdAt: '2026-11-25T10:00:00Z',
}

describe('a stored walk in the editor', () => {
  it('shows the figures of the whole line, and those typed by hand', () => {
    const content = contentOf(walk)
    expect(shownFigures(content)).toEqual({ distance: '2600', duration: '90', elevation: '12' })
    expect(content.typed).toEqual({ distance: null, duration: '90', elevation: null })
  })

  it('is sent again as it was, when nothing is changed', () => {
    const body: Record<string, unknown> = { ...bodyOf(contentOf(walk), false), photos: [] }
    body.coverImage = null
    const { waypoints, ...sent } = createBodySchema.parse(body)
    for (const field of [
      'name',
      'difficulty',
      'type',
      'distance',
      'duration',
      'elevation',
      'overridden',
      'dogRule',
      'dogRuleNote',
      'price',
      'longDescription',
      'shortDescription',
      'city',
      'postalCode',
      'region',
      'tags',
      'allowedAnimals',
      'bestSeasons',
      'hasParkingNearby',
      'isAccessible',
      'track',
    ] as const) {
      expect(sent[field], field).toEqual(walk[field])
    }
    expect(waypoints?.[0]).toMatchObject({ id: ID, types: ['START', 'PARKING'], latitude: 48 })
  })

  it('ends where it ended, whoever wrote that, until one of its ends is moved', () => {
    const stored = { lat: 48.2, lng: -1.5, address: 'Gare de Bruz' }
    const content = contentOf({ ...walk, endPoint: stored })
    expect(bodyOf(content, false).endPoint).toEqual(stored)
    const [first] = content.waypoints
    if (!first) throw new Error('no point')
    const end = { ...first, key: 'end', types: ['END' as const], lat: 48.3, lng: -1.6 }
    const moved = { ...content, waypoints: [first, end] }
    expect(bodyOf(moved, false).endPoint).toEqual({ lat: 48.3, lng: -1.6 })
    expect(bodyOf(moved, false).startPoint).toEqual(walk.startPoint)
  })

  it('keeps a start that no point says, and the photo that stands for it', () => {
    const second = { ...photo, url: url.replace('a.jpg', 'b.jpg'), title: null, isMain: true }
    const bare = { ...walk, waypoints: [], track: null, coverImage: second.url }
    const content = contentOf({ ...bare, photos: [...walk.photos, second] })
    expect(bodyOf(content, false).startPoint).toEqual(walk.startPoint)
    expect(bodyOf(content, false).coverImage).toBe(second.url)
  })
})
