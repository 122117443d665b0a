import fs from 'node:fs'

import { describe, expect, it } from 'vitest'

import { RESERVED_SLUGS } from '@/features/pages/model'
import { shelterLinks } from '@/features/shelters/model'

/** Addresses of a shelter's site that this folder answers; they win over a page of that name. */
const answered = fs
  .readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('['))
  // The name of a file, « partage.png », is no address that a page could have.
  .filter(({ name }) => !name.includes('.'))
  .map(({ name }) => name)

describe('addresses of a shelter’s site', () => {
  it('that the platform answers can be taken by no page, and no others are kept from them', () => {
    expect([...answered].sort()).toEqual([...RESERVED_SLUGS].sort())
  })
  it('that its footer names are answered', () => {
    const all = shelterLinks({ acceptsDonations: true, acceptsSponsoring: true })
    expect(all.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['donate', 'sponsor']))
    for (const { slug } of all) expect(answered).toContain(slug)
  })
  it('name giving and sponsoring only where they are accepted', () => {
    const slugs = (acceptsDonations: boolean, acceptsSponsoring: boolean) =>
      shelterLinks({ acceptsDonations, acceptsSponsoring }).map(({ slug }) => slug)
    const always = ['animals', 'about', 'news', 'contact']
    expect(slugs(false, false)).toEqual(always)
    expect(slugs(true, false)).toEqual([...always, 'donate'])
    expect(slugs(false, true)).toEqual([...always, 'sponsor'])
  })
})
