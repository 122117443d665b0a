import { describe, expect, it } from 'vitest'

import { DEFAULT_THEME } from '@/features/shelters/theme/model'

import { readContent } from '../content/read'
import { checkPage, checksSummary, checkSentence, publicationErrors } from './model'
import { isFileName, isVague } from './words'

const page = (...blocks: unknown[]) => readContent([{ layout: 2, columns: [{}, { blocks }] }])
const image = (content: object) => ({ type: 'IMAGE', content })
const cta = (content: object) => ({ type: 'CTA', content })
const template = (content: object) => ({ type: 'TEMPLATE', content })
const text = (html: string) => ({ type: 'TEXT', content: { text: html } })
const sentences = (...blocks: unknown[]) => checkPage(page(...blocks)).map(checkSentence)

describe('publicationErrors', () => {
  it.each([
    ['image without alternative text', image({ mediaId: 'm' }), ['alt']],
    ['image with a blank one', image({ src: '/a.webp', alt: '  ' }), ['alt']],
    ['image described', image({ mediaId: 'm', alt: 'Un chien' }), []],
    ['decorative image', image({ mediaId: 'm', decorative: true }), []],
    ['image not chosen yet', image({}), []],
    ['button without text nor address', cta({}), ['buttonText', 'buttonUrl']],
    ['button complete', cta({ buttonText: 'Voir', buttonUrl: '/a' }), []],
    ['featured animal not chosen', template({ templateType: 'animal-vedette' }), ['animalId']],
    ['featured animal', template({ templateType: 'animal-vedette', animalId: 'a' }), []],
    ['list', template({ templateType: 'animaux-liste' }), []],
    ['unknown template', template({ templateType: 'météo' }), []],
    ['unknown block', { type: 'MÉTÉO' }, []],
  ])('%s', (_, block, keys) => {
    const paths = publicationErrors(page(block)).map(({ path }) => path)
    expect(paths).toEqual(keys.map((key) => `0.columns.1.blocks.0.content.${key}`))
  })

  it('says where, in French', () => {
    expect(publicationErrors(page(image({ mediaId: 'm' })))[0]?.message).toBe(
      'Section 1, colonne 2, Bloc Image : ajoutez un texte alternatif, ou cochez « Image décorative »',
    )
  })
})

describe('checkPage', () => {
  it.each([
    ['words', text('<p>Bonjour</p>'), []],
    ['no words', text('<p><br></p>'), ['ce bloc est vide : écrivez un texte, ou supprimez-le']],
    [
      'an empty title',
      text('<h2> </h2><p>Mot</p>'),
      ['un titre est vide : écrivez-le, ou retirez-le'],
    ],
    [
      'a vague link',
      text('<p>Pour adopter, <a href="/a"><strong>cliquez ici</strong></a>\u00a0!</p>'),
      ['le lien « cliquez ici » ne dit pas où il mène'],
    ],
    [
      'a link to nowhere',
      text('<p><a href="#">Nos horaires</a></p>'),
      ['le lien « Nos horaires » ne mène nulle part'],
    ],
    [
      'a vague button',
      cta({ buttonText: 'En savoir plus', buttonUrl: '/a' }),
      ['le bouton « En savoir plus » ne dit pas où il mène'],
    ],
    [
      'the name of a file',
      image({ mediaId: 'm', alt: 'IMG_2041.jpg' }),
      ['le texte alternatif est un nom de fichier : dites ce que l’on voit'],
    ],
    ['no picture', image({}), ['choisissez une image, ou supprimez ce bloc']],
  ])('advises on %s, and lets it be published', (_, block, messages) => {
    const checks = checkPage(page(block))
    expect(checks.map(({ message }) => message)).toEqual(messages)
    expect(checks.every(({ level }) => level === 'warning')).toBe(true)
  })

  it('refuses a link without words', () => {
    const [first] = checkPage(page(text('<p>Voir<a href="/a"></a></p>')))
    expect(first).toMatchObject({ level: 'error', path: '0.columns.1.blocks.0.content.text' })
  })

  it('follows titles through the page: the title of the page, then one level at a time', () => {
    expect(sentences(text('<h2>Un</h2><h3>Deux</h3>'), text('<h4>Trois</h4><h2>Un</h2>'))).toEqual(
      [],
    )
    expect(sentences(template({ templateType: 'news-list' }), text('<h3>Deux</h3>'))).toEqual([])
    expect(sentences(text('<h3>Deux</h3><p>Mot</p>'))).toEqual([
      'Section 1, colonne 2, Bloc Texte : un titre de niveau 3 vient sans titre de niveau 2 avant lui',
    ])
  })

  it('leads to the block or the section', () => {
    const content = readContent([
      { id: 'vide', layout: 1, columns: [{}] },
      { id: 'pleine', layout: 1, columns: [{ blocks: [{ id: 'image', ...image({}) }] }] },
    ])
    expect(checkPage(content).map(({ nodeId, path }) => [nodeId, path])).toEqual([
      ['image', '1.columns.0.blocks.0.content.src'],
      ['vide', '0'],
    ])
  })

  it('reads errors before advice, and sums up', () => {
    const checks = checkPage(page(image({}), image({ mediaId: 'm' })))
    expect(checks.map(({ level }) => level)).toEqual(['error', 'warning'])
    expect(checksSummary(checks)).toBe('1 erreur, 1 conseil')
    expect(checksSummary([])).toBe('Rien à signaler')
    expect(checkPage(null)).toMatchObject([{ level: 'warning', nodeId: null }])
  })

  it('warns of colours that cannot be read, never of readable ones', () => {
    const content = page(text('<p>Mot</p>'))
    expect(checkPage(content, DEFAULT_THEME)).toEqual([])
    const [pale] = checkPage(content, { ...DEFAULT_THEME, linkColor: '#FFFF99' })
    expect(pale?.message).toContain('« Liens » se lit mal sur « Fond des pages »')
    expect(pale?.level).toBe('warning')
  })

  it('leaves unknown blocks alone', () => {
    expect(sentences({ type: 'MÉTÉO' }, template({ templateType: 'météo' }))).toEqual([])
  })
})

describe('words', () => {
  it.each(['Ici', 'cliquez ici !', 'En savoir plus…', 'https://exemple.fr/a', 'Là'])(
    '« %s » is vague',
    (words) => expect(isVague(words)).toBe(true),
  )
  it.each(['Voir nos chiens', 'Nos horaires', 'Adopter Nala', 'exemple.fr'])(
    '« %s » is not',
    (words) => expect(isVague(words)).toBe(false),
  )
  it('knows the names that cameras give', () => {
    expect(['IMG_2041', 'photo-3.webp', 'DSC0012'].every(isFileName)).toBe(true)
    expect(['Deux chats', 'Nala.', 'Image de Nala'].some(isFileName)).toBe(false)
  })
})
