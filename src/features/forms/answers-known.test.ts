import { describe, expect, it } from 'vitest'

import { knownAnswers } from './answers.model'
import { definition, field } from './fixtures'

describe('what an account fills by itself', () => {
  const lea = { name: 'Léa Le Goff', email: 'lea@exemple.fr' }
  it.each([
    [['Prénom et nom'], { prenom_et_nom: 'Léa Le Goff' }],
    [['Prénom', 'Nom'], { prenom: 'Léa', nom: 'Le Goff' }],
    [['Nom'], { nom: 'Léa Le Goff' }],
    [['Prénom'], { prenom: 'Léa' }],
    [['Couleur'], {}],
  ])('of %j', (labels, names) => {
    const form = definition(
      ...labels.map((label) => field(label, 'text')),
      field('E-mail', 'email'),
    )
    const emailField = form.fields.at(-1)?.name ?? ''
    expect(knownAnswers(form, lea)).toEqual({ ...names, [emailField]: lea.email })
  })
  it('says where they live and where they are called, once each', () => {
    const form = definition(
      field('Téléphone', 'tel'),
      field('Autre téléphone', 'tel'),
      field('Code postal', 'text'),
      field('Ville', 'text'),
      field('Code postal et commune', 'text'),
      field('Ville de naissance', 'text'),
    )
    const person = {
      name: '',
      email: '',
      phone: '06 39 98 11 48',
      postalCode: '35170',
      city: 'Bruz',
    }
    expect(knownAnswers(form, person)).toEqual({
      telephone: '06 39 98 11 48',
      code_postal: '35170',
      ville: 'Bruz',
      code_postal_et_commune: '35170 Bruz',
    })
    expect(knownAnswers(form, { ...person, postalCode: null, city: null })).toEqual({
      telephone: '06 39 98 11 48',
    })
  })
  it('leaves out what it does not know', () => {
    const form = definition(field('Prénom', 'text'), field('Nom', 'text'))
    expect(knownAnswers(form, { name: 'Léa', email: '' })).toEqual({ prenom: 'Léa' })
  })
})
