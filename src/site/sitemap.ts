import { reportPath } from '@/features/lost-found/model'
import { countActiveReports, listActiveReports } from '@/features/lost-found/queries'
import { listSitemapParts, readSitemapPart } from '@/features/navigation/queries'
import { placePath } from '@/features/places/model'
import { countPublicPlaces, listPlaceAddresses } from '@/features/places/queries'
import { PART_SIZE, type SitemapEntry, type SitemapPart } from '@/features/navigation/sitemap/model'

/** The parts of the sitemap of everything, in order. */
export const sitemapParts = async (): Promise<SitemapPart[]> =>
  listSitemapParts({
    reports: await countActiveReports(),
    places: await countPublicPlaces(),
  })

/** The addresses of one of them; empty beyond the last. */
export async function sitemapPart({ kind, batch }: SitemapPart): Promise<SitemapEntry[]> {
  if (kind === 'places') {
    const places = await listPlaceAddresses(batch, PART_SIZE)
    return places.map(({ slug, changedOn }) => ({ path: placePath(slug), changedOn }))
  }
  if (kind !== 'reports') return readSitemapPart({ kind, batch })
  const reports = await listActiveReports(batch, PART_SIZE)
  return reports.map(({ id, kind: of, changedOn }) => ({ path: reportPath(of, id), changedOn }))
}
