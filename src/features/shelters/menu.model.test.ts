import { expect, it } from 'vitest'

import { isShortGroup, type MenuNode } from './menu.model'

const page = (slug: string, children: MenuNode[] = []): MenuNode => {
  return { slug, title: slug, children }
}
const pages = (count: number) => Array.from({ length: count }, (_, at) => page(`${at}`))

it('a group of few pages is short; many, or pages below them, need the whole width', () => {
  expect(isShortGroup(pages(2))).toBe(true)
  expect(isShortGroup(pages(5))).toBe(true)
  expect(isShortGroup(pages(6))).toBe(false)
  expect(isShortGroup([page('soins', pages(1)), page('autre')])).toBe(false)
})
