import type { CollectionSlug, PayloadRequest } from 'payload'

import { idOf } from '@/platform/access/model'

import { authorsOf, stateOf, type Trace, type Version } from './model'

/** Versions of one page of the list. */
const PER_PAGE = 20

/** Lines of the log that may fall between the versions of one page. */
const MOST_TRACES = 200

export type VersionLine = { id: string; at: string; author: string | null; state: string }
export type VersionPage = { lines: VersionLine[]; page: number; pages: number; total: number }

/** @param version a row of any collection; those without drafts have no state */
function statusOf(version: object): Version['status'] {
  const status: unknown = '_status' in version ? version._status : null
  return status === 'draft' || status === 'published' ? status : null
}

/** Those who changed a document around some versions, and their names by id. */
async function tracesOf(req: PayloadRequest, slug: string, id: string, versions: Version[]) {
  const [newest, oldest] = [versions[0]?.at, versions.at(-1)?.at]
  if (!newest || !oldest) return { traces: [] as Trace[], names: new Map<string, string>() }
  const minute = 60_000
  const { docs } = await req.payload.find({
    collection: 'audit-log',
    // Whoever may read the versions of a document may know who saved them, and nothing else.
    overrideAccess: true,
    req,
    depth: 0,
    limit: MOST_TRACES,
    pagination: false,
    sort: '-createdAt',
    select: { user: true, createdAt: true },
    where: {
      and: [
        { entity: { equals: slug } },
        { entityId: { equals: id } },
        { createdAt: { greater_than: new Date(Date.parse(oldest) - minute).toISOString() } },
        { createdAt: { less_than: new Date(Date.parse(newest) + minute).toISOString() } },
      ],
    },
  })
  const traces = docs.map(({ user, createdAt }): Trace => ({ user: idOf(user), at: createdAt }))
  const people = await req.payload.find({
    collection: 'users',
    // The names of those people; see above.
    overrideAccess: true,
    req,
    depth: 0,
    pagination: false,
    select: { name: true },
    where: { id: { in: [...new Set(traces.flatMap(({ user }) => user ?? []))] } },
  })
  return { traces, names: new Map(people.docs.map(({ id: each, name }) => [each, name])) }
}

/**
 * A page of the versions of a document, newest first, as far as the person may read them.
 * @param isOnline whether visitors see the document now
 */
export async function readVersions(
  req: PayloadRequest,
  {
    slug,
    id,
    isOnline,
    page,
  }: { slug: CollectionSlug; id: string; isOnline: boolean; page: number },
): Promise<VersionPage> {
  const of = { equals: id }
  const find = (where: Record<string, { equals: string }>, limit: number, at = 1) =>
    req.payload.findVersions({
      collection: slug,
      overrideAccess: false,
      req,
      depth: 0,
      limit,
      page: at,
      sort: '-updatedAt',
      select: { updatedAt: true, version: { _status: true } },
      trash: true,
      where,
    })
  const found = await find({ parent: of }, PER_PAGE, page)
  const versions = found.docs.map(({ id: each, updatedAt, version }): Version => {
    return { id: each, at: updatedAt, status: statusOf(version) }
  })
  const newest = page === 1 ? versions[0]?.id : (await find({ parent: of }, 1)).docs[0]?.id
  const hasDrafts = versions.some(({ status }) => status !== null)
  const online =
    hasDrafts && isOnline
      ? (await find({ parent: of, 'version._status': { equals: 'published' } }, 1)).docs[0]?.id
      : null
  const { traces, names } = await tracesOf(req, slug, id, versions)
  const authors = authorsOf(versions, traces)
  const lines = versions.map((version): VersionLine => {
    return {
      id: version.id,
      at: version.at,
      author: names.get(authors.get(version.id) ?? '') ?? null,
      state: stateOf(version, { newest: newest ?? null, online: online ?? null }),
    }
  })
  return { lines, page: found.page ?? 1, pages: found.totalPages, total: found.totalDocs }
}
