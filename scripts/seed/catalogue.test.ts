import { describe, expect, it } from 'vitest'

import { compatibilities } from '@/features/animals/compatibility'

import { makeMenagerie } from './animals'
import { keyOf } from './menagerie/casting'
import { sheltersOf } from './shelters/all'

const today = new Date('2026-11-21T12:00:00Z')
const orders = sheltersOf('whole')
  .filter(({ status }) => !status)
  .map(({ flock, slug, place, shelterType }, index) => ({
    flock,
    seed: index + 1,
    today,
    shelterKey: slug,
    city: place.city,
    isPound: shelterType === 'ANIMAL_POUND',
  }))
const shelters = makeMenagerie(orders, 3)

/** Those who wait, as every list shows them: the latest first. */
const listed = (animals: (typeof shelters)[number]) =>
  animals
    .filter(({ status, isVisible }) => status === 'AT_SHELTER' && isVisible)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))

const catalogue = listed(shelters.flat())

const sentencesOf = (text: string) =>
  text.split(/\n\n|(?<=[.?!…])\s+(?=[\p{Lu}«])/u).map((sentence) => sentence.trim())

function counted(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

const moreThan = (counts: Map<string, number>, most: number) =>
  [...counts].filter(([, count]) => count > most)

describe('adverts read one after the other', () => {
  it('repeat no sentence in the first thirty, not even with another name', () => {
    const sentences = catalogue.slice(0, 30).flatMap(({ name, longDescription }) =>
      sentencesOf(longDescription.replaceAll(name, 'X'))
        // « Né en mai 2023. » is a fact.
        .filter((sentence) => sentence.split(' ').length > 4),
    )
    expect(sentences.length).toBeGreaterThan(180)
    expect(moreThan(counted(sentences), 1)).toEqual([])
  })

  it('end alike three times at most in two hundred', () => {
    const endings = catalogue
      .slice(0, 200)
      .map(
        ({ name, longDescription }) =>
          sentencesOf(longDescription.replaceAll(name, 'X')).at(-1) ?? '',
      )
    expect(moreThan(counted(endings), 3)).toEqual([])
  })

  it('put another line on each of the first thirty cards', () => {
    const lines = catalogue
      .slice(0, 30)
      .map(
        ({ name, shortDescription }) =>
          sentencesOf(shortDescription.replaceAll(name, 'X'))[0] ?? '',
      )
    expect(moreThan(counted(lines), 1)).toEqual([])
  })

  it('have lengths and openings of several people', () => {
    const thirty = catalogue.slice(0, 30)
    const lengths = thirty.map(({ longDescription }) => longDescription.split(/\s+/).length)
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeGreaterThan(40)
    const openings = thirty.map(({ name, longDescription }) =>
      longDescription.replaceAll(name, 'X').split(' ').slice(0, 3).join(' '),
    )
    expect(new Set(openings).size).toBeGreaterThan(22)
  })

  it('give every weakness a subject, and never repeat what the chips say', () => {
    for (const { shortDescription } of catalogue) {
      expect(shortDescription).toMatch(/[.…] (Il|Elle) \p{Ll}/u)
      expect(shortDescription).not.toMatch(/À savoir|S’entend avec/)
    }
  })

  it('let no young animal look back on a life', () => {
    const young = catalogue.filter(({ birthDate }) => birthDate > '2026-05-21')
    expect(young.length).toBeGreaterThan(20)
    for (const { shortDescription, longDescription } of young)
      expect(`${shortDescription} ${longDescription}`).not.toMatch(
        /mérite enfin|retrouver une|une deuxième chance|de nouveau une/,
      )
  })

  it('say of dogs, cats and children what the table beside them says', () => {
    const yes = /(tout va bien|sans souci|place est à partager|sans hésiter|bienvenus|c’est oui)/i
    for (const animal of catalogue.filter(
      ({ species }) => species === 'DOG' || species === 'CAT',
    )) {
      const answers = compatibilities(animal)
      for (const [index, word] of ['les chiens', 'les chats', 'les enfants'].entries()) {
        const saying = sentencesOf(animal.longDescription).filter(
          (sentence) => sentence.includes(word) && yes.test(sentence),
        )
        if (saying.length > 0) expect(answers[index]?.answer, saying.join()).toBe('Oui')
      }
    }
  })
})

describe('pictures of neighbours', () => {
  it('are other drawings, in the catalogue and in the list of each shelter', () => {
    const near = (animals: typeof catalogue, within: number) =>
      animals.flatMap(({ name, photos: [first] }, index) =>
        animals
          .slice(index + 1, index + 1 + within)
          .filter(({ photos: [other] }) => first && other && keyOf(first) === keyOf(other))
          .map((other) => `${name} and ${other.name}`),
      )
    expect(near(catalogue, 2)).toEqual([])
    for (const animals of shelters) expect(near(listed(animals), 1)).toEqual([])
  })

  it('are of the age of the animal where such a drawing exists', () => {
    const seen = catalogue.flatMap(({ photos }) => photos.slice(0, 1))
    expect(seen.filter(({ young }) => young).length).toBeGreaterThan(20)
    expect(seen.filter(({ old }) => old).length).toBeGreaterThan(10)
  })
})
