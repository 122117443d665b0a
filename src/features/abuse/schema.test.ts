import { describe, expect, it } from 'vitest'

import { reportErrors, reportSchema } from './schema'

const RIGHT = {
  kind: 'VIOLENCE',
  species: 'DOG',
  animals: '2',
  description: 'Deux chiens frappés chaque soir.',
  place: 'Rue des Sternes',
  commune: 'Rennes',
  identity: 'anonyme',
}

describe('what a form sends', () => {
  it('is read with its empty fields', () => {
    const sent = { ...RIGHT, seenOn: '', author: '', name: '', email: '', phone: '', website: '' }
    expect(reportSchema.parse(sent)).toMatchObject({
      animals: 2,
      isOngoing: 'inconnu',
      mayShare: false,
      email: '',
    })
    expect(reportSchema.parse({ ...RIGHT, mayShare: 'on' }).mayShare).toBe(true)
  })

  it('loses signs that nobody sees, and keeps its lines', () => {
    const description = 'Un chien\r\nattaché\u200b toute la journée.\u202e'
    expect(reportSchema.parse({ ...RIGHT, description }).description).toBe(
      'Un chien\nattaché toute la journée.',
    )
  })

  it('asks for a way to answer of whoever says who they are', () => {
    expect(reportErrors({ ...RIGHT, identity: 'nom' })).toEqual({
      name: 'Écrivez votre nom, ou choisissez de rester anonyme',
      email: 'Écrivez un e-mail ou un téléphone',
    })
    expect(
      reportErrors({ ...RIGHT, identity: 'nom', name: 'Awa', phone: '06 11 22 33 44' }),
    ).toEqual({})
  })

  it.each([
    ['animals', '1.5', 'Écrivez un nombre entier'],
    ['animals', 'deux', 'Écrivez un nombre'],
    ['animals', '10000', '9\u202f999 au maximum'],
    ['email', 'x', 'Email invalide'],
    ['phone', 'appelez-moi', 'Téléphone invalide'],
    ['seenOn', '2026-02-30', 'Date invalide'],
    ['description', 'a\0'.repeat(20), 'Ce texte contient un caractère interdit'],
    ['place', ' ', 'Dites où cela se passe'],
    ['identity', undefined, 'Dites si vous souhaitez rester anonyme'],
  ])('is refused for %s %j', (field, value, sentence) => {
    expect(reportErrors({ ...RIGHT, [field]: value })).toEqual({ [field]: sentence })
  })
})
