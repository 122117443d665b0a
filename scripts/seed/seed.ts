import type { Payload } from 'payload'

import { EVERYTHING } from '@/platform/cache/cached'

import { asProgram } from './load'
import { AMIS_DU_LAC, QUATRE_VENTS, type PageSeed, type Pictures } from './pages'
import { DEMO_PASSWORD, PEOPLE } from './people'
import { SHELTERS, type ShelterSeed } from './shelters'

type Say = (line: string) => void

async function addShelter(payload: Payload, seed: ShelterSeed): Promise<string> {
  const { accepts, animals, slug, ...data } = seed
  const shelter = await payload.create({
    collection: 'shelters',
    ...asProgram,
    data: {
      ...data,
      slug,
      status: 'APPROVED',
      isVerified: animals > 0,
      acceptsAdoptions: accepts.adoptions,
      acceptsDonations: accepts.donations,
      acceptsSponsoring: accepts.sponsoring,
    },
  })
  return shelter.id
}

async function addPeople(payload: Payload, shelters: Map<string, string>): Promise<void> {
  for (const { memberships, ...person } of PEOPLE) {
    await payload.create({
      collection: 'users',
      ...asProgram,
      data: {
        ...person,
        password: DEMO_PASSWORD,
        location: { postalCode: '35000', city: 'Rennes', country: 'France' },
        memberships: memberships.map(({ shelter, role, publicTitle }) => ({
          shelter: shelters.get(shelter) as string,
          role,
          publicTitle,
          showOnSite: Boolean(publicTitle),
        })),
      },
    })
  }
}

async function addPages(
  payload: Payload,
  shelter: string,
  pages: readonly PageSeed[],
  pictures: Pictures,
  animal: string | null,
): Promise<void> {
  const ids = new Map<string, string>()
  for (const { sections, under, draft, ...page } of pages) {
    const created = await payload.create({
      collection: 'pages',
      ...asProgram,
      draft: Boolean(draft),
      data: {
        ...page,
        shelter,
        parent: under ? ids.get(under) : undefined,
        sections: sections(pictures, animal) as Record<string, unknown>,
        _status: draft ? 'draft' : 'published',
      },
    })
    ids.set(created.slug ?? '', created.id)
  }
}
