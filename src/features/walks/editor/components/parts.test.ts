import { describe, expect, it } from 'vitest'

import { controlOf, labelOf, partOf } from './parts'

describe('what is wrong in a walk', () => {
  it.each([
    ['name', 'words', 'name', 'Nom de la promenade'],
    ['photos', 'photos', 'photos', 'Photos'],
    ['photos.2.url', 'photos', 'photos.2', 'Photo 3'],
    ['photos.0.title', 'photos', 'photos.0', 'Photo 1'],
    ['coverImage', 'photos', 'photos', 'Photo de couverture'],
    ['track', 'line', 'track', 'Le tracé'],
    ['track.731.2', 'line', 'track', 'Le tracé'],
    ['waypoints', 'line', 'add', 'Les étapes'],
    ['waypoints.3.name', 'line', 'waypoints.3.name', 'Étape 4'],
    ['waypoints.3.longitude', 'line', 'waypoints.3.latitude', 'Étape 4'],
    ['waypoints.0.types', 'line', 'waypoints.0.types', 'Étape 1'],
    ['waypoints.0.estimatedTimeFromPrevious', 'line', 'waypoints.0.minutes', 'Étape 1'],
    ['waypoints.0.photos', 'line', 'waypoints.0.photos', 'Étape 1, photos'],
    ['waypoints.0.photos.1.url', 'line', 'waypoints.0.photos.1', 'Étape 1, photo 2'],
    ['startPoint', 'line', 'add', 'Le départ'],
    ['startPoint.lat', 'line', 'add', 'Le départ'],
    ['endPoint', 'line', 'add', 'L’arrivée'],
    ['overridden', 'line', 'distance', undefined],
    ['bestSeasons', 'practical', 'bestSeasons', 'Meilleures saisons'],
    ['tags.2', 'words', 'tags', 'Mots-clés'],
  ])('%s is in a part, and leads to what corrects it', (field, part, control, label) => {
    expect([partOf(field), controlOf(field), labelOf(field)]).toEqual([part, control, label])
  })
})
