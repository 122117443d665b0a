import { describe, expect, it } from 'vitest'

import {
  END_REASON_LABELS,
  SPONSORSHIP_STATUS_LABELS,
  type EndReason,
  type SponsorshipStatus,
} from '../model'
import {
  byYear,
  cardBrand,
  DONE,
  OWN_END_WORDS,
  sentenceOf,
  sponsorMoves,
  type OwnGift,
} from './model'

const gift = (at: string, keptCents: number): OwnGift => ({
  id: at,
  at,
  amountCents: 5000,
  tipCents: 500,
  keptCents,
  since: null,
  shelter: null,
  animal: null,
  campaign: null,
  thanked: null,
  isSponsorship: false,
  receipt: null,
})

describe('the donor’s page', () => {
  it('adds up what was kept by year, tips apart', () => {
    const gifts = [gift('2026-03-01', 5000), gift('2025-03-01', 100), gift('2026-01-01', 2000)]
    const years = byYear(gifts, (at) => Number(at.slice(0, 4)))
    expect(years.map(({ year, keptCents, gifts: of }) => [year, keptCents, of.length])).toEqual([
      [2026, 7000, 2],
      [2025, 100, 1],
    ])
  })

  it('shows the latest year first, in whatever order the gifts come', () => {
    const gifts = ['2024', '2026', '2023', '2025'].map((year) => gift(`${year}-06-01`, 100))
    const years = byYear(gifts, (at) => Number(at.slice(0, 4)))
    expect(years.map(({ year }) => year)).toEqual([2026, 2025, 2024, 2023])
  })

  it.each([
    ['visa', 'Visa'],
    ['MasterCard', 'Mastercard'],
    ['cartes_bancaires', 'CB'],
    ['unionpay', 'Carte'],
    ['', 'Carte'],
    [null, 'Carte'],
    [undefined, 'Carte'],
  ])('names the card %s as « %s »', (brand, name) => {
    expect(cardBrand(brand)).toBe(name)
  })

  it('reads only sentences of ours from an address', () => {
    expect(sentenceOf(DONE, 'pause')).toBe(DONE.pause)
    for (const other of ['constructor', '__proto__', '<b>', '', 3, undefined, ['pause']]) {
      expect(sentenceOf(DONE, other)).toBeNull()
    }
  })

  it('speaks to the person who gave, not about them', () => {
    expect(OWN_END_WORDS.DONOR).toBe('Arrêté à votre demande')
    for (const reason of Object.keys(END_REASON_LABELS) as EndReason[]) {
      expect(OWN_END_WORDS[reason]).not.toMatch(/parrain|marraine/)
    }
  })

  it('offers to stop whenever money may still be taken', () => {
    for (const status of Object.keys(SPONSORSHIP_STATUS_LABELS) as SponsorshipStatus[]) {
      const isOver = status === 'ENDED' || status === 'PENDING'
      expect(sponsorMoves(status).includes('stop')).toBe(!isOver)
    }
  })
})
