import { describe, expect, it } from 'vitest'

import { addDays } from '@/platform/time/model'

import { makeAnimals } from './animals'
import { articlesOf } from './articles'
import { CAT_KINDS, DOG_KINDS } from './menagerie/kinds'
import { dayOfMeeting, receivingDays } from './meetings'
import { NEWS } from './news'
import { pagesAfterModel } from './page-models/all'
import { QUATRE_VENTS } from './pages'
import { AMIS_DU_LAC } from './pages-lac'
import { VIEWS_OF } from './pictures'
import { sheltersOf } from './shelters/all'
import { suits } from './suits'
import { questionsOf, voicesOf } from './voices-models'
import { typography } from './wording/grammar'
import { KINDS } from './wording/species/kinds'
import { POULTRY } from './wording/species/kinds-farm'

const OWN_PAGES = { 'refuge-des-quatre-vents': QUATRE_VENTS, 'les-amis-du-lac': AMIS_DU_LAC }
const shelters = sheltersOf('whole').filter(({ status }) => !status)
const guests = shelters.slice(3)
const pictures = { building: 'a', park: 'b', room: 'c' }

const newsOf = (shelter: (typeof shelters)[number]) =>
  NEWS[shelter.slug] ?? articlesOf(shelter, guests.indexOf(shelter))

/** Everything that the public reads of a shelter, but its animals. */
function textsOf(shelter: (typeof shelters)[number]): string[] {
  const pages = OWN_PAGES[shelter.slug as keyof typeof OWN_PAGES] ?? pagesAfterModel(shelter)
  return [
    shelter.shortDescription,
    shelter.longDescription,
    ...pages.map(({ sections }) => JSON.stringify(sections(pictures, null))),
    ...newsOf(shelter).map(({ title, excerpt, content }) => `${title} ${excerpt ?? ''} ${content}`),
    ...questionsOf(shelter).map(({ question, answer }) => `${question} ${answer}`),
    ...voicesOf(shelter).map(({ text }) => text),
  ]
}

const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']
const everyDayOfAYear = Array.from({ length: 365 }, (_, day) => addDays('2026-03-01', day))

describe('meetings', () => {
  it('are on the day of the week that their words say, whatever the day of the seed', () => {
    const meetings = shelters.flatMap((shelter) =>
      newsOf(shelter).flatMap(({ title, excerpt, content, event }) =>
        event
          ? [{ words: `${title} ${excerpt ?? ''} ${content}`.toLowerCase(), event, shelter }]
          : [],
      ),
    )
    expect(meetings.length).toBeGreaterThan(8)
    for (const { words, event, shelter } of meetings) {
      for (const today of everyDayOfAYear) {
        const day = dayOfMeeting(event.when, today)
        const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
        expect(day > today && day < addDays(today, 70)).toBe(true)
        const named = WEEKDAYS.filter((name) => words.includes(name))
        if (named.length > 0) expect(named, words).toContain(WEEKDAYS[weekday])
        if (/premier (samedi|dimanche)/.test(words)) expect(Number(day.slice(8))).toBeLessThan(8)
        if (words.includes('portes ouvertes'))
          expect(receivingDays(shelter.openingHours), shelter.slug).toContain(weekday)
      }
    }
  })

  it('keep the collection of the first shelter before its open day', () => {
    const [open, collect] = ['Portes ouvertes', 'Collecte'].map((start) =>
      NEWS['refuge-des-quatre-vents']?.find(({ title }) => title.startsWith(start)),
    )
    if (!open?.event || !collect?.event) throw new Error('a meeting is gone')
    for (const today of everyDayOfAYear)
      expect(dayOfMeeting(collect.event.when, today) < dayOfMeeting(open.event.when, today)).toBe(
        true,
      )
  })
})

const NUMBERS: Readonly<Record<string, number>> = {
  dizaine: 10,
  douzaine: 12,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  soixantaine: 60,
  centaine: 100,
  dix: 10,
  onze: 11,
  douze: 12,
  seize: 16,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  cent: 100,
  cents: 200,
  mille: 1000,
}

