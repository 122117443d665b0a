import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { EVERYTHING } from '@/platform/cache/cached'
import { touch } from '@/platform/cache/outbox'

import { addAbuse } from './abuse'
import { addAccounts } from './accounts'
import { addAnimals } from './add-animals'
import { makeMenagerie, type AnimalsOrder } from './animals'
import { keepingAllVersions } from './first-versions'
import { addBadges } from './badges'
import { addRequests } from './requests'
import { addCampaigns } from './campaigns'
import { accountOf, addGiving, addPlatformGifts } from './giving'
import { asProgram, inTurns, today } from './load'
import { addNews } from './news'
import type { PageSeed, Pictures } from './page-parts'
import { pagesAfterModel } from './page-models/all'
import { QUATRE_VENTS } from './pages'
import { AMIS_DU_LAC } from './pages-lac'
import { addFosters } from './fosters'
import { addLikes } from './likes'
import { addAnnouncements, addNotices } from './notices'
import { DEMO_PASSWORD, PEOPLE, type PersonSeed } from './people'
import { PictureBook } from './picture-book'
import { addShelterPictures } from './pictures'
import { addLostFound } from './lost-found'
import { addPlaces } from './places'
import { addProfiles } from './profiles'
import { addSupplies } from './supplies'
import { addVolunteering } from './volunteering'
import { addWalks } from './walks'
import { addWall } from './wall'
import { sheltersOf, type Size } from './shelters/all'
import { FIRST } from './shelters/first'
import { rnaOf, siretOf } from './shelters/identifiers'
import type { ShelterSeed } from './shelters/types'
import { addTeamPhotos, addTitles } from './team'
import { teamsOf } from './teams'
import { together } from './together'
import { addVoices } from './voices'

type Say = (line: string) => void

const PAGES: Record<string, readonly PageSeed[]> = {
  'refuge-des-quatre-vents': QUATRE_VENTS,
  'les-amis-du-lac': AMIS_DU_LAC,
}

/** Shelters that are written at the same time: one is checked while Postgres writes the others. */
const AT_ONCE = 4

/** Shelters whose people are the accounts of the demonstration, and one that has nobody yet. */
const HAVE_PEOPLE = FIRST.map(({ slug }) => slug)

/** Its account for payments, and what its receipts say: the first shelter alone gives them. */
function givingOf({ accepts, slug, status }: ShelterSeed, rank: number) {
  const isOpen = !status && (accepts.donations || accepts.sponsoring)
  return {
    stripeAccountId: isOpen ? accountOf(slug) : undefined,
    payoutState: isOpen ? ('ENABLED' as const) : undefined,
    taxReceiptsEnabled: rank === 0,
    taxRate: rank === 0 ? 66 : undefined,
    receiptSigner: rank === 0 ? 'Hélène Le Goff, présidente' : undefined,
  }
}

async function addShelter(payload: Payload, seed: ShelterSeed, rank: number): Promise<string> {
  const { accepts, place, address, flock: _, pages: __, capacity, ...data } = seed
  const { status = 'APPROVED', isVerified = false } = seed
  const shelter = await payload.create({
    collection: 'shelters',
    ...asProgram,
    data: {
      ...data,
      status,
      isVerified,
      location: {
        address,
        postalCode: place.postalCode,
        city: place.city,
        country: 'France',
        lat: place.lat,
        lng: place.lng,
      },
      siret: siretOf(rank),
      joinConsentAt: seed.joinReason && new Date(today().getTime() - 3 * 86_400_000).toISOString(),
      legalPurpose:
        seed.shelterType === 'ASSOCIATION'
          ? 'Recueillir, soigner et placer des animaux, et lutter contre l’abandon.'
          : undefined,
      rna: seed.shelterType === 'ASSOCIATION' ? rnaOf(place.department, rank) : undefined,
      capacityNumber: capacity,
      acceptsAdoptions: accepts.adoptions,
      acceptsDonations: accepts.donations,
      acceptsSponsoring: accepts.sponsoring,
      ...givingOf(seed, rank),
    },
  })
  return shelter.id
}

/** When everybody confirmed their address. */
const VERIFIED_AT = '2026-01-05T09:00:00.000Z'

