import type { CollectionSlug, PayloadRequest, Where } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { can, idOf, type Permission } from '@/platform/access/model'
import { tags } from '@/platform/cache/tags'

/** Most uses that are read of one collection. */
const MOST = 100

type Row = Record<string, unknown> & { id: string | number }

type Using = {
  collection: CollectionSlug
  /** What such a thing is called: alone, and in a sentence before its title. */
  label: string
  named: string
  /** Columns that hold pictures. */
  columns: readonly string[]
  titleColumn: string
  /** Rows that the site shows, as far as their team decides; `null` when it never does. */
  online: Where | null
  /** For rows whose condition no query can say. */
  isOnline?: (row: Row, picture: string) => boolean
  /** Does a newer draft live beside the row? */
  hasDrafts?: true
  /** What opens the form behind the link; `null` when there is no form. */
  needs: Permission | null
  /** What the site keeps of such a row, and of its shelter: a picture belongs to one alone. */
  tagsOf: (row: string, shelter: string) => string[]
}

type TeamRow = { showOnSite?: boolean | null; photo?: string | { id: string } | null }

/** Everything that shows pictures of a library; a collection that begins to is a new entry here. */
export const PICTURE_USES: readonly Using[] = [
  {
    collection: 'pages',
    label: 'Page',
    named: 'la page',
    columns: ['mediaRefs', 'socialImage'],
    titleColumn: 'title',
    online: { _status: { equals: 'published' } },
    hasDrafts: true,
    needs: 'editContent',
    tagsOf: (id) => [tags.page(id)],
  },
  {
    collection: 'saved-sections',
    label: 'Section enregistrée',
    named: 'la section enregistrée',
    columns: ['mediaRefs'],
    titleColumn: 'name',
    online: null,
    // Their only screen is a dialog of the page editor.
    needs: null,
    tagsOf: () => [],
  },
  {
    collection: 'animals',
    label: 'Animal',
    named: 'la fiche de',
    columns: ['photos'],
    titleColumn: 'name',
    online: { isVisible: { equals: true } },
    needs: 'manageAnimals',
    tagsOf: (id, shelter) => [tags.animal(id), tags.shelterAnimals(shelter)],
  },
  {
    collection: 'shelters',
    label: 'Refuge',
    named: 'la présentation du refuge',
    columns: ['logo', 'photos'],
    titleColumn: 'name',
    online: {},
    needs: 'manageSettings',
    tagsOf: (id) => [tags.shelter(id)],
  },
  {
    collection: 'news',
    label: 'Actualité',
    named: 'l’actualité',
    columns: ['coverImage', 'images'],
    titleColumn: 'title',
    online: { _status: { equals: 'published' } },
    hasDrafts: true,
    needs: 'manageNews',
    tagsOf: (id, shelter) => [tags.article(id), tags.shelterNews(shelter)],
  },
  {
    collection: 'testimonials',
    label: 'Témoignage',
    named: 'le témoignage de',
    columns: ['photo'],
    titleColumn: 'authorName',
    online: { visible: { equals: true } },
    needs: 'editContent',
    tagsOf: (_id, shelter) => [tags.shelterTestimonials(shelter)],
  },
  {
    collection: 'supply-requests',
    label: 'Besoin',
    named: 'le besoin',
    columns: ['picture'],
    titleColumn: 'title',
    online: { isActive: { equals: true } },
    needs: 'manageForms',
    tagsOf: (id, shelter) => [tags.supplyRequest(id), tags.shelterSupplies(shelter)],
  },
  {
    collection: 'campaigns',
    label: 'Collecte',
    named: 'la collecte',
    columns: ['pictures', 'reportPictures'],
    titleColumn: 'title',
    online: { status: { in: ['PUBLISHED', 'ENDED'] } },
    needs: 'editContent',
    tagsOf: (id, shelter) => [tags.campaign(id), tags.shelterCampaigns(shelter)],
  },
  {
    collection: 'users',
    label: 'Équipe',
    named: 'la carte d’équipe de',
    columns: ['memberships.photo'],
    titleColumn: 'name',
    online: { 'memberships.showOnSite': { equals: true } },
    // The query joins both conditions over all teams of a person; here it is one of them.
    isOnline: ({ memberships }, picture) =>
      (memberships as TeamRow[] | null | undefined)?.some(
        ({ showOnSite, photo }) => showOnSite && idOf(photo) === picture,
      ) ?? false,
    needs: 'manageUsers',
    tagsOf: (_id, shelter) => [tags.shelterTeam(shelter)],
  },
]

