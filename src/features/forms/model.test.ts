import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { contactDefinition, definition, field } from './fixtures'
import {
  activationIssues,
  copyTitle,
  fieldName,
  FORM_LIMITS,
  nameFields,
  namesOf,
  optionsFromText,
  orderedFields,
  partsOf,
} from './model'

describe('the name of an answer', () => {
  it.each([
    ['Votre nom', 'votre_nom'],
    ['  Où vivez-vous\u00a0?  ', 'ou_vivezvous'],
    ['Êtes-vous d’accord\u00a0?', 'etesvous_daccord'],
    ['N° de téléphone (portable)', 'n_de_telephone_portable'],
    ['E-mail', 'email'],
    ['J’ai un jardin', 'jai_un_jardin'],
    ['2ème animal', '2eme_animal'],
    ['Cœur à prendre', 'coeur_a_prendre'],
    ['???', 'question'],
    ['A'.repeat(80), 'a'.repeat(50)],
  ])('« %s » is %s', (label, name) => {
    expect(fieldName(label)).toBe(name)
  })
})

const labels = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), {
  maxLength: 30,
})

describe('the names of a form', () => {
  it('are unique, short and plain, whatever the labels', () => {
    fc.assert(
      fc.property(labels, (list) => {
        const names = nameFields(
          list.map((label, at) => field(label, 'text', { id: `q${at}` })),
        ).map(({ name }) => name)
        expect(new Set(names).size).toBe(list.length)
        for (const name of names) expect(name).toMatch(/^[a-z0-9][a-z0-9_]{0,49}$/)
      }),
    )
  })
  it('never change once frozen, and no new one takes the place of an old one', () => {
    fc.assert(
      fc.property(labels, labels, (before, after) => {
        const old = definition(...before.map((label, at) => field(label, 'text', { id: `q${at}` })))
        const next = nameFields(
          after.map((label, at) => field(label, 'text', { id: `q${at}` })).reverse(),
          namesOf(old),
        )
        expect(new Set(next.map(({ name }) => name)).size).toBe(after.length)
        for (const { id, name } of next) {
          const frozen = old.fields.find((each) => each.id === id)
          if (frozen) expect(name).toBe(frozen.name)
        }
      }),
    )
  })
})

describe('pasted options', () => {
  it('are one answer in small letters and in capitals', () => {
    expect(optionsFromText('mardi\nMardi\nÉté\nété\nété indien', ['MARDI'])).toEqual({
      options: ['MARDI', 'Été', 'été indien'],
      blanks: 0,
      doubles: 3,
    })
  })

  it('are one a line, without blanks and doubles, which are counted', () => {
    expect(optionsFromText('Chien\r\n\n Chat \nChien\n  ', ['Chat', 'Lapin'])).toEqual({
      options: ['Chat', 'Lapin', 'Chien'],
      blanks: 2,
      doubles: 2,
    })
  })
  it('loses no line without saying so', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 20 })), (lines) => {
        const { options, blanks, doubles } = optionsFromText(lines.join('\n'))
        const count = lines.join('\n').split(/\r\n?|\n/).length
        expect(options.length + blanks + doubles).toBe(count)
        expect(new Set(options).size).toBe(options.length)
      }),
    )
  })
})

it('reads in the order of the groups, questions without one first', () => {
  const groups = [
    { id: 'b', title: 'Après', description: '', order: 2 },
    { id: 'a', title: 'Avant', description: '', order: 1 },
    { id: 'vide', title: 'Vide', description: '', order: 0 },
  ]
  const fields = [
    field('Un', 'text', { groupId: 'b' }),
    field('Deux', 'text', { groupId: 'a' }),
    field('Trois', 'text'),
    field('Quatre', 'text', { groupId: 'a' }),
  ]
  const form = { schemaVersion: 1 as const, groups, fields }
  expect(orderedFields(form).map(({ label }) => label)).toEqual(['Trois', 'Deux', 'Quatre', 'Un'])
  expect(partsOf(form).map(({ group }) => group?.title ?? null)).toEqual([null, 'Avant', 'Après'])
})

describe('opening a form', () => {
  const wrong = (form: Parameters<typeof activationIssues>[0]) =>
    activationIssues(form).map(({ path }) => path)

  it('needs questions', () => {
    expect(wrong({ type: 'STANDARD', schema: definition() })).toEqual(['schema'])
    expect(wrong({ type: 'STANDARD', schema: definition(field('Avis', 'text')) })).toEqual([])
  })
  it('needs answers to choose from', () => {
    const schema = definition(field('Espèce', 'select'), field('Accord', 'checkbox'))
    expect(wrong({ type: 'STANDARD', schema })).toEqual(['schema.fields.0.options'])
  })
  it('needs an e-mail from everybody, where somebody waits for an answer', () => {
    const some = definition(field('Adresse e-mail', 'email'))
    for (const form of [
      { type: 'ADOPTION' },
      { type: 'STANDARD', ticketType: 'CONTACT' },
    ] as const) {
      expect(wrong({ ...form, schema: some })).toEqual(['schema'])
      expect(wrong({ ...form, schema: contactDefinition() })).toEqual([])
    }
  })
})

it('titles a copy, within the limit', () => {
  expect(copyTitle('Contact')).toBe('Contact (copie)')
  expect(copyTitle('x'.repeat(150))).toHaveLength(FORM_LIMITS.title)
})
