import { expect, it } from 'vitest'

import { teamTagsChanged } from './team-display'

const person = (name: string, showOnSite: boolean) => ({
  name,
  memberships: [
    { shelter: 'a', role: 'EDITOR' as const, showOnSite },
    { shelter: { id: 'b' }, role: 'ADMIN' as const, showOnSite: true, title: 't' },
  ],
})

it('refreshes only the teams that show something else than before', () => {
  expect(teamTagsChanged(person('Zoé', false), person('Zoé', false))).toEqual([])
  expect(teamTagsChanged(person('Zoé', false), person('Zoé', true))).toEqual(['shelter:a:team'])
  expect(teamTagsChanged(person('Zoé', false), person('Léa', false))).toEqual(['shelter:b:team'])
  expect(teamTagsChanged(person('Zoé', true), undefined)).toEqual([
    'shelter:a:team',
    'shelter:b:team',
  ])
  expect(teamTagsChanged(undefined, person('Zoé', true))).toHaveLength(2)
})
