import type { Payload, PayloadRequest } from 'payload'

import { readPictures, type Picture } from '@/features/media/queries'
import type { Shelter } from '@/payload-types'
import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { isId, byKey } from '@/platform/ids.model'
import { openPayload } from '@/platform/payload'
import { dayIn } from '@/platform/time/model'
import { zoneOf } from '@/platform/time/zones.model'

import { departmentOf, PUBLIC_SHELTER_FIELDS, siretLabel, SLUG_MAX, SLUG_PATTERN } from './model'
import type { OpeningException, OpeningHour } from './opening-hours.model'
import { publicShelter } from './public'
import { mergeTheme, type Theme } from './theme/model'

/** What anybody may know of a shelter. */
export type PublicShelter = {
  id: string
  slug: string
  name: string
  shelterType: Shelter['shelterType']
  isVerified: boolean
  /** Whether it receives people; otherwise its animals live in families. */
  isPhysical: boolean
  /** Year of its foundation, as its team wrote it. */
  foundedIn: number | null
  shortDescription: string
  longDescription: string
  /** Empty when the shelter receives nobody: its animals live in families. */
  address: string
  postalCode: string
  city: string
  department: string | null
  country: string
  lat: number | null
  lng: number | null
  phone: string
  email: string
  website: string
  social: Array<{ label: string; url: string }>
  logo: Picture | null
  photos: Picture[]
  openingHours: OpeningHour[]
  /** Holidays and other days that the week does not tell, without those that are over. */
  openingExceptions: OpeningException[]
  timezone: string
  theme: Theme
  acceptsAdoptions: boolean
  acceptsDonations: boolean
  acceptsSponsoring: boolean
}

/** Could this be the address of a shelter at all? Refused before the database is asked. */
export function isShelterKey(key: string): boolean {
  return isId(key) || (key.length <= SLUG_MAX && SLUG_PATTERN.test(key))
}

const findByKey = cached(
  async (key: string): Promise<{ id: string; slug: string } | null> => {
    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'shelters',
      overrideAccess: false,
      depth: 0,
      limit: 1,
      pagination: false,
      where: byKey(key),
      select: { slug: true },
    })
    const [shelter] = docs
    return shelter ? { id: shelter.id, slug: shelter.slug } : null
  },
  { key: 'shelters.findByKey', tags: () => [tags.shelterKeys] },
)

/** The public shelter behind an id or a slug; `null` when there is none. */
export async function findShelter(key: string): Promise<{ id: string; slug: string } | null> {
  return isShelterKey(key) ? findByKey(key.toLowerCase()) : null
}

const SOCIAL = [
  ['Facebook', 'facebookUrl'],
  ['Instagram', 'instagramUrl'],
  ['X (Twitter)', 'twitterUrl'],
  ['TikTok', 'tiktokUrl'],
  ['LinkedIn', 'linkedinUrl'],
] as const

/** An address of the web, or nothing: whatever was stored, no other scheme is ever a link. */
const web = (url: string | null | undefined): string =>
  url && /^https?:\/\//i.test(url) ? url : ''

/** The exceptions that are not over, as of the time at which the row is read. */
function notOver({
  openingExceptions,
  timezone,
}: Pick<Shelter, 'openingExceptions' | 'timezone'>): OpeningException[] {
  const today = dayIn(zoneOf(timezone), new Date())
  return (openingExceptions ?? []).filter(({ endDate }) => endDate >= today)
}

/** @param req of the person who looks; nobody by default */
async function read(id: string, req?: PayloadRequest): Promise<PublicShelter | null> {
  const payload = await openPayload()
  const row = await payload.findByID({
    collection: 'shelters',
    id,
    overrideAccess: false,
    ...(req && { req }),
    disableErrors: true,
    depth: 0,
    select: Object.fromEntries(PUBLIC_SHELTER_FIELDS.map((column) => [column, true])),
  })
  if (!row) return null
  const ids = [row.logo, ...(row.photos ?? [])].filter((each) => typeof each === 'string')
  const pictures = await readPictures(payload, ids)
  const { location } = row
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    shelterType: row.shelterType,
    isVerified: Boolean(row.isVerified),
    isPhysical: row.isPhysical !== false,
    foundedIn: row.foundationDate ? Number(row.foundationDate.slice(0, 4)) : null,
    shortDescription: row.shortDescription ?? '',
    longDescription: row.longDescription ?? '',
    address: row.isPhysical === false ? '' : location.address,
    postalCode: location.postalCode,
    city: location.city,
    department: departmentOf(location.postalCode),
    country: location.country,
    lat: row.isPhysical === false ? null : (location.lat ?? null),
    lng: row.isPhysical === false ? null : (location.lng ?? null),
    phone: row.phone ?? '',
    email: row.email,
    website: web(row.website),
    social: SOCIAL.flatMap(([label, column]) => {
      const url = web(row[column])
      return url ? [{ label, url }] : []
    }),
    logo: pictures.get(String(row.logo)) ?? null,
    photos: (row.photos ?? [])
      .map((photo) => pictures.get(String(photo)))
      .filter((photo) => photo !== undefined),
    openingHours: row.openingHours ?? [],
    openingExceptions: notOver(row),
    timezone: zoneOf(row.timezone),
    theme: mergeTheme(row.theme),
    acceptsAdoptions: Boolean(row.acceptsAdoptions),
    acceptsDonations: Boolean(row.acceptsDonations),
    acceptsSponsoring: Boolean(row.acceptsSponsoring),
  }
}

