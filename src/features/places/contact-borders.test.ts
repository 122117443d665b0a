import { expect, it } from 'vitest'

import { readPhone, readSite, siteLabel } from './contact.model'

it.each(['+2+33612345678', 'a0261910000', 'n3115', '31150', 'x+262262000000', '+262262000000x'])(
  'nothing stands around a number: %s is none',
  (text) => {
    expect(readPhone(text)).toBeNull()
  },
)

it.each([
  ['exemple.info', 'https://exemple.info/'],
  ['exemple.fr/page:2', 'https://exemple.fr/page:2'],
  ['ftp://exemple.fr', null],
  ['https://_a.exemple.fr', null],
  ['https://exemple.fr.', null],
])('the site %s is kept as %s', (text, site) => {
  expect(readSite(text)).toBe(site)
})

it('takes no www out of a name', () => {
  expect(siteLabel('https://awww.exemple.fr')).toBe('awww.exemple.fr')
})
