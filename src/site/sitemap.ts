import { campaignPath } from '@/features/campaigns/model'
import { campaignDays, hasCampaigns, listCampaignAddresses } from '@/features/campaigns/queries'
import { donationOffer, takesSponsors } from '@/features/donations/offer/queries'
import { reportPath } from '@/features/lost-found/model'
import { listActiveReports, reportDays } from '@/features/lost-found/queries'
import { fileAddress } from '@/features/media/address.model'
import {
  listPlatformPaths,
  listShelterEntries,
  listShelterParts,
} from '@/features/navigation/queries'
import {
  latestDay,
  PART_SIZE,
  partsFor,
  type KindPart,
  type SitemapEntry,
  type SitemapKind,
  type SitemapPart,
} from '@/features/navigation/sitemap/model'
import { placePath } from '@/features/places/model'
import { listPlaceAddresses, placeDays } from '@/features/places/queries'
import { findShelter, readShelter } from '@/features/shelters/queries'
import { SITE_TEXT_KEYS, SITE_TEXTS } from '@/features/site-texts/model'
import { readSiteText } from '@/features/site-texts/queries'
import { requestPath } from '@/features/supply-requests/model'
import { listRequestAddresses, requestDays } from '@/features/supply-requests/queries'
import { missionPath } from '@/features/volunteering/model'
import { listMissionAddresses, missionDays } from '@/features/volunteering/queries'
import { walkPath } from '@/features/walks/model'
import { listPublicWalks, walkDays } from '@/features/walks/queries'

/** The pages of the platform; of those that are only words, the day on which these were last written. */
async function platformEntries(): Promise<SitemapEntry[]> {
  const words = await Promise.all(
    SITE_TEXT_KEYS.map(async (key) => {
      const { revisedAt } = await readSiteText(key)
      return [SITE_TEXTS[key].path, revisedAt.slice(0, 10)] as const
    }),
  )
  const days = new Map<string, string>(words)
  return listPlatformPaths().map((path) => ({ path, changedOn: days.get(path) }))
}

/** The parts of the sitemap of everything, in order: by kind, then the site of each shelter. */
export async function sitemapParts(): Promise<SitemapPart[]> {
  const [pages, reports, walks, places, supplies, missions, campaigns, shelters] =
    await Promise.all([
      platformEntries(),
      reportDays(PART_SIZE),
      walkDays(PART_SIZE),
      placeDays(PART_SIZE),
      requestDays(PART_SIZE),
      missionDays(PART_SIZE),
      campaignDays(PART_SIZE),
      listShelterParts(),
    ])
  const platform = [latestDay(pages.map(({ changedOn }) => changedOn))]
  const kinds = partsFor({ platform, reports, walks, places, supplies, missions, campaigns })
  return [...kinds, ...shelters]
}

/** One batch of a kind. */
const BATCHES: Readonly<Record<SitemapKind, (batch: number) => Promise<SitemapEntry[]>>> = {
  platform: async (batch) => (batch === 1 ? platformEntries() : []),
  reports: async (batch) => {
    const reports = await listActiveReports(batch, PART_SIZE)
    return reports.map(({ id, kind, changedOn }) => ({ path: reportPath(kind, id), changedOn }))
  },
  walks: async (batch) => {
    const walks = await listPublicWalks(batch, PART_SIZE)
    return walks.map(({ slug, changedOn }) => ({ path: walkPath(slug), changedOn }))
  },
  places: async (batch) => {
    const places = await listPlaceAddresses(batch, PART_SIZE)
    return places.map(({ slug, changedOn }) => ({ path: placePath(slug), changedOn }))
  },
  supplies: async (batch) => {
    const needs = await listRequestAddresses(batch, PART_SIZE)
    return needs.map(({ id, changedOn }) => ({ path: requestPath(id), changedOn }))
  },
  missions: async (batch) => {
    const missions = await listMissionAddresses(batch, PART_SIZE)
    return missions.map(({ slug, changedOn }) => ({ path: missionPath(slug), changedOn }))
  },
  campaigns: async (batch) => {
    const campaigns = await listCampaignAddresses(batch, PART_SIZE)
    return campaigns.map(({ slug, changedOn, files }) => {
      return { path: campaignPath(slug), changedOn, images: files.map(fileAddress) }
    })
  },
}

/** Pages that the platform answers on the site of every shelter. */
const ALWAYS_THERE = ['animals', 'about', 'news', 'contact', 'besoins', 'benevolat'] as const

/** The site of one shelter; empty when the public has none of it. */
async function shelterEntries(slug: string): Promise<SitemapEntry[]> {
  const key = await findShelter(slug)
  const shelter = key && (await readShelter(key.id))
  // Its id and the addresses that it had before lead to the one that it has.
  if (shelter?.slug !== slug) return []
  const [written, donation, sponsors, collects] = await Promise.all([
    listShelterEntries(shelter),
    donationOffer(shelter),
    takesSponsors(shelter),
    hasCampaigns(shelter.id),
  ])
  const pages = [
    ...ALWAYS_THERE,
    ...(collects ? ['collectes'] : []),
    ...(donation ? ['donate'] : []),
    ...(sponsors ? ['sponsor'] : []),
  ].map((page) => `/shelter/${slug}/${page}`)
  // A list is as new as the newest of what it lists; of the others nobody knows.
  const newestIn = (list: string) =>
    latestDay(
      written.flatMap(({ path, changedOn }) => (path.startsWith(`${list}/`) ? [changedOn] : [])),
    )
  return [...written, ...pages.map((path) => ({ path, changedOn: newestIn(path) }))]
}

/** The addresses of one part; empty beyond the last. */
export async function sitemapPart(part: SitemapPart): Promise<SitemapEntry[]> {
  return 'shelter' in part ? shelterEntries(part.shelter) : readBatch(part)
}

const readBatch = ({ kind, batch }: KindPart) => BATCHES[kind](batch)
