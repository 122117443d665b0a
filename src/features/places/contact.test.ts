import { describe, expect, it } from 'vitest'

import { phoneHref, readPhone, readSite, siteLabel } from './contact.model'

describe('how a place is reached', () => {
  it.each([
    ['02.61.91.00.00', '02 61 91 00 00'],
    ['+33 2 61 91 00 00', '02 61 91 00 00'],
    ['0033261910000', '02 61 91 00 00'],
    ['3115', '3115'],
    ['+262262000000', '+262262000000'],
    ['12', null],
    ['javascript:alert(1)', null],
    ['02 61 91 00 00 00', null],
  ])('reads the number %s', (text, phone) => {
    expect(readPhone(text)).toBe(phone)
  })
  it('dials digits alone', () => {
    expect(phoneHref('02 61 91 00 00')).toBe('tel:0261910000')
  })
  it.each([
    ['exemple.fr', 'https://exemple.fr/'],
    ['http://www.exemple.fr/page', 'http://www.exemple.fr/page'],
    ['javascript:alert(1)', null],
    ['https://moi:secret@exemple.fr', null],
    ['https://127.0.0.1', null],
    ['https://localhost', null],
    ['deux mots', null],
  ])('reads the site %s', (text, site) => {
    expect(readSite(text)).toBe(site)
  })
  it('names a site by its domain', () => {
    expect(siteLabel('https://www.exemple.fr/page')).toBe('exemple.fr')
  })
})