/** One place that shows a picture. */
export type PictureUse = {
  collection: CollectionSlug
  id: string
  title: string
  /** What it is, in a word: « Page », « Animal ». */
  label: string
  /** Its form in the admin; `null` for whoever may not open it. */
  href: string | null
  /** Does the site show it now? */
  isPublic: boolean
}

/** Rows of one collection whose columns name the picture, whoever asks. */
async function rowsWith(
  req: PayloadRequest,
  { collection, columns, titleColumn, isOnline }: Using,
  picture: string,
  more: Where[] = [],
): Promise<Row[]> {
  const { docs } = await req.payload.find({
    collection,
    // What the person cannot open still breaks without its picture.
    overrideAccess: true,
    req,
    depth: 0,
    limit: MOST,
    pagination: false,
    select: { [titleColumn]: true, ...(isOnline && { memberships: true }) },
    where: {
      and: [{ or: columns.map((column) => ({ [column]: { in: [picture] } })) }, ...more],
    },
  })
  return docs
}

async function onlineRows(req: PayloadRequest, using: Using, picture: string): Promise<Row[]> {
  if (!using.online) return []
  const rows = await rowsWith(req, using, picture, [using.online])
  return rows.filter((row) => using.isOnline?.(row, picture) ?? true)
}

/** Documents whose newest draft names the picture. */
async function draftsWith(req: PayloadRequest, using: Using, picture: string): Promise<Row[]> {
  if (!using.hasDrafts) return []
  const { docs } = await req.payload.findVersions({
    collection: using.collection as 'pages' | 'news',
    // As for the rows themselves.
    overrideAccess: true,
    req,
    depth: 0,
    limit: MOST,
    pagination: false,
    where: {
      and: [
        { latest: { equals: true } },
        { 'version.deletedAt': { exists: false } },
        { or: using.columns.map((column) => ({ [`version.${column}`]: { in: [picture] } })) },
      ],
    },
  })
  return docs.map(({ parent, version }) => ({ ...version, id: parent }))
}

const toUse =
  (using: Using, isPublic: boolean, canOpen: boolean) =>
  (row: Row): PictureUse => ({
    collection: using.collection,
    id: String(row.id),
    title: String(row[using.titleColumn] ?? ''),
    label: using.label,
    href: canOpen ? `/admin/collections/${using.collection}/${row.id}` : null,
    isPublic,
  })

/**
 * Every place that names the picture: what the site shows, what is hidden, and drafts.
 * @param shelter to whose library the picture belongs
 */
export async function usesOf(
  req: PayloadRequest,
  picture: string,
  shelter: string,
): Promise<PictureUse[]> {
  const uses: PictureUse[] = []
  // One after the other: they may share a transaction's one connection.
  for (const using of PICTURE_USES) {
    const canOpen = using.needs !== null && can(actorOf(req), using.needs, shelter)
    const online = await onlineRows(req, using, picture)
    const others = [
      ...(await rowsWith(req, using, picture)),
      ...(await draftsWith(req, using, picture)),
    ]
    const known = new Set(online.map(({ id }) => id))
    const hidden = others.filter(({ id }) => !known.has(id) && known.add(id))
    uses.push(...online.map(toUse(using, true, canOpen)))
    uses.push(...hidden.map(toUse(using, false, canOpen)))
  }
  return uses
}

/** The places at which visitors see the picture now. */
export async function publicUsesOf(req: PayloadRequest, picture: string): Promise<PictureUse[]> {
  const uses: PictureUse[] = []
  // One after the other: they share the transaction's one connection.
  for (const using of PICTURE_USES) {
    const rows = await onlineRows(req, using, picture)
    uses.push(...rows.map(toUse(using, true, false)))
  }
  return uses
}

const NAMED = new Map(PICTURE_USES.map(({ collection, named }) => [collection, named]))
const MOST_NAMED = 5

/** Why a picture may not go: who shows it, by name. */
export function usedBy(uses: ReadonlyArray<Pick<PictureUse, 'collection' | 'title'>>): string {
  const names = uses
    .slice(0, MOST_NAMED)
    .map(({ collection, title }) => `${NAMED.get(collection)} «\u00a0${title}\u00a0»`)
  const left = uses.length - names.length
  const more = left > 0 ? `, et ${left} ${left > 1 ? 'autres' : 'autre'}` : ''
  return `Cette image est utilisée par\u00a0: ${names.join(', ')}${more}. Retirez-la d’abord.`
}
