import { describe, expect, it } from 'vitest'

import { OPEN_STATUSES, type OpenStatus } from '../../model'
import type { RequestCard } from '../../view'
import { beside, nextColumn, said, whyNotIn } from './drag'

const card = (status: OpenStatus, species: 'CAT' | 'HAMSTER' = 'CAT') =>
  ({
    status,
    applicant: { name: 'Louis Marchal' },
    animal: { name: 'Nala', species },
  }) as RequestCard

describe('a card in the hand', () => {
  it('goes to the column beside, and stays at the ends of the board', () => {
    expect(beside('PENDING', 'right')).toBe('IN_REVIEW')
    expect(beside('PENDING', 'left')).toBe('PENDING')
    expect(beside('CERTIFICATE', 'right')).toBe('CERTIFICATE')
  })

  it('can be put down in the one column that follows, and nowhere else', () => {
    for (const status of OPEN_STATUSES) {
      const places = OPEN_STATUSES.filter((over) => whyNotIn(card(status), over) === null)
      expect(places).toEqual(status === 'CERTIFICATE' ? [] : [beside(status, 'right')])
    }
  })

  it('has no certificate to wait for when the law asks for none', () => {
    expect(nextColumn(card('APPROVED', 'HAMSTER'))).toBeNull()
    expect(whyNotIn(card('APPROVED', 'HAMSTER'), 'CERTIFICATE')).toContain('Changer d’étape')
  })

  it('says why not, in words', () => {
    expect(whyNotIn(card('MEETING'), 'PENDING')).toContain('en arrière')
    expect(whyNotIn(card('PENDING'), 'APPROVED')).toContain('« À l’étude »')
  })
})

it('announces what is true', () => {
  const held = { card: card('PENDING'), over: 'IN_REVIEW', by: 'keyboard' } as const
  expect(said.lifted({ ...held, over: 'PENDING' })).toMatch(
    /^La demande de Louis Marchal pour Nala, prise\. Colonne « Nouvelle »/,
  )
  expect(said.over(held)).toBe('Colonne « À l’étude » : Espace pour poser.')
  expect(said.dropped(held)).toBe('Étape « À l’étude » : relisez avant de confirmer.')
  expect(said.dropped({ ...held, over: 'APPROVED' })).toContain('reste à l’étape « Nouvelle »')
  expect(said.moved(held.card, 'COMPLETED')).toContain('« Adoption faite »')
})
