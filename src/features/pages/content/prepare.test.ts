import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { blocksOf } from './blocks'
import { same } from './json'
import { prepareContent } from './prepare'
import { ContentError } from './refusals'

const NOW = new Date('2026-03-01T10:00:00.000Z')
const LATER = new Date('2026-03-02T10:00:00.000Z')
const page = (...blocks: unknown[]) => [{ layout: 1, columns: [{ blocks }] }]
const text = (html: string, id?: string) => ({ id, type: 'TEXT', content: { text: html } })

function issuesOf(input: unknown) {
  try {
    prepareContent(input, null, NOW)
  } catch (error) {
    if (error instanceof ContentError) return error.issues
    throw error
  }
  return []
}

describe('prepareContent', () => {
  it('stores every block type complete, clean and dated', () => {
    const image = { type: 'IMAGE', content: { mediaId: 'm', alt: 'Un chien' } }
    const cta = { type: 'CTA', content: { buttonText: 'Voir', buttonUrl: ' /animaux ' } }
    const list = { type: 'TEMPLATE', content: { templateType: 'animaux-liste', limit: 8 } }
    const input = page(text('<p onclick="x">A</p>'), image, cta, list)
    const blocks = blocksOf(prepareContent(input, null, NOW)).map(({ block }) => block)
    const dates = { createdAt: NOW.toISOString(), updatedAt: NOW.toISOString() }
    expect(blocks).toMatchObject([
      { ...dates, content: { text: '<p>A</p>', alignment: 'left', size: 'medium' } },
      { ...dates, content: { mediaId: 'm', decorative: false, containerSize: 100 } },
      { ...dates, content: { buttonUrl: '/animaux', style: 'primary' } },
      { ...dates, content: { limit: 8, cardsPerRow: 4, cardDesign: 'basic' } },
    ])
  })

  it('gives what it stored back unchanged', () => {
    const once = prepareContent(page(text('<p>A</p>')), null, NOW)
    expect(prepareContent(once, once, LATER)).toEqual(once)
    expect(prepareContent(JSON.parse(JSON.stringify(once)), once, LATER)).toEqual(once)
  })

  it('dates a block when its content changes, not when it moves', () => {
    const before = prepareContent(page(text('A', 'a'), text('B', 'b')), null, NOW)
    const after = prepareContent(
      page(text('B', 'b'), text('A\u00a0!', 'a'), text('C')),
      before,
      LATER,
    )
    const dates = blocksOf(after).map(({ block }) => [block.createdAt, block.updatedAt])
    const [now, later] = [NOW.toISOString(), LATER.toISOString()]
    expect(dates).toEqual([
      [now, now],
      [now, later],
      [later, later],
    ])
  })

  it('ignores the dates that a client sends', () => {
    const block = { ...text('A'), createdAt: '2001-01-01T00:00:00.000Z', pageId: 'other' }
    const [stored] = blocksOf(prepareContent(page(block), null, NOW))
    expect(stored?.block).toMatchObject({ createdAt: NOW.toISOString() })
    expect(stored?.block).not.toHaveProperty('pageId')
  })

  it('keeps unknown blocks and templates, and what is inside them', () => {
    const foreign = { id: 'x', type: 'MÉTÉO', content: { deep: [1, { a: null }] }, more: true }
    const template = { id: 'y', type: 'TEMPLATE', content: { templateType: 'météo', days: 3 } }
    const blocks = blocksOf(prepareContent(page(foreign, template), null, NOW))
    expect(blocks[0]?.block).toEqual({ ...foreign, order: 0 })
    expect(blocks[1]?.block).toMatchObject(template)
  })

  it.each([
    [
      page({ type: 'CTA', content: { buttonUrl: 'javascript:x' } }),
      '0.columns.0.blocks.0.content.buttonUrl',
      'URL invalide',
    ],
    [
      page({ type: 'IMAGE', content: { src: 'data:x' } }),
      '0.columns.0.blocks.0.content.src',
      'URL invalide',
    ],
    [
      page({ type: 'TEXT', content: { alignment: 'up' } }),
      '0.columns.0.blocks.0.content.alignment',
      'Valeur inconnue',
    ],
    [
      page({ type: 'TEMPLATE', content: { templateType: 'animaux-liste', limit: 51 } }),
      '0.columns.0.blocks.0.content.limit',
      '50 au maximum',
    ],
    [
      page({ type: 'TEMPLATE', content: { templateType: 'animaux-liste', limit: 0 } }),
      '0.columns.0.blocks.0.content.limit',
      '1 au minimum',
    ],
    [page({ type: 'TEMPLATE' }), '0.columns.0.blocks.0.content', 'Le contenu du bloc est requis'],
    [page({ content: {} }), '0.columns.0.blocks.0.type', 'Le type de bloc est requis'],
    [
      page(text('x'.repeat(50_001))),
      '0.columns.0.blocks.0.content.text',
      '50\u202f000 caractères au maximum',
    ],
    [[{ layout: 1, padding: 'huge', columns: [] }], '0.padding', 'Valeur inconnue'],
    [[null], '0', 'Une section est attendue'],
    ['texte', '', 'Le contenu de la page est illisible'],
  ])('refuses %# with its path', (input, path, message) => {
    expect(issuesOf(input)).toEqual([{ path, message }])
  })

  it('takes 60 sections and 300 blocks, no more', () => {
    const sections = (count: number, each: number) =>
      Array.from({ length: count }, () => page(...Array.from({ length: each }, () => text('A')))[0])
    expect(issuesOf(sections(60, 5))).toEqual([])
    expect(issuesOf(sections(61, 1))[0]?.message).toBe('Une page a au maximum 60 sections')
    expect(issuesOf([...sections(59, 5), ...sections(1, 6)])[0]?.message).toBe(
      'Une page a au maximum 300 blocs',
    )
  })

  it('refuses a bottomless content before walking it', () => {
    let deep: unknown = 'x'
    for (let level = 0; level < 10_000; level += 1) deep = [deep]
    expect(issuesOf(page({ type: 'MÉTÉO', content: deep }))).toEqual([
      { path: '', message: 'Le contenu de la page est trop volumineux' },
    ])
  })

  it('answers any JSON with content that it would store again, or with French reasons', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const input: unknown = value
        const issues = issuesOf([{ columns: [{ blocks: [input] }] }])
        for (const { message } of issues) expect(message).not.toMatch(/invalid |expected|received/i)
        if (issues.length > 0) return
        const stored = prepareContent([{ columns: [{ blocks: [input] }] }], null, NOW)
        expect(same(prepareContent(stored, stored, LATER), stored)).toBe(true)
      }),
    )
  })
})
