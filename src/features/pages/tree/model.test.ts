import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { MenuNode } from '@/features/shelters/menu.model'

import { menuTree } from './menu'
import {
  branchOf,
  MOST_LEVELS,
  placeAtGap,
  placePage,
  placeSentence,
  refusalOf,
  stepPlace,
  treeRows,
  withChanges,
  type TreePage,
} from './model'

const page = (id: string, menuOrder: number, parentId: string | null = null, more = {}) => ({
  id,
  title: id.toUpperCase(),
  parentId,
  menuOrder,
  isHomepage: false,
  ...more,
})
const site = [
  page('c', 2),
  page('home', 0, null, { isHomepage: true }),
  page('a', 0),
  page('a1', 0, 'a'),
  page('a2', 1, 'a'),
  page('b', 1),
]
const shown = (pages: TreePage[]) =>
  treeRows(pages).map(({ page: { id }, depth }) => '-'.repeat(depth) + id)
const moved = (id: string, parentId: string | null, index: number) =>
  shown(withChanges(site, placePage(site, id, { parentId, index })))

describe('treeRows', () => {
  it('begins with the home page, then nests and orders like the menu', () => {
    expect(shown(site)).toEqual(['home', 'a', '-a1', '-a2', 'b', 'c'])
  })
  it('shows at the top what would show nowhere', () => {
    const odd = [page('x', 0, 'y'), page('y', 1, 'x'), page('z', 2, 'gone'), page('s', 3, 's')]
    expect(shown(odd)).toEqual(['x', 'y', 'z', 's'])
    expect(shown([...site, page('h', 9, 'home')]).at(-1)).toBe('h')
  })
})

describe('a move', () => {
  it('writes only what changes', () => {
    expect(placePage(site, 'c', { parentId: null, index: 1 })).toEqual([
      { id: 'c', parentId: null, menuOrder: 1 },
      { id: 'b', parentId: null, menuOrder: 2 },
    ])
    expect(placePage(site, 'a', { parentId: null, index: 0 })).toEqual([])
  })
  it('goes under another page, and takes its own pages along', () => {
    expect(moved('a', 'b', 0)).toEqual(['home', 'b', '-a', '--a1', '--a2', 'c'])
    expect(moved('a2', null, 99)).toEqual(['home', 'a', '-a1', 'b', 'c', 'a2'])
  })
  it.each([
    ['home', 'a', 'La page d’accueil reste en premier'],
    ['a', 'home', 'La page d’accueil n’a pas de sous-pages'],
    ['a', 'a1', 'Une page ne peut pas être sous elle-même'],
    ['a', 'a', 'Une page ne peut pas être sous elle-même'],
    ['a', 'gone', 'La page choisie n’existe plus'],
    ['gone', null, 'Cette page n’existe plus'],
  ])('%s under %s is refused', (id, parentId, sentence) => {
    expect(refusalOf(site, id, { parentId, index: 0 })).toBe(sentence)
    expect(placePage(site, id, { parentId, index: 0 })).toEqual([])
  })
  it('keeps three levels', () => {
    const deep = [...site, page('a11', 0, 'a1')]
    expect(refusalOf(deep, 'b', { parentId: 'a11', index: 0 })).toContain('3 niveaux')
    expect(refusalOf(deep, 'a1', { parentId: 'b', index: 0 })).toBeNull()
    expect(refusalOf(deep, 'a', { parentId: 'b', index: 0 })).toContain('3 niveaux')
  })
})

describe('a step', () => {
  const after = (id: string, step: 'up' | 'down' | 'in' | 'out') => {
    const found = stepPlace(site, id, step)
    return 'place' in found ? moved(id, found.place.parentId, found.place.index) : found.refusal
  }
  it('goes up, down, in and out', () => {
    expect(after('b', 'up')).toEqual(['home', 'b', 'a', '-a1', '-a2', 'c'])
    expect(after('b', 'down')).toEqual(['home', 'a', '-a1', '-a2', 'c', 'b'])
    expect(after('b', 'in')).toEqual(['home', 'a', '-a1', '-a2', '-b', 'c'])
    expect(after('a1', 'out')).toEqual(['home', 'a', '-a2', 'a1', 'b', 'c'])
  })
  it('says why it cannot', () => {
    expect(after('a', 'up')).toBe('déjà en première position')
    expect(after('c', 'down')).toBe('déjà en dernière position')
    expect(after('a', 'in')).toBe('aucune page au-dessus, au même niveau')
    expect(after('a', 'out')).toBe('déjà au premier niveau')
    expect(after('home', 'down')).toBe('La page d’accueil reste en premier')
  })
})

