import { describe, expect, it } from 'vitest'

import { isProvenBy, proofOf, readAddress } from './domain.model'

describe('the site of a place', () => {
  it.each([
    ['https://www.exemple.fr/contact?x=1', { kind: 'own', host: 'exemple.fr' }],
    ['https://EXEMPLE.fr/', { kind: 'own', host: 'exemple.fr' }],
    ['https://cabinet.exemple.fr/', { kind: 'own', host: 'cabinet.exemple.fr' }],
    ['https://café.fr/', { kind: 'own', host: 'xn--caf-dma.fr' }],
    ['https://www.facebook.com/cabinet', { kind: 'shared', host: 'facebook.com' }],
    ['https://fr-fr.facebook.com/cabinet', { kind: 'shared', host: 'fr-fr.facebook.com' }],
    ['https://cabinet.wixsite.com/', { kind: 'shared', host: 'cabinet.wixsite.com' }],
    ['https://sites.google.com/view/x', { kind: 'shared', host: 'sites.google.com' }],
    ['https://www.pagesjaunes.fr/pros/1', { kind: 'shared', host: 'pagesjaunes.fr' }],
    ['https://gmail.com/', { kind: 'shared', host: 'gmail.com' }],
    ['http://cabinet.free.fr/', { kind: 'shared', host: 'cabinet.free.fr' }],
    ['https://exemple.fr./', { kind: 'none' }],
    [null, { kind: 'none' }],
    ['', { kind: 'none' }],
  ])('%s', (site, proof) => {
    expect(proofOf(site)).toEqual(proof)
  })
})

describe('an address', () => {
  it.each([
    'contact@exemple.fr',
    'CONTACT@EXEMPLE.FR',
    ' contact@exemple.fr ',
    'Jeanne.Dupont+lieu@Exemple.fr',
  ])('of the domain itself speaks for the site: %s', (email) => {
    expect(isProvenBy('https://www.exemple.fr/', email)).toBe(true)
  })
  it.each([
    'contact@evil-exemple.fr',
    'contact@exemple.fr.evil.com',
    'contact@mail.exemple.fr',
    'contact@www.exemple.fr',
    'contact@fr',
    'contact@exemple.fr.',
    'contact@.exemple.fr',
    'a@b@exemple.fr',
    'evil.com@exemple.fr@evil.com',
    'contact@exemple.fr/.evil.com',
    'contact@exemple.fr\\.evil.com',
    'contact@exemple.fr#evil.com',
    'contact@exemple.fr:25',
    'contact@exemple.fr%00.evil.com',
    'contact@exemple.fr\r\nbcc: x@evil.com',
    'contact@exemple.fr,x@evil.com',
    '"contact"@exemple.fr',
    'Jeanne <contact@exemple.fr>',
    'contact@exempIe.fr',
    'contact@еxemple.fr', // A Cyrillic letter.
    'contact@exemple。fr',
    'contact@exemple.fr@',
    '@exemple.fr',
    'contact@',
    'contact',
  ])('of any other host does not: %j', (email) => {
    expect(isProvenBy('https://exemple.fr/', email)).toBe(false)
  })
  it('of a parent does not speak for a site below it', () => {
    expect(isProvenBy('https://cabinet.exemple.fr/', 'contact@exemple.fr')).toBe(false)
    expect(isProvenBy('https://cabinet.exemple.fr/', 'contact@cabinet.exemple.fr')).toBe(true)
  })
  it('of a shared host speaks for nobody', () => {
    expect(isProvenBy('https://facebook.com/x', 'x@facebook.com')).toBe(false)
    expect(isProvenBy('https://gmail.com/', 'x@gmail.com')).toBe(false)
    expect(isProvenBy(null, 'contact@exemple.fr')).toBe(false)
  })
  it('of a name with accents is sent to its true host', () => {
    expect(readAddress('contact@café.fr')).toEqual({
      email: 'contact@xn--caf-dma.fr',
      host: 'xn--caf-dma.fr',
    })
    expect(isProvenBy('https://café.fr/', 'contact@CAFÉ.fr')).toBe(true)
    expect(isProvenBy('https://cafe.fr/', 'contact@café.fr')).toBe(false)
    // What looks like another letter is sent to what it becomes, and nowhere else.
    expect(readAddress('contact@ｅxemple.fr')?.email).toBe('contact@exemple.fr')
  })
})
