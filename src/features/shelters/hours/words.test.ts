import { describe, expect, it } from 'vitest'

import { exceptionSentence, weekSentence } from './words.model'

const day = (weekday: number, opensAt: string, closesAt: string) => ({ weekday, opensAt, closesAt })

describe('a week in words', () => {
  it('puts days of the same hours together', () => {
    expect(weekSentence([])).toBe('')
    expect(weekSentence([2, 3, 4, 5, 6].map((each) => day(each, '14:00', '18:00')))).toBe(
      'Ouvert du mardi au samedi de 14 h à 18 h. Fermé le lundi et le dimanche.',
    )
    expect(weekSentence([0, 1, 2, 3, 4, 5, 6].map((each) => day(each, '09:30', '12:00')))).toBe(
      'Ouvert tous les jours de 9 h 30 à 12 h.',
    )
  })
  it('tells each group of hours, and the pause at noon', () => {
    const week = [
      day(3, '14:00', '18:00'),
      day(6, '14:00', '18:00'),
      day(6, '10:00', '12:00'),
      day(1, '14:00', '18:00'),
    ]
    expect(weekSentence(week)).toBe(
      'Ouvert le lundi et le mercredi de 14 h à 18 h\u00a0; le samedi de 10 h à 12 h et de 14 h à 18 h. Fermé le mardi, le jeudi, le vendredi et le dimanche.',
    )
  })
  it('says that a shelter is always closed', () => {
    expect(weekSentence([{ weekday: 1, isClosed: true }])).toBe('Fermé tous les jours.')
  })
})

describe('an exception in words', () => {
  const closed = (startDate: string, endDate = startDate, label?: string) => {
    return { startDate, endDate, label, isClosed: true }
  }
  it.each([
    [closed('2026-12-25'), 'Fermé le vendredi 25 décembre'],
    [closed('2026-12-24', '2026-12-26'), 'Fermé du 24 au 26 décembre'],
    [closed('2026-12-01', '2026-12-02'), 'Fermé du 1er au 2 décembre'],
    [closed('2026-12-30', '2027-01-02', ' Fêtes '), 'Fermé du 30 décembre au 2 janvier (Fêtes)'],
    [closed('2026-12-25', '2026-12-25', '  '), 'Fermé le vendredi 25 décembre'],
    [closed('', '2026-12-26'), ''],
    [closed('2026-13-40'), ''],
    [closed('2026-12-26', '2026-12-24'), ''],
  ])('%o', (exception, sentence) => {
    expect(exceptionSentence(exception)).toBe(sentence)
  })
  it('says the hours of an exceptional opening, once they are whole', () => {
    const open = { startDate: '2027-01-01', endDate: '2027-01-01', label: '' }
    expect(exceptionSentence({ ...open, periods: [{ opensAt: '10:00', closesAt: '12:00' }] })).toBe(
      'Ouvert exceptionnellement le vendredi 1er janvier de 10 h à 12 h',
    )
    expect(exceptionSentence({ ...open, periods: [{ opensAt: '10:00', closesAt: null }] })).toBe('')
    for (const closesAt of ['09:00', '10:00'])
      expect(exceptionSentence({ ...open, periods: [{ opensAt: '10:00', closesAt }] })).toBe('')
    expect(exceptionSentence(open)).toBe('')
  })
  it('has its year where nobody can guess it', () => {
    expect(exceptionSentence(closed('2025-12-30', '2026-01-02'), true)).toBe(
      'Fermé du 30 décembre 2025 au 2 janvier 2026',
    )
    expect(exceptionSentence(closed('2025-12-30', '2025-12-31'), true)).toBe(
      'Fermé du 30 au 31 décembre 2025',
    )
    expect(exceptionSentence(closed('2025-11-30', '2025-12-02'), true)).toBe(
      'Fermé du 30 novembre au 2 décembre 2025',
    )
  })
})
