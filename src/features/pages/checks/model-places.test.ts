import { describe, expect, it } from 'vitest'

import { readContent } from '../content/read'
import { checkPage, checksSummary, checkSentence, type Check, type CheckLevel } from './model'

const page = (...blocks: unknown[]) => readContent([{ layout: 1, columns: [{ blocks }] }])
const text = (html: string) => ({ type: 'TEXT', content: { text: html } })
const cta = (title: string) => ({
  type: 'CTA',
  content: { title, buttonText: 'Nos chiens', buttonUrl: '/a' },
})
const image = { type: 'IMAGE', content: { mediaId: 'm', alt: 'Un chien' } }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const messages = (...blocks: unknown[]) =>
  checkPage(page(...blocks)).map(({ message }) => plain(message))

describe('the words of a link in a sentence', () => {
  const said = (words: string) => messages(text(`<p><a href="#">${words}</a></p>`))
  it.each([
    ['forty characters are whole', 'a'.repeat(40), 'a'.repeat(40)],
    ['one more is cut', 'a'.repeat(41), `${'a'.repeat(40)}…`],
    ['a space is not left at the end', `${'a'.repeat(39)} bc`, `${'a'.repeat(39)}…`],
  ])('%s', (_, words, shown) => {
    expect(said(words)).toEqual([`le lien « ${shown} » ne mène nulle part`])
  })
})

describe('the titles before a third level', () => {
  const third = text('<h3>Les horaires</h3>')
  const skipped = 'un titre de niveau 3 vient sans titre de niveau 2 avant lui'
  it.each([
    ['a button with a title is one', [cta('Donner')], []],
    ['a list of animals is one', [{ type: 'TEMPLATE', content: { templateType: 'galerie' } }], []],
    ['a button without a title is none', [cta('')], [skipped]],
    ['a picture is none', [image], [skipped]],
    ['words are none', [text('<p>Bonjour</p>')], [skipped]],
    ['a block of a newer program is none', [{ type: 'MÉTÉO' }], [skipped]],
    ['the last one counts', [text('<h2>Un</h2><h3>Deux</h3><h2>Trois</h2>')], []],
  ])('%s', (_, before, advice) => {
    expect(messages(...before, third)).toEqual(advice)
  })
  it('an empty one is none', () => {
    const empty = 'un titre est vide : écrivez-le, ou retirez-le'
    expect(messages(text('<h2></h2><p>Mot</p>'), third)).toEqual([empty, skipped])
  })
  it('a block is told of once, and by its first', () => {
    expect(messages(text('<h4>Un</h4><h2>Deux</h2><h4>Trois</h4>'))).toEqual([
      'un titre de niveau 4 vient sans titre de niveau 3 avant lui',
    ])
  })
})

it('an empty section is named by its rank, and one block is enough', () => {
  const full = { columns: [{}, { blocks: [image] }], layout: 2 }
  const content = readContent([full, { columns: [{}] }, full, { columns: [{}, {}], layout: 2 }])
  expect(checkPage(content).map(checkSentence).map(plain)).toEqual([
    'Section 2 : cette section est vide : ajoutez un bloc, ou supprimez-la',
    'Section 4 : cette section est vide : ajoutez un bloc, ou supprimez-la',
  ])
})

describe('the sum of what was found', () => {
  const check = (level: CheckLevel): Check => ({
    level,
    where: 'Section 1',
    message: '',
    nodeId: null,
    path: '0',
  })
  it.each([
    [0, 0, 'Rien à signaler'],
    [1, 0, '1 erreur'],
    [0, 1, '1 conseil'],
    [2, 1, '2 erreurs, 1 conseil'],
    [1, 3, '1 erreur, 3 conseils'],
  ])('of %i errors and %i pieces of advice', (errors, advice, sentence) => {
    const checks = [
      ...Array.from({ length: errors }, () => check('error')),
      ...Array.from({ length: advice }, () => check('warning')),
    ]
    expect(checksSummary(checks)).toBe(sentence)
  })
})
