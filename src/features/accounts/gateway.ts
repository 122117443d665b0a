import type { Permission } from '../../platform/access/model'
import { SHELTER_STATUS_LABELS } from '../shelters/model'

/** A screen of the admin, and what a person must be allowed to do there. */
export type Destination = {
  /** Any of these is enough. */
  needs: readonly [Permission, ...Permission[]]
  path: string
}

type Collection = { slug: string; needs: Destination['needs'] }

/** Sections of a shelter's administration. Those of later issues are not there yet. */
const COLLECTIONS: Record<string, Collection> = {
  animals: { slug: 'animals', needs: ['manageAnimals'] },
  news: { slug: 'news', needs: ['manageNews'] },
  pages: { slug: 'pages', needs: ['editContent'] },
  media: { slug: 'media', needs: ['editContent', 'manageAnimals', 'manageNews'] },
  forms: { slug: 'forms', needs: ['manageForms'] },
  answers: { slug: 'form-submissions', needs: ['manageForms', 'manageAdoptions'] },
  plans: { slug: 'plans', needs: ['manageForms'] },
  tickets: { slug: 'tickets', needs: ['manageForms', 'manageAdoptions'] },
  adoptions: { slug: 'adoption-requests', needs: ['manageAdoptions'] },
  donations: { slug: 'donations', needs: ['viewGiving'] },
  sponsorships: { slug: 'sponsorships', needs: ['viewGiving'] },
  receipts: { slug: 'receipts', needs: ['viewGiving'] },
  users: { slug: 'users', needs: ['manageUsers'] },
  team: { slug: 'users', needs: ['manageUsers'] },
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The parameters of our lists as Payload names them. Source: product decisions §7. */
export function listQuery(query: URLSearchParams): string {
  const translated = new URLSearchParams()
  const search = query.get('search')?.trim()
  if (search) translated.set('search', search.slice(0, 100))
  const sortBy = query.get('sortBy') ?? ''
  if (/^[a-z]\w{0,40}$/i.test(sortBy)) {
    translated.set('sort', query.get('sortOrder') === 'asc' ? sortBy : `-${sortBy}`)
  }
  for (const name of ['page', 'limit']) {
    const value = query.get(name) ?? ''
    if (/^[1-9]\d{0,3}$/.test(value)) translated.set(name, value)
  }
  const text = translated.toString()
  return text ? `?${text}` : ''
}

/** `{section}`, `{section}/create`, `{section}/{id}` and `{section}/{id}/edit` of a collection. */
function screenOf(slug: string, rest: readonly string[], query: URLSearchParams): string | null {
  const base = `/admin/collections/${slug}`
  const [first, second] = rest
  if (first === undefined) return base + listQuery(query)
  if (rest.length === 1 && first === 'create') return `${base}/create`
  const isEdit = rest.length === 1 || (rest.length === 2 && second === 'edit')
  return isEdit && UUID.test(first) ? `${base}/${first}` : null
}

/**
 * The screen behind an address of a shelter's administration; null when there is
 * no such section. Source: specification §6 and product decisions §1.
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
  if (name === 'themes' && rest.length === 0) return { needs: ['manageThemes'], path: own }
  const collection = Object.hasOwn(COLLECTIONS, name) ? COLLECTIONS[name] : undefined
  const path = collection && screenOf(collection.slug, rest, query)
  return path ? { needs: collection.needs, path } : null
}

const PLATFORM: readonly string[] = ['animals', 'shelters', 'users', 'pages', 'news', 'media']

/** The screen behind an address of the super administration; null when there is none. */
export function platformScreen(section: readonly string[], query: URLSearchParams): string | null {
  const [name, ...rest] = section
  if (name === undefined) return '/admin'
  const screen = PLATFORM.includes(name) ? screenOf(name, rest, query) : null
  const status = query.get('status') ?? ''
  // « ?status=PENDING »: the requests that wait for a decision.
  if (!screen || name !== 'shelters' || rest.length > 0) return screen
  if (!Object.hasOwn(SHELTER_STATUS_LABELS, status)) return screen
  const filter = `${encodeURIComponent('where[status][equals]')}=${status}`
  return `${screen}${screen.includes('?') ? '&' : '?'}${filter}`
}
