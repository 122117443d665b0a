import { describe, expect, it } from 'vitest'

import { newDraft, valueOf, wrongIn } from './admin/draft'
import { badgeSchema } from './schema'

const BADGE = { name: 'Main tendue', description: 'Dix heures données à un refuge.' }
const said = (more: object) =>
  badgeSchema.safeParse({ ...BADGE, ...more }).error?.issues[0]?.message ?? null

describe('a badge', () => {
  it('begins as documented', () => {
    expect(badgeSchema.parse(BADGE)).toEqual({
      ...BADGE,
      iconUrl: null,
      rarity: 'COMMON',
      criteriaType: 'FOLLOWERS_COUNT',
      criteriaValue: 10,
      isActive: true,
    })
  })
  it.each([
    [{ name: '' }, 'Le nom est requis'],
    [{ name: undefined }, 'Le nom est requis'],
    [{ name: 'a' }, 'Le nom doit contenir au moins 2 caractères'],
    [{ name: 'a'.repeat(51) }, 'Le nom ne peut pas dépasser 50 caractères'],
    [{ description: ' ' }, 'La description est requise'],
    [{ description: 'court' }, 'La description doit contenir au moins 10 caractères'],
    [{ description: 'a'.repeat(256) }, 'La description ne peut pas dépasser 255 caractères'],
    [{ iconUrl: 'nope' }, 'URL d’icône invalide'],
    [{ iconUrl: 'javascript:alert(1)' }, 'URL d’icône invalide'],
    [{ criteriaValue: 1.5 }, 'La valeur doit être un nombre entier'],
    [{ criteriaValue: 'dix' }, 'La valeur doit être un nombre entier'],
    [{ criteriaValue: 0 }, 'La valeur doit être supérieure à 0'],
    [{ criteriaValue: 2_000_000_000 }, 'La valeur est trop grande'],
    [{ iconUrl: 'https://exemple.fr/a.png' }, null],
    [{ iconUrl: '' }, null],
  ])('%j: %s', (more, sentence) => expect(said(more)).toBe(sentence))
})

describe('the form', () => {
  it('says the same, and for the icon what its screen says', () => {
    expect(wrongIn(newDraft())).toEqual({
      name: 'Le nom est requis',
      description: 'La description est requise',
    })
    const draft = { ...newDraft(), ...BADGE }
    expect(wrongIn(draft)).toEqual({})
    expect(wrongIn({ ...draft, iconUrl: 'ftp://a' }).iconUrl).toBe(
      'L’URL doit commencer par http ou https',
    )
    expect(wrongIn({ ...draft, iconUrl: 'http://' }).iconUrl).toBe('URL d’icône invalide')
  })
  it.each([
    ['', 1],
    ['-4', 1],
    ['0', 1],
    ['abc', 1],
    ['12', 12],
    ['12.9', 12],
  ])('reads %j as %i', (typed, value) => expect(valueOf(typed)).toBe(value))
})
