import { createLocalReq, type Payload } from 'payload'

import { EVERYTHING } from '@/platform/cache/cached'
import { touch } from '@/platform/cache/outbox'

import { addAnimals } from './add-animals'
import { asProgram } from './load'
import type { PageSeed, Pictures } from './page-parts'
import { QUATRE_VENTS } from './pages'
import { AMIS_DU_LAC } from './pages-lac'
import { DEMO_PASSWORD, PEOPLE } from './people'
import { addShelterPictures } from './pictures'
import { SHELTERS, type ShelterSeed } from './shelters'
import { addTeamPhotos, addTitles } from './team'
import { addVoices } from './voices'

type Say = (line: string) => void

const PAGES: Record<string, readonly PageSeed[]> = {
  'refuge-des-quatre-vents': QUATRE_VENTS,
  'les-amis-du-lac': AMIS_DU_LAC,
}

async function addShelter(payload: Payload, seed: ShelterSeed): Promise<string> {
  const { accepts, animals, ...data } = seed
  const shelter = await payload.create({
    collection: 'shelters',
    ...asProgram,
    data: {
      ...data,
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
  const titles = await addTitles(payload, shelters)
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
          title: publicTitle && titles.get(`${shelter}/${publicTitle}`),
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
      data: {
        ...page,
        shelter,
        status: 'DRAFT',
        parent: under ? ids.get(under) : undefined,
        sections: sections(pictures, animal) as Record<string, unknown>,
        _status: draft ? 'draft' : 'published',
      },
    })
    ids.set(created.slug ?? '', created.id)
  }
}

/** Fills an empty database; says each step. Pictures take most of the time. */
export async function seed(payload: Payload, say: Say): Promise<void> {
  const shelters = new Map<string, string>()
  for (const each of SHELTERS) shelters.set(each.slug, await addShelter(payload, each))
  say(`${shelters.size} shelters`)
  await addPeople(payload, shelters)
  say(`${PEOPLE.length} people`)

  for (const [index, each] of SHELTERS.entries()) {
    const id = shelters.get(each.slug) as string
    const pages = PAGES[each.slug]
    if (!pages) continue
    const pictures = await addShelterPictures(payload, {
      id,
      name: each.name,
      color: each.theme.primaryColor,
      seed: index + 1,
      hasGallery: index === 0,
    })
    const star = await addAnimals(payload, {
      id,
      slug: each.slug,
      count: each.animals,
      seed: index + 1,
    })
    await addTeamPhotos(payload, id)
    await addVoices(payload, { id, slug: each.slug, animal: star, photo: pictures.park })
    await addPages(payload, id, pages, pictures, star)
    say(`${each.name}: ${each.animals} animals, ${pages.length} pages`)
  }
  // A server that is already running forgets what it kept of the empty database.
  await touch(await createLocalReq({}, payload), [EVERYTHING])
}
