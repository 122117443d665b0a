import { PAGE_STATUS_LABELS } from '@/features/pages/model'
import type { Permission } from '@/platform/access/model'
import { isId } from '@/platform/ids.model'

/** A screen of the admin, and what a person must be allowed to do there. */
export type Destination = {
  /** Any of these is enough. */
  needs: readonly [Permission, ...Permission[]]
  path: string
}

type Collection = {
  slug: string
  needs: Destination['needs']
  /** Its list is a screen of ours, which reads our parameters itself; else it is Payload's. */
  isOurs?: true
  /** Where one is made, when that is no form of Payload's. */
  create?: string
  /** The values of `status` by which Payload's list is filtered. */
  statuses?: Readonly<Record<string, string>>
}

const ours = (slug: string, ...needs: Destination['needs']): Collection => ({
  slug,
  needs,
  isOurs: true,
})

/** Sections of a shelter's administration. */
const COLLECTIONS: Record<string, Collection> = {
  animals: ours('animals', 'manageAnimals'),
  news: ours('news', 'manageNews'),
  pages: { slug: 'pages', needs: ['editContent'], statuses: PAGE_STATUS_LABELS },
  media: ours('media', 'editContent', 'manageAnimals', 'manageNews'),
  forms: { slug: 'forms', needs: ['manageForms'] },
  answers: ours('form-submissions', 'manageForms', 'manageAdoptions'),
  plans: { slug: 'plans', needs: ['manageForms'] },
  tickets: ours('tickets', 'manageForms', 'manageAdoptions'),
  adoptions: ours('adoption-requests', 'manageAdoptions'),
  donations: ours('donations', 'viewGiving'),
  sponsorships: ours('sponsorships', 'viewGiving'),
  receipts: ours('receipts', 'viewGiving'),
  announcements: { ...ours('announcements', 'manageUsers'), create: '/admin/annoncer' },
  users: ours('users', 'manageUsers'),
  team: ours('users', 'manageUsers'),
}

/** Screens of ours that are the list of no collection of Payload’s. */
const DESKS: Readonly<Record<string, Destination & { create?: string }>> = {
  walks: { needs: ['editContent'], path: '/admin/promenades', create: 'nouvelle' },
  'supply-requests': { needs: ['manageForms'], path: '/admin/besoins' },
  campaigns: { needs: ['editContent'], path: '/admin/collectes' },
  volunteering: { needs: ['manageForms'], path: '/admin/benevolat' },
}

/** The same of the platform alone. */
const PLATFORM_DESKS: typeof DESKS = {
  ...DESKS,
  places: { needs: ['manageSettings'], path: '/admin/bonnes-adresses' },
  badges: { needs: ['manageSettings'], path: '/admin/badges', create: 'nouveau' },
}

/** A desk, or what its address says is made or changed there; null for anything else. */
function deskScreen(desks: typeof DESKS, section: readonly string[]): Destination | null {
  const [name, first, second] = section
  const { length } = section
  const desk = name !== undefined && Object.hasOwn(desks, name) ? desks[name] : undefined
  if (!desk) return null
  const { needs, path, create } = desk
  if (length === 1) return { needs, path }
  if (!create || first === undefined) return null
  if (length === 2 && first === 'create') return { needs, path: `${path}/${create}` }
  const isEdit = length === 2 || (length === 3 && second === 'edit')
  return isEdit && isId(first) ? { needs, path: `${path}/${first}` } : null
}

const SORT_BY = /^[a-z]\w{0,40}$/i
const NUMBER = /^[1-9]\d{0,3}$/

/** What of an address may reach a list: words, a column, an order and whole numbers. */
function given(query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams()
  const search = query.get('search')?.trim().slice(0, 100)
  if (search) kept.set('search', search)
  const sortBy = query.get('sortBy') ?? ''
  if (SORT_BY.test(sortBy)) {
    kept.set('sortBy', sortBy)
    kept.set('sortOrder', query.get('sortOrder') === 'asc' ? 'asc' : 'desc')
  }
  const status = query.get('status') ?? ''
  if (/^[A-Z_]+(,[A-Z_]+)*$/.test(status) && status.length <= 200) kept.set('status', status)
  for (const name of ['page', 'limit']) {
    const value = query.get(name) ?? ''
    if (NUMBER.test(value)) kept.set(name, value)
  }
  return kept
}

/** The parameters as Payload names them. Source: docs/decisions/api.md. */
function inPayloadsWords(kept: URLSearchParams, statuses: Collection['statuses'] = {}) {
  const sortBy = kept.get('sortBy')
  const asked = kept.get('status')?.split(',') ?? []
  const known = asked.filter((status) => Object.hasOwn(statuses, status))
  const next = new URLSearchParams()
  const search = kept.get('search')
  if (search) next.set('search', search)
  if (sortBy) next.set('sort', kept.get('sortOrder') === 'asc' ? sortBy : `-${sortBy}`)
  const [only, ...others] = known
  if (only && others.length === 0) next.set('where[status][equals]', only)
  else if (only) next.set('where[status][in]', known.join(','))
  for (const name of ['page', 'limit']) {
    const value = kept.get(name)
    if (value) next.set(name, value)
  }
  return next
}

/** The parameters of a list, in the words that its screen reads. */
function listQuery({ isOurs, statuses }: Collection, query: URLSearchParams): string {
  const kept = given(query)
  const text = (isOurs ? kept : inPayloadsWords(kept, statuses)).toString()
  return text ? `?${text}` : ''
}

/** `{section}`, `{section}/create`, `{section}/{id}` and `{section}/{id}/edit` of a collection. */
function screenOf(
  collection: Collection,
  rest: readonly string[],
  query: URLSearchParams,
): string | null {
  const base = `/admin/collections/${collection.slug}`
  const [first, second] = rest
  if (first === undefined) return base + listQuery(collection, query)
  if (rest.length === 1 && first === 'create') return collection.create ?? `${base}/create`
  const isEdit = rest.length === 1 || (rest.length === 2 && second === 'edit')
  return isEdit && isId(first) ? `${base}/${first}` : null
}

/**
 * The screen behind an address of a shelter's administration; null when there is
 * no such section. Source: docs/decisions/api.md.
 */
export function shelterScreen(
  shelterId: string,
  section: readonly string[],
  query: URLSearchParams,
): Destination | null {
  const [name, ...rest] = section
  if (name === undefined) return { needs: ['viewDashboard'], path: '/admin' }
  const own = `/admin/collections/shelters/${shelterId}`
  if (name === 'settings' && rest.length === 0) return { needs: ['manageSettings'], path: own }
  if (name === 'themes' && rest.length === 0)
    return { needs: ['manageThemes'], path: `${own}?section=couleurs` }
  const desk = deskScreen(DESKS, section)
  if (desk) return desk
  const collection = Object.hasOwn(COLLECTIONS, name) ? COLLECTIONS[name] : undefined
  const path = collection && screenOf(collection, rest, query)
  return path ? { needs: collection.needs, path } : null
}

/** What the super administration has besides the sections of a shelter. */
const PLATFORM: Record<string, Collection> = {
  ...COLLECTIONS,
  shelters: ours('shelters', 'manageSettings'),
}

/** The screen behind an address of the super administration; null when there is none. */
export function platformScreen(section: readonly string[], query: URLSearchParams): string | null {
  const [name, ...rest] = section
  if (name === undefined) return '/admin'
  const desk = deskScreen(PLATFORM_DESKS, section)
  if (desk) return desk.path
  const collection = Object.hasOwn(PLATFORM, name) ? PLATFORM[name] : undefined
  return collection ? screenOf(collection, rest, query) : null
}
