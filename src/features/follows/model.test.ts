import { describe, expect, it } from 'vitest'

import { profilePath } from '@/features/profiles/model'

import {
  followApi,
  followedBy,
  followProfileApi,
  profileFollowed,
  profileFollowedBy,
  signInToFollow,
  signInToFollowProfile,
} from './model'

describe('those who follow', () => {
  it.each([
    ['a shelter', followedBy],
    ['a profile', profileFollowedBy],
  ])('%s are told when they are several, never when they are few', (_, told) => {
    expect(told(2)).toBeNull()
    expect(told(3)).toMatch(/^3 personnes suivent /)
    expect(told(14)).toMatch(/^Plus de 10 personnes suivent /)
  })
  it('are all told to the owner of a profile', () => {
    expect(profileFollowed(1)).toMatch(/^Une personne suit /)
    expect(profileFollowed(2)).toMatch(/^2 personnes suivent /)
    expect(profileFollowed(1200)).toMatch(/^1\s200 personnes/)
  })
})

it('the button of each is sent to its own address', () => {
  expect(followApi('les-amis')).toContain('/les-amis/')
  expect(followProfileApi('lea')).toContain('/lea/')
})

it('a stranger signs in, and comes back to where they were', () => {
  expect(signInToFollow('les-amis')).toBe('/auth/connexion?suite=/shelter/les-amis')
  expect(signInToFollowProfile('lea')).toBe(`/auth/connexion?suite=${profilePath('lea')}`)
})
