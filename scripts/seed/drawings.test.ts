import { describe, expect, it } from 'vitest'

import { makeMenagerie } from './animals'
import { fileOf, drawingFiles } from './drawings'
import { keyOf } from './menagerie/casting'
import { sheltersOf } from './shelters/all'

const namesOn = (day: string): Set<string> => {
  const orders = sheltersOf('whole').map(({ flock, slug, place, shelterType }, index) => ({
    flock,
    seed: index + 1,
    today: new Date(day),
    shelterKey: slug,
    city: place.city,
    isPound: shelterType === 'ANIMAL_POUND',
  }))
  const animals = makeMenagerie(orders, 3).flat()
  return new Set(animals.flatMap(({ photos }) => photos.map(keyOf)))
}

describe('the drawings of the demonstration', () => {
  it('have files of their own, readable names', () => {
    expect(fileOf('DOG:GOLDEN:5:BUST:SUN:')).toBe('dog-golden-5-bust-sun.webp')
    expect(fileOf('LOGO:ÉM:#0F6E56')).toBe('logo-em-0f6e56.webp')
  })

  it.each(['2026-11-21', '2028-02-29'])('are kept, on %s too', async (day) => {
    const kept = new Set(await drawingFiles())
    const names = [...namesOn(day)]
    expect(names.length).toBeGreaterThan(200)
    expect(new Set(names.map(fileOf)).size).toBe(names.length)
    // « npm run illustrate » draws what is missing here.
    expect(names.filter((name) => !kept.has(fileOf(name)))).toEqual([])
  })
})