describe('a drag', () => {
  const rows = treeRows(site).filter(({ page: { id } }) => id !== 'c')
  it.each([
    [0, 0, null, 0],
    [1, 0, null, 0],
    [1, 5, null, 0],
    [2, 0, 'a', 0],
    [3, 1, 'a', 1],
    [4, 0, null, 1],
    [4, 1, 'a', 2],
    [4, 2, 'a2', 0],
    [5, 0, null, 2],
    [5, 1, 'b', 0],
    [99, -3, null, 2],
  ])('between lines at gap %i, level %i, is under %s at %i', (gap, depth, parentId, index) => {
    expect(placeAtGap(rows, gap, depth)).toMatchObject({ parentId, index })
  })
})

it('says where a page is', () => {
  expect(placeSentence(site, 'a2')).toBe('sous « A », position 2 sur 2')
  expect(placeSentence(site, 'b')).toBe('au premier niveau, position 2 sur 3')
})

it('a move opens an old circle rather than closing it again', () => {
  const page = (id: string, parentId: string | null) => ({
    id,
    title: id,
    parentId,
    menuOrder: 0,
    isHomepage: false,
  })
  const pages = [page('s', 'u'), page('t', 'u'), page('u', 't')]
  const after = withChanges(pages, placePage(pages, 't', { parentId: 's', index: 0 }))
  expect(shown(after)).toEqual(['u', '-s', '--t'])
})

const ids = ['p', 'q', 'r', 's', 't', 'u']
const anySite = fc.tuple(
  ...ids.map((id) =>
    fc.record({
      id: fc.constant(id),
      title: fc.constantFrom('Un', 'Deux'),
      parentId: fc.constantFrom(null, ...ids, 'gone'),
      menuOrder: fc.nat(3),
      isHomepage: fc.constant(id === 'p'),
    }),
  ),
)

describe('always', () => {
  it('each page shows once, in the order and nesting of the public menu', () => {
    fc.assert(
      fc.property(anySite, (pages) => {
        const rows = treeRows(pages)
        expect(rows.map((row) => row.page.id).sort()).toEqual(ids)
        const flat = (nodes: MenuNode[], depth: number): string[] =>
          nodes.flatMap((node) => [
            '-'.repeat(depth) + node.slug,
            ...flat(node.children, depth + 1),
          ])
        const menu = menuTree(
          pages.map((each) => ({
            ...each,
            slug: each.id,
            parent: each.parentId,
            status: 'PUBLISHED',
            visibleInMenu: true,
            shelter: 's',
          })),
          's',
        )
        expect(flat(menu, 0)).toEqual(shown(pages).slice(1))
      }),
    )
  })
  it('a move that is not refused puts the page exactly there, loses none, and makes no circle', () => {
    const any = fc.record({
      pages: anySite,
      id: fc.constantFrom(...ids),
      parentId: fc.constantFrom(null, ...ids),
      index: fc.nat(6),
    })
    fc.assert(
      fc.property(any, ({ pages, id, parentId, index }) => {
        if (refusalOf(pages, id, { parentId, index }) !== null) return
        const after = treeRows(withChanges(pages, placePage(pages, id, { parentId, index })))
        expect(after.map((row) => row.page.id).sort()).toEqual(ids)
        const row = after.find((each) => each.page.id === id)
        expect(row?.parentId).toBe(parentId)
        expect(row?.index).toBe(Math.min(index, (row?.count ?? 0) - 1))
        if (parentId) expect(branchOf(after, id).has(parentId)).toBe(false)
        expect(row && row.depth < MOST_LEVELS).toBe(true)
      }),
    )
  })
})
