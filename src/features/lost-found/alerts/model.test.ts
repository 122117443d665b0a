import { describe, expect, it } from 'vitest'

import { alertWords, morningWords, safeName } from './model'
import { watchSchema } from './schema'

describe('an alert', () => {
  const report = {
    species: 'CAT',
    sex: 'FEMALE',
    communeName: 'Loches',
    day: '2026-11-24',
  } as const

  it('names the animal, the commune and the day', () => {
    expect(alertWords({ ...report, name: 'Mirabelle' })).toEqual({
      title: 'Mirabelle, chatte perdue à Loches',
      message:
        'Perdue le mardi 24 novembre 2026, près du lieu que vous suivez. Ouvrez l’œil, et écrivez à sa famille par la page de l’avis.',
    })
  })
  it('carries no call of its author under the name of an animal', () => {
    for (const name of ['Jean-Pierre', 'Zoé', 'Belle de nuit', 'L’Ours', 'x'.repeat(24)])
      expect(safeName(name)).toBe(name)
    for (const name of [
      'Appelez le 06 39 98 00 00',
      'gagner.example',
      'Un chien à vendre ici',
      'a@b',
      'x'.repeat(25),
      '',
      null,
    ])
      expect(safeName(name)).toBeNull()
    expect(alertWords({ ...report, name: 'www.gagner.example' }).title).toBe(
      'Chatte perdue à Loches',
    )
  })
})

describe('the morning of a shelter', () => {
  it('leads to what was found first', () => {
    expect(morningWords({ department: '37', lost: 3, found: 1 })).toMatchObject({
      title: '1 animal trouvé et 3 animaux perdus en Indre-et-Loire',
      actionUrl: '/animaux-trouves?department=37',
    })
    expect(morningWords({ department: '29', lost: 1, found: 0 })).toMatchObject({
      title: '1 animal perdu dans le Finistère',
      actionUrl: '/animaux-perdus?department=29',
    })
    expect(morningWords({ department: '37', lost: 0, found: 2 })).toMatchObject({
      title: '2 animaux trouvés en Indre-et-Loire',
      actionUrl: '/animaux-trouves?department=37',
    })
  })
})

describe('asking for alerts', () => {
  it('wants a commune and one of the distances, ten kilometres when nobody says', () => {
    expect(watchSchema.parse({ near: ' Loches (37) ' })).toEqual({
      near: 'Loches (37)',
      radiusKm: 10,
    })
    expect(watchSchema.parse({ near: 'Loches', radiusKm: '50' }).radiusKm).toBe(50)
    for (const sent of [
      {},
      { near: '' },
      { near: 'Loches', radiusKm: '100' },
      { near: 'Loches', radiusKm: 0 },
      { near: 'Loches', user: 'x' },
    ])
      expect(watchSchema.safeParse(sent).success).toBe(false)
  })
})
