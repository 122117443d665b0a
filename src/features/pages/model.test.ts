import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cardDesignFrom } from '@/features/animals/card-design.model'
import type { MenuNode } from '@/features/shelters/menu.model'

import { isSafeImageUrl, isSafeUrl, menuTree, type MenuPage } from './model'

const page = (id: string, more: Partial<MenuPage> = {}): MenuPage => ({
  id,
  title: id,
  slug: id,
  status: 'PUBLISHED',
  visibleInMenu: true,
  shelter: 's1',
  ...more,
})

const flat = (nodes: MenuNode[]): string[] =>
  nodes.flatMap(({ slug, children }) => [slug, ...flat(children)])

describe('menuTree', () => {
  it('leaves out hidden, unpublished, home and foreign pages', () => {
    const pages = [
      page('shown'),
      page('hidden', { visibleInMenu: false }),
      page('draft', { status: 'DRAFT' }),
      page('archived', { status: 'ARCHIVED' }),
      page('home', { isHomepage: true }),
      page('foreign', { shelter: { id: 's2' } }),
    ]
    expect(flat(menuTree(pages, 's1'))).toEqual(['shown'])
  })

  it('orders by menu order, then title, at every level', () => {
    const pages = [
      page('z', { menuOrder: 1, parent: 'p' }),
      page('é', { menuOrder: 2 }),
      page('e', { menuOrder: 2 }),
      page('f', { menuOrder: 2 }),
      page('p', { menuOrder: 1 }),
      page('a', { menuOrder: 2, parent: { id: 'p' } }),
    ]
    const tree = menuTree(pages, 's1')
    expect(tree.map(({ slug }) => slug)).toEqual(['p', 'e', 'é', 'f'])
    expect(tree[0]?.children.map(({ slug }) => slug)).toEqual(['z', 'a'])
  })

  it('lifts the child of a hidden parent to the top level', () => {
    const pages = [page('p', { visibleInMenu: false }), page('c', { parent: 'p' })]
    expect(menuTree(pages, 's1')).toEqual([{ title: 'c', slug: 'c', children: [] }])
  })

  it('shows every visible page exactly once, whatever the parents', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const parents = fc.array(fc.option(fc.constantFrom(...ids), { nil: null }), {
      minLength: 6,
      maxLength: 6,
    })
    fc.assert(
      fc.property(parents, fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), (up, seen) => {
        const pages = ids.map((id, at) => page(id, { parent: up[at], visibleInMenu: seen[at] }))
        const shown = flat(menuTree(pages, 's1'))
        expect([...shown].sort()).toEqual(ids.filter((_, at) => seen[at]))
      }),
    )
  })
})

describe('cardDesignFrom', () => {
  it.each([
    ['classic', 'basic'],
    ['niche', 'round'],
    ['alt', 'list'],
    ['ludique', 'playful'],
    ['ludique2', 'floating'],
    ['ludique3', 'minimal'],
    ['compact', 'compact'],
    ['compact2', 'compact-list'],
    ['compact-list', 'compact-list'],
    ['marque-orange', 'orange'],
    ['marqueOcean', 'ocean'],
    ['toString', 'basic'],
    ['', 'basic'],
    [undefined, 'basic'],
    [3, 'basic'],
  ])('%s → %s', (stored, design) => expect(cardDesignFrom(stored)).toBe(design))
})

describe('addresses', () => {
  it.each([
    'https://exemple.fr',
    'http://exemple.fr/a?b=1#c',
    'mailto:a@exemple.fr',
    'tel:+33199001234',
    '/shelter/x/animals?page=2',
    '/',
    '#horaires',
  ])('takes %s', (url) => expect(isSafeUrl(url)).toBe(true))

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//exemple.fr',
    '/\\exemple.fr',
    '\\\\exemple.fr',
    '/\t/exemple.fr',
    'https:///exemple.fr',
    'https://',
    'vbscript:x',
    'ftp://exemple.fr',
    'exemple.fr',
    '',
  ])('refuses %j', (url) => expect(isSafeUrl(url)).toBe(false))

  it('takes for a picture what can be one', () => {
    expect(isSafeImageUrl('/api/cms/media/file/a.webp')).toBe(true)
    expect(isSafeImageUrl('https://exemple.fr/a.png')).toBe(true)
    for (const url of [
      'mailto:a@exemple.fr',
      'tel:+33',
      '#a',
      'data:image/png;base64,xx',
      '//h/a',
    ]) {
      expect(isSafeImageUrl(url)).toBe(false)
    }
  })
})
