import type { BaseFilter, CollectionConfig, PayloadRequest, Plugin, Where } from 'payload'

import { extendEverything } from '@/platform/plugins'
import { mayShowTable } from '@/ui/AdminList/table-address'

/** No document has this id. */
const NOTHING: Where = { id: { equals: '00000000-0000-0000-0000-000000000000' } }

type AskedFor = Pick<PayloadRequest, 'routeParams' | 'pathname' | 'searchParams'>

/**
 * Whether a request shows a list of ours, which reads its rows itself. The drawers of Payload and
 * its bin read theirs; so does an address that may show its table, where the collection says so.
 */
function showsOwnList(
  { routeParams, pathname, searchParams }: AskedFor,
  { slug, custom }: Pick<CollectionConfig, 'slug' | 'custom'>,
): boolean {
  const isItsPage = routeParams?.collection === slug && pathname?.endsWith(`/collections/${slug}`)
  if (!isItsPage) return false
  return !(custom?.tableWhenAsked === true && mayShowTable(searchParams.keys()))
}

/**
 * Payload reads the first page of a collection for its own table before it asks what draws the
 * list: rows, how many there are, locks, versions and a drawn table go to the browser with the page.
 * Where a list of ours stands in its place, which asks the API for its rows, it reads nothing.
 */
export const ownListsPlugin: Plugin = extendEverything({
  except: [],
  collection: (collection) => {
    if (!collection.admin?.components?.views?.list?.Component) return collection
    const given: BaseFilter | undefined = collection.admin.baseFilter
    const baseFilter: BaseFilter = async (args) =>
      showsOwnList(args.req, collection) ? NOTHING : ((await given?.(args)) ?? null)
    return { ...collection, admin: { ...collection.admin, baseFilter } }
  },
})