/** Everything that a shelter's site prints of the shelter itself; null of one that is not public. */
export const readShelter = cached((id: string) => read(id), {
  key: 'shelters.read',
  tags: (id) => [tags.shelter(id)],
})

/** The same as it is now, for a preview: a team reads its own shelter whatever its state. */
export const readShelterToPreview = (req: PayloadRequest, id: string) => read(id, req)

export type ShelterCard = Pick<
  PublicShelter,
  | 'id'
  | 'slug'
  | 'name'
  | 'city'
  | 'department'
  | 'shortDescription'
  | 'shelterType'
  | 'isVerified'
  | 'openingHours'
  | 'openingExceptions'
  | 'timezone'
> & { logo: Picture | null; photo: Picture | null }

const CARD_COLUMNS = {
  slug: true,
  name: true,
  location: true,
  shortDescription: true,
  shelterType: true,
  isVerified: true,
  openingHours: true,
  openingExceptions: true,
  timezone: true,
  logo: true,
  photos: true,
} as const

type CardRow = Pick<Shelter, 'id' | keyof typeof CARD_COLUMNS>

async function toCards(payload: Payload, rows: readonly CardRow[]): Promise<ShelterCard[]> {
  const wanted = rows.flatMap(({ logo, photos }) => [logo, photos?.[0]])
  const pictures = await readPictures(
    payload,
    wanted.filter((each) => typeof each === 'string'),
  )
  return rows.map(({ id, slug, name, location, logo, photos, ...row }) => ({
    id,
    slug,
    name,
    city: location.city,
    department: departmentOf(location.postalCode),
    shortDescription: row.shortDescription ?? '',
    shelterType: row.shelterType,
    isVerified: Boolean(row.isVerified),
    openingHours: row.openingHours ?? [],
    openingExceptions: notOver(row),
    timezone: zoneOf(row.timezone),
    logo: pictures.get(String(logo)) ?? null,
    photo: pictures.get(String(photos?.[0])) ?? null,
  }))
}

/** Cards of public shelters by their ids, in no order; at most a minute old. */
export const readShelterCards = cached(
  async (ids: readonly string[]): Promise<ShelterCard[]> => {
    if (ids.length === 0) return []
    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'shelters',
      overrideAccess: false,
      depth: 0,
      pagination: false,
      where: { id: { in: ids } },
      select: CARD_COLUMNS,
    })
    return toCards(payload, docs)
  },
  { key: 'shelters.cards', tags: () => [tags.shelterKeys], maxAge: 60 },
)

/** How many shelters are public; at most a minute old. */
export const countShelters = cached(
  async (): Promise<number> => {
    const payload = await openPayload()
    const { totalDocs } = await payload.count({ collection: 'shelters', overrideAccess: false })
    return totalDocs
  },
  { key: 'shelters.count', tags: () => [tags.shelterKeys], maxAge: 60 },
)

/** Who answers for a shelter's site; empty where its team wrote nothing. */
export type Imprint = { rna: string; siret: string; legalPurpose: string }

/**
 * What the law wants printed of the publisher of a site (loi du 21 juin 2004, article 6).
 * The columns themselves stay the team's: nothing filters, sorts or lists by them.
 */
export const readImprint = cached(
  async (id: string): Promise<Imprint> => {
    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'shelters',
      // Only of a public shelter, and only what its registers already publish.
      overrideAccess: true,
      depth: 0,
      limit: 1,
      pagination: false,
      where: { and: [{ id: { equals: id } }, publicShelter] },
      select: { rna: true, siret: true, legalPurpose: true },
    })
    const [row] = docs
    return {
      rna: row?.rna ?? '',
      siret: siretLabel(row?.siret ?? ''),
      legalPurpose: row?.legalPurpose ?? '',
    }
  },
  { key: 'shelters.imprint', tags: (id) => [tags.shelter(id)] },
)

/**
 * The name, the slug and the state of shelters by id, public or not, for a list of things that the
 * person was allowed to read.
 */
export async function readShelterNames(
  req: PayloadRequest,
  ids: ReadonlyArray<string | null>,
): Promise<Map<string, Pick<Shelter, 'id' | 'name' | 'slug' | 'status'>>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const { docs } = await req.payload.find({
    collection: 'shelters',
    where: { id: { in: wanted } },
    // The things were read with the person's rights; their shelters are named.
    overrideAccess: true,
    depth: 0,
    limit: wanted.length,
    pagination: false,
    select: { name: true, slug: true, status: true },
    req,
  })
  return new Map(docs.map((shelter) => [shelter.id, shelter]))
}