describe('figures', () => {
  it('of animals in a text are not greater than what the shelter shows', () => {
    let read = 0
    for (const shelter of shelters) {
      const size = Object.values(shelter.flock).reduce((sum, count) => sum + count, 0)
      for (const text of textsOf(shelter)) {
        const said = text.matchAll(
          /(?<!\p{L})(\p{L}+|\d+) (?:d’|de )?(animaux|adopté|adoption|pensionnaires|chats|chiens|chevaux|lapins|accueilli)/giu,
        )
        for (const [words, number = ''] of said) {
          const count = Number(number) || NUMBERS[number.toLowerCase()]
          if (!count) continue
          read += 1
          expect(count, `${shelter.slug}: ${words}`).toBeLessThanOrEqual(size * 1.1)
        }
      }
    }
    expect(read).toBeGreaterThan(5)
  })
})

describe('each shelter', () => {
  it('tells of animals that it has, in its news, its answers and the words of families', () => {
    for (const shelter of guests) {
      const told = [
        ...newsOf(shelter).map(({ title, content }) => `${title} ${content}`),
        ...voicesOf(shelter).map(({ text }) => text),
      ]
      for (const text of told)
        expect(suits(text, shelter.flock), `${shelter.slug}: ${text}`).toBe(true)
    }
    expect(suits('Un chiot et sa promenade', { CAT: 3 })).toBe(false)
    expect(suits('Un chat et sa fenêtre', { CAT: 3 })).toBe(true)
  })

  it('shows pictures of animals that it has', () => {
    for (const { slug, pages, flock } of guests) {
      const views = Object.values(VIEWS_OF[pages ?? 'REFUGE'])
      for (const { alt, scene, guests: who = 'PETS' } of views) {
        expect(suits(alt, flock), `${slug}: ${alt}`).toBe(true)
        if (who === 'PETS' && scene !== 'FARMYARD' && scene !== 'CAT_ROOM')
          expect(flock.DOG, slug).toBeGreaterThan(0)
        if (scene === 'CAT_ROOM') expect(flock.CAT, slug).toBeGreaterThan(0)
        if (scene === 'FARMYARD') expect(flock.SHEEP, slug).toBeGreaterThan(0)
      }
    }
  })

  it('does not say twice, one below the other, who it is', () => {
    for (const shelter of guests) {
      const [home] = pagesAfterModel(shelter)
      const words = JSON.stringify(home?.sections(pictures, null))
      expect(words, shelter.slug).not.toContain(typography(shelter.shortDescription))
    }
  })

  it('opens its first page with words, never with a picture that touches the one above', () => {
    for (const shelter of guests) {
      const [home] = pagesAfterModel(shelter)
      const { sections } = home?.sections(pictures, null) as {
        sections: Array<{ width: string; padding: string }>
      }
      for (const { width, padding } of sections)
        expect(width === 'full' && padding === 'none', shelter.slug).toBe(false)
    }
  })
})

describe('breeds', () => {
  it('are names of breeds: never one vague word', () => {
    const kinds = [...DOG_KINDS, ...CAT_KINDS, ...Object.values(KINDS).flat(), ...POULTRY]
    for (const { breed } of kinds)
      expect(breed).not.toMatch(
        /^(lisse|commun|croisée?|nain|domestique|standard|beige|bélier|syrien|russe|poney|télescope|à .*)$/iu,
      )
  })

  it('agree with the sex when they say « croisé »', () => {
    const animals = makeAnimals({
      flock: { DOG: 60, CAT: 40 },
      seed: 3,
      today: new Date('2026-11-21T12:00:00Z'),
      shelterKey: 'x',
      city: 'Bruz',
    }).filter(({ breed }) => breed.startsWith('Croisé'))
    expect(animals.length).toBeGreaterThan(10)
    for (const { breed, sex } of animals)
      expect(breed.startsWith('Croisée'), breed).toBe(sex === 'FEMALE')
  })
})
