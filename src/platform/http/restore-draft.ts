import { isId } from '../ids.model'
import { openPayload } from '../payload'
import type { CmsHandler } from './cms'
import { withAddress } from './rebuild'

/** Collections whose online rows may have a draft beside them. */
const WITH_DRAFTS = ['pages', 'news'] as const
type WithDrafts = (typeof WITH_DRAFTS)[number]

type Stated = { _status?: string | null }

/** The version that is asked back; null for any other address. */
function versionOf([collection, versions, id = '']: string[]): {
  of: WithDrafts
  id: string
} | null {
  const of = WITH_DRAFTS.find((slug) => slug === collection?.toLowerCase())
  return of && versions?.toLowerCase() === 'versions' && isId(id) ? { of, id } : null
}

/** Was it a draft, while something is online today? */
async function isDraftBesideOnline({ of, id }: { of: WithDrafts; id: string }): Promise<boolean> {
  const { db } = await openPayload()
  const where = { id: { equals: id } }
  // Two states and nothing else; whether the person may restore it is Payload's to say.
  const { docs } = await db.findVersions<Stated>({ collection: of, where, limit: 1 })
  const [found] = docs as Array<{ parent: string; version: Stated } | undefined>
  if (found?.version._status !== 'draft') return false
  const row = await db.findOne<Stated & { id: string }>({
    collection: of,
    where: { id: { equals: found.parent } },
  })
  return row?._status === 'published'
}

/**
 * A saved draft comes back as a draft. Payload writes it over what is online, which so leaves the site,
 * and its form offers no other way to restore one.
 */
export function restoreDraftsBeside(handler: CmsHandler): CmsHandler {
  return async (request, args) => {
    const version = versionOf((await args.params).slug)
    if (!version || !(await isDraftBesideOnline(version))) return handler(request, args)
    const address = new URL(request.url)
    address.searchParams.set('draft', 'true')
    return handler(withAddress(request, address), args)
  }
}
