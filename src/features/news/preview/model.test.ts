import { expect, it } from 'vitest'

import { FORM_MESSAGE } from '@/ui/live-preview/model'

import { articlePreviewPath, articleValues } from './model'

it('a message gives what is drawn of an article, and nothing else', () => {
  const data = { title: 'Portes ouvertes', content: '<p>Venez</p>', slug: 'portes-ouvertes' }
  expect(articleValues({ type: FORM_MESSAGE, data })).toEqual({
    title: 'Portes ouvertes',
    content: '<p>Venez</p>',
  })
  expect(articleValues({ type: 'ready', data })).toBeNull()
})

it('an address names the shelter, then the article', () => {
  expect(articlePreviewPath('s1', 'a1')).toBe('/apercu/s1/actualites/a1')
})
