import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { alertSubject, animalFacts, othersSentence } from './mail.model'
import { inAll, isQuiet, isWeekDue, newPath, searchWords } from './model'
import { searchErrors, searchSchema } from './schema'

describe('a search in words', () => {
  it('is one sentence, in which names keep their capitals', () => {
    expect(searchWords({ species: 'DOG', sex: 'FEMALE', near: 'Lyon (69)', radiusKm: 30 })).toBe(
      'Chien, femelle, à moins de 30\u00a0km de Lyon (69)',
    )
    expect(searchWords({ species: 'CAT', isSos: true, department: '35' })).toBe(
      'Chat, SOS, Ille-et-Vilaine (35)',
    )
    expect(searchWords({ goodWithCats: 'YES', size: 'SMALL' })).toBe(
      'Petit gabarit, s’entend avec les chats',
    )
    expect(searchWords({ sex: 'MALE', shelterId: 'x' }, 'Les Amis du Lac')).toBe(
      'Mâle, Les Amis du Lac',
    )
    expect(searchWords({})).toBe('Tous les animaux à adopter')
  })
})

describe('a mail', () => {
  const nala = { name: 'Nala', species: 'DOG', sex: 'FEMALE', breed: '', age: '2 ans' } as const
  it('says who came', () => {
    const line = { ...nala, place: 'Rennes (35)', isSos: true, isReserved: false }
    expect(animalFacts(line)).toBe('SOS, Chien, femelle, 2 ans, Rennes (35)')
    expect(alertSubject([nala], 1, 'Chien')).toBe('Nala vient d’arriver\u00a0: Chien')
    expect(alertSubject([nala], 22, 'Chien')).toBe('22 nouveaux animaux\u00a0: Chien')
    expect([0, 1, 12].map(othersSentence)).toEqual(['', 'Et un autre.', 'Et 12 autres.'])
  })
  it('of the week leaves on Monday at eight in Paris, late when nobody was there', () => {
    // 2026-11-23 is a Monday; 8:00 in Paris is 7:00 UTC.
    const monday = new Date('2026-11-23T07:00:00Z')
    expect(isWeekDue(null, monday)).toBe(true)
    expect(isWeekDue(new Date('2026-11-16T07:00:05Z'), new Date('2026-11-23T06:59:00Z'))).toBe(
      false,
    )
    expect(isWeekDue(new Date('2026-11-16T07:00:05Z'), monday)).toBe(true)
    expect(isWeekDue(new Date('2026-11-23T07:00:05Z'), new Date('2026-11-24T07:00:00Z'))).toBe(
      false,
    )
    expect(isWeekDue(new Date('2026-11-16T07:00:05Z'), new Date('2026-11-25T07:00:00Z'))).toBe(true)
  })
  it('that is told at once waits half an hour after the one before', () => {
    const now = new Date('2026-11-23T12:00:00Z')
    const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
    expect(isQuiet('NOW', null, now)).toBe(false)
    expect(isQuiet('NOW', ago(29), now)).toBe(true)
    expect(isQuiet('NOW', ago(30), now)).toBe(false)
    expect(isQuiet('DAILY', ago(1), now)).toBe(false)
  })
})

describe('what answers every filter', () => {
  it('is everything from the first new one, without filters', () => {
    expect(inAll([], { least: 2, total: 4 })).toEqual([2, 3])
    expect(inAll([], { least: 4, total: 4 })).toEqual([])
  })
  it('is in each list, in order, whatever the lists', () => {
    const list = fc.uniqueArray(fc.nat(30)).map((all) => all.sort((a, b) => a - b))
    fc.assert(
      fc.property(fc.array(list, { minLength: 1, maxLength: 4 }), fc.nat(30), (lists, least) => {
        const wanted = Array.from({ length: 31 }, (_, place) => place).filter(
          (place) => place >= least && lists.every((each) => each.includes(place)),
        )
        expect(inAll(lists, { least, total: 31 })).toEqual(wanted)
      }),
    )
  })
})

describe('the form', () => {
  it('takes an address in any case, and says what is wrong', () => {
    const sent = { query: 'species=DOG', email: ' Zoe@Exemple.fr ', cadence: 'DAILY' }
    expect(searchSchema.parse(sent).email).toBe('zoe@exemple.fr')
    expect(searchErrors({ email: '', cadence: 'DAILY' })).toEqual({ email: 'L’e-mail est requis' })
    expect(searchErrors({ email: 'zoe', cadence: 'HOURLY' })).toEqual({
      email: 'Email invalide',
      cadence: 'Choisissez une des réponses proposées',
    })
  })
  it('has an address that names its list', () => {
    expect(newPath('')).toBe('/alertes/nouvelle')
    expect(newPath('species=DOG&sex=MALE')).toBe(
      '/alertes/nouvelle?recherche=species%3DDOG%26sex%3DMALE',
    )
  })
})
