import { expect, it } from 'vitest'

import { securityTxt } from './security-txt.model'

it('says where to write, for less than a year', () => {
  expect(securityTxt('https://exemple.fr', new Date('2026-11-26T10:20:30.400Z'))).toBe(
    [
      'Contact: https://exemple.fr/contact',
      'Expires: 2027-05-25T00:00:00Z',
      'Preferred-Languages: fr, en',
      'Canonical: https://exemple.fr/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})
