import { campaignPath } from '@/features/campaigns/model'
import { countShownCampaigns, listCampaignAddresses } from '@/features/campaigns/queries'
import { reportPath } from '@/features/lost-found/model'
import { countActiveReports, listActiveReports } from '@/features/lost-found/queries'
import { listSitemapParts, readSitemapPart } from '@/features/navigation/queries'
import { placePath } from '@/features/places/model'
import { countPublicPlaces, listPlaceAddresses } from '@/features/places/queries'
import { PART_SIZE, type SitemapEntry, type SitemapPart } from '@/features/navigation/sitemap/model'
import { requestPath } from '@/features/supply-requests/model'
import { countOpenRequests, listRequestAddresses } from '@/features/supply-requests/queries'
import { missionPath } from '@/features/volunteering/model'
import { countPublicMissions, listMissionAddresses } from '@/features/volunteering/queries'
import { walkPath } from '@/features/walks/model'
import { countPublicWalks, listPublicWalks } from '@/features/walks/queries'

/** The parts of the sitemap of everything, in order. */
export async function sitemapParts(): Promise<SitemapPart[]> {
  const [reports, walks, places, supplies, missions, campaigns] = await Promise.all([
    countActiveReports(),
    countPublicWalks(),
    countPublicPlaces(),
    countOpenRequests(),
    countPublicMissions(),
    countShownCampaigns(),
  ])
  return listSitemapParts({ reports, walks, places, supplies, missions, campaigns })
}

/** The addresses of one of them; empty beyond the last. */
export async function sitemapPart({ kind, batch }: SitemapPart): Promise<SitemapEntry[]> {
  if (kind === 'walks') {
    const walks = await listPublicWalks(batch, PART_SIZE)
    return walks.map(({ slug, changedOn }) => ({ path: walkPath(slug), changedOn }))
  }
  if (kind === 'missions') {
    const missions = await listMissionAddresses(batch, PART_SIZE)
    return missions.map(({ slug, changedOn }) => ({ path: missionPath(slug), changedOn }))
  }
  if (kind === 'campaigns') {
    const found = await listCampaignAddresses(batch, PART_SIZE)
    return found.map(({ slug, changedOn }) => ({ path: campaignPath(slug), changedOn }))
  }
  if (kind === 'places') {
    const places = await listPlaceAddresses(batch, PART_SIZE)
    return places.map(({ slug, changedOn }) => ({ path: placePath(slug), changedOn }))
  }
  if (kind === 'supplies') {
    const needs = await listRequestAddresses(batch, PART_SIZE)
    return needs.map(({ id, changedOn }) => ({ path: requestPath(id), changedOn }))
  }
  if (kind !== 'reports') return readSitemapPart({ kind, batch })
  const reports = await listActiveReports(batch, PART_SIZE)
  return reports.map(({ id, kind: of, changedOn }) => ({ path: reportPath(of, id), changedOn }))
}
