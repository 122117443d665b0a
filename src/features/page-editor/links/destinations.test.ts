import { describe, expect, it } from 'vitest'

import { animalDestinations, destinationsOf, matching } from './destinations'

const shelter = { id: 's1', slug: 'les-lilas', acceptsDonations: true, acceptsSponsoring: false }
const all = destinationsOf(
  shelter,
  [
    { title: 'Accueil', slug: '/', isHomepage: true, status: 'PUBLISHED', _status: 'published' },
    {
      title: 'Contact et accès',
      slug: 'contact-et-acces',
      status: 'PUBLISHED',
      _status: 'published',
    },
    { title: 'Devenir bénévole', slug: 'benevolat', status: 'DRAFT', _status: 'draft' },
    { title: 'Vieille page', slug: 'vieille', status: 'ARCHIVED', _status: 'draft' },
  ],
  [{ id: 'n1', title: 'Portes ouvertes', slug: 'portes-ouvertes', _status: 'published' }],
  [
    { id: 'f1', title: 'Nous écrire', is_active: true },
    { id: 'f2', title: 'Nous écrire autrement', is_active: false },
  ],
)
const found = (words: string) => matching(words, all).map(({ name, url }) => `${name} ${url}`)

describe('where a link can lead', () => {
  it('is on the site of the shelter, by the addresses that visitors use', () => {
    expect(found('contact')).toEqual([
      'Contact et accès /shelter/les-lilas/contact-et-acces',
      'Contact /shelter/les-lilas/contact',
    ])
    expect(found('nous écrire')).toEqual(['Nous écrire /shelter/les-lilas/formulaires/f1'])
    expect(found('portes')).toEqual(['Portes ouvertes /shelter/les-lilas/news/portes-ouvertes'])
    expect(found('don')).toEqual(['Faire un don /shelter/les-lilas/donate'])
    expect(found('parrainer')).toEqual([])
    expect(animalDestinations(shelter, [{ id: 'a1', name: 'Nala' }])[0]?.url).toBe(
      '/shelter/les-lilas/animals/a1',
    )
  })
  it('is found without accents, in the middle of a name, or by the end of an address', () => {
    expect(found('BENEVOLE')).toEqual(['Devenir bénévole /shelter/les-lilas/benevolat'])
    expect(found('/contact-et-acces')).toHaveLength(1)
    expect(found('  ')).toEqual([])
  })
  it('says what is not online yet, and leaves out what is archived', () => {
    expect(matching('bénévole', all)[0]?.kind).toBe('Page, pas encore en ligne')
    expect(found('vieille')).toEqual([])
    expect(found('accueil')).toEqual(['Accueil du refuge /shelter/les-lilas'])
  })
})