async function addPeople(
  payload: Payload,
  shelters: Map<string, string>,
  people: readonly PersonSeed[],
  req: PayloadRequest,
): Promise<void> {
  const titles = await addTitles(payload, shelters, people)
  const accounts = people.map(({ memberships, place, hair: _, ...person }) => {
    const { postalCode, city } = place ?? { postalCode: '35000', city: 'Rennes' }
    return {
      ...person,
      password: DEMO_PASSWORD,
      emailVerified: VERIFIED_AT,
      location: { postalCode, city, country: 'France' },
      memberships: memberships.map(({ shelter, role, publicTitle }) => ({
        shelter: shelters.get(shelter) as string,
        role,
        title: publicTitle && titles.get(`${shelter}/${publicTitle}`),
        showOnSite: Boolean(publicTitle),
      })),
    }
  })
  await addAccounts(payload, accounts, req)
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

const order = (seed: ShelterSeed, index: number): AnimalsOrder => ({
  flock: seed.flock,
  seed: index + 1,
  today: today(),
  shelterKey: seed.slug,
  city: seed.place.city,
  isPound: seed.shelterType === 'ANIMAL_POUND',
})

/**
 * Fills an empty database; says each step.
 * @param options.size small: the three shelters that tests need; whole: the demonstration
 */
export const seed = (payload: Payload, say: Say, options: { size: Size }): Promise<void> =>
  keepingAllVersions(payload, () => fill(payload, say, options))

async function fill(payload: Payload, say: Say, { size }: { size: Size }): Promise<void> {
  const all = sheltersOf(size)
  const shelters = new Map<string, string>()
  await together(payload, async (within) => {
    for (const [rank, each] of all.entries()) {
      shelters.set(each.slug, await addShelter(within, each, rank))
    }
  })
  say(`${shelters.size} shelters`)
  const people = [...PEOPLE, ...teamsOf(all.filter(({ slug }) => !HAVE_PEOPLE.includes(slug)))]
  await together(payload, (within, req) => addPeople(within, shelters, people, req))
  say(`${people.length} people`)

  const book = new PictureBook(payload)
  // The first shelters have pictures of their own; the others show them again.
  const menagerie = makeMenagerie(all.map(order), FIRST.length)
  const donors = new Map<string, Promise<string>>()
  // The tests' three come one after the other, so that the same day gives the same rows.
  await inTurns(all, size === 'small' ? 1 : AT_ONCE, async (each, index) => {
    const id = shelters.get(each.slug) as string
    const pages = PAGES[each.slug] ?? pagesAfterModel(each)
    if (pages.length === 0) return
    const pictures = await addShelterPictures(payload, book, {
      id,
      name: each.name,
      color: each.theme.primaryColor,
      seed: index + 1,
      model: each.pages,
      hasGallery: index === 0,
    })
    const animals = menagerie[index] ?? []
    const { star, adopted } = await addAnimals(payload, book, id, animals)
    await addTeamPhotos(payload, book, id, { people, shift: index })
    await together(payload, async (within) => {
      await addVoices(within, { id, seed: each, adopted, photo: pictures.park })
      await addNews(within, { id, seed: each, rank: index - FIRST.length, pictures })
      await addPages(within, id, pages, pictures, star)
    })
    await addRequests(payload, { id, seed: each, rank: index })
    const gifts = await addGiving(payload, { id, seed: each, rank: index, size }, donors)
    if (gifts > 0) await addCampaigns(payload, { id, rank: index, pictures })
    say(`${each.name}: ${animals.length} animals, ${pages.length} pages, ${gifts} gifts`)
  })
  const [first] = all
  if (first) await addPlatformGifts(payload, size, { place: first.place, donors })
  await addNotices(payload)
  await addLikes(payload)
  say(`${await addFosters(payload)} stays with foster families`)
  await addProfiles(payload)
  say(`${await addLostFound(payload, size)} lost and found animals`)
  say(`${await addWalks(payload)} walks`)
  say(`${await addWall(payload)} posts of the wall`)
  say(`${await addSupplies(payload)} things that shelters ask for`)
  say(`${await addVolunteering(payload)} missions`)
  say(`${await addPlaces(payload, size)} vets, cafés and other places`)
  say(`${await addBadges(payload)} badges`)
  await addAbuse(payload)
  await addAnnouncements(payload)
  say(`${book.count} pictures of ${book.drawings} drawings`)
  // A server that is already running forgets what it kept of the empty database.
  await touch(await createLocalReq({}, payload), [EVERYTHING])
}
