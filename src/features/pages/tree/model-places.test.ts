import { describe, expect, it } from 'vitest'

import { LAST_PLACE } from '../model'
import {
  branchOf,
  placeAtGap,
  placePage,
  placeSentence,
  refusalOf,
  stepPlace,
  treeRows,
  type TreePage,
} from './model'

const page = (id: string, menuOrder: number, parentId: string | null = null): TreePage => ({
  id,
  title: id.toUpperCase(),
  parentId,
  menuOrder,
  isHomepage: false,
})
const home = { ...page('home', 0), isHomepage: true }
const site = [
  home,
  page('a', 0),
  page('a1', 0, 'a'),
  page('a2', 1, 'a'),
  page('b', 1),
  page('c', 2),
]
const ids = (pages: readonly TreePage[]) => treeRows(pages).map((row) => row.page.id)

describe('sisters', () => {
  it('of one rank are read by their titles, as French sorts them', () => {
    const titled = (id: string, title: string) => ({ ...page(id, 0), title })
    expect(ids([titled('1', 'Zoé'), titled('2', 'Été'), titled('3', 'Fin')])).toEqual([
      '2',
      '3',
      '1',
    ])
  })
  it('of one rank and one title keep one order, however they are read', () => {
    const twins = ['k', 'm', 'l', 'j'].map((id) => ({ ...page(id, 0), title: 'Soins' }))
    expect(ids(twins)).toEqual(['j', 'k', 'l', 'm'])
    expect(ids([...twins].reverse())).toEqual(['j', 'k', 'l', 'm'])
  })
  it('are counted, the home page apart', () => {
    expect(treeRows(site).map(({ page: { id }, index, count }) => [id, index, count])).toEqual([
      ['home', 0, 1],
      ['a', 0, 3],
      ['a1', 0, 2],
      ['a2', 1, 2],
      ['b', 1, 3],
      ['c', 2, 3],
    ])
  })
})

it('a branch is a page and all that is under it', () => {
  const rows = treeRows([...site, page('a11', 0, 'a1')])
  expect([...branchOf(rows, 'a')].sort()).toEqual(['a', 'a1', 'a11', 'a2'])
  expect([...branchOf(rows, 'b')]).toEqual(['b'])
})

describe('three levels', () => {
  const deep = [...site, page('a11', 0, 'a1')]
  it.each([
    ['a page alone goes to the third', 'c', 'a1', true],
    ['a page alone does not go to the fourth', 'c', 'a11', false],
    ['a page with one level under it goes to the second', 'a1', 'b', true],
    ['a page with one level under it does not go to the third', 'a1', 'a2', false],
    ['a page with two levels under it stays at the first', 'a', 'b', false],
  ])('%s', (_, id, parentId, isAllowed) => {
    expect(refusalOf(deep, id, { parentId, index: 0 }) === null).toBe(isAllowed)
  })
})

describe('what a move writes', () => {
  it('is the page alone when it goes under one that has none', () => {
    expect(placePage(site, 'c', { parentId: 'b', index: 0 })).toEqual([
      { id: 'c', parentId: 'b', menuOrder: 0 },
    ])
  })
  it.each([
    [-3, ['c', 'a', 'b']],
    [0.4, ['c', 'a', 'b']],
    [0.6, ['a', 'c', 'b']],
    [99, ['a', 'b', 'c']],
  ])('keeps rank %d within the sisters', (index, order) => {
    const written = new Map(
      placePage(site, 'c', { parentId: null, index }).map(({ id, menuOrder }) => [id, menuOrder]),
    )
    const rankOf = ({ id, menuOrder }: TreePage) => written.get(id) ?? menuOrder
    const sisters = site.filter(({ id }) => order.includes(id))
    expect(sisters.sort((x, y) => rankOf(x) - rankOf(y)).map(({ id }) => id)).toEqual(order)
  })
  it('puts no page beyond the last place', () => {
    const many = Array.from({ length: LAST_PLACE + 3 }, (_, at) => page(`p${at}`, 0))
    const moved = placePage(many, 'p0', { parentId: null, index: many.length })
    expect(Math.max(...moved.map(({ menuOrder }) => menuOrder))).toBe(LAST_PLACE)
  })
})

describe('a step', () => {
  it('in goes to the end of the pages of the sister above', () => {
    expect(stepPlace(site, 'b', 'in')).toEqual({ place: { parentId: 'a', index: 2 } })
    expect(stepPlace(site, 'c', 'in')).toEqual({ place: { parentId: 'b', index: 0 } })
    expect(stepPlace(site, 'a2', 'in')).toEqual({ place: { parentId: 'a1', index: 0 } })
  })
  it('out goes behind the page it was under', () => {
    const nested = [...site, page('b1', 0, 'b')]
    expect(stepPlace(nested, 'b1', 'out')).toEqual({ place: { parentId: null, index: 2 } })
  })
  it.each(['up', 'down', 'in', 'out'] as const)('%s is refused to a page that is gone', (step) => {
    expect(stepPlace(site, 'gone', step)).toEqual({ refusal: 'Cette page n’existe plus' })
  })
  it.each(['up', 'down', 'in', 'out'] as const)('%s is refused to the home page', (step) => {
    expect(stepPlace(site, 'home', step)).toEqual({
      refusal: 'La page d’accueil reste en premier',
    })
  })
  it('is refused beyond the third level', () => {
    const deep = [...site, page('a11', 0, 'a1'), page('a12', 1, 'a1')]
    expect(stepPlace(deep, 'a12', 'in')).toEqual({ refusal: 'Un menu a au maximum 3 niveaux' })
  })
})

describe('a drag', () => {
  const deep = treeRows([
    home,
    page('a', 0),
    page('a1', 0, 'a'),
    page('a11', 0, 'a1'),
    page('b', 1),
  ])
  it.each([
    ['stops at the third level, however far right', 4, 9, { parentId: 'a1', index: 1, depth: 2 }],
    ['goes to the level the hand shows', 4, 1, { parentId: 'a', index: 1, depth: 1 }],
    ['goes no further left than what is below', 3, 0, { parentId: 'a1', index: 0, depth: 2 }],
    ['ends at the last line', 9, 1, { parentId: 'b', index: 0, depth: 1 }],
    ['never goes above the home page', -2, 1, { parentId: null, index: 0, depth: 0 }],
    ['never goes under the home page', 1, 2, { parentId: null, index: 0, depth: 0 }],
  ])('%s', (_, gap, depth, place) => {
    expect(placeAtGap(deep, gap, depth)).toEqual(place)
  })
  it('has one place in a tree of nothing', () => {
    expect(placeAtGap([], 2, 2)).toEqual({ parentId: null, index: 0, depth: 0 })
  })
})

it('nothing is said of a page that is gone', () => {
  expect(placeSentence(site, 'gone')).toBe('')
})
