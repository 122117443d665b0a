import { isId } from '@/platform/ids.model'

import {
  PAGE_SIZE,
  DONATION_TABS,
  SEARCH_MAX,
  SPONSORSHIP_TABS,
  type DonationSort,
  type SponsorshipSort,
} from '../team/model'

type Order<Column extends string> = { sortBy: Column; sortOrder: 'asc' | 'desc' }

/** The orders of each list, as the API knows them; the first is the usual one. */
const DONATION_SORTS = {
  newest: { sortBy: 'createdAt', sortOrder: 'desc' },
  oldest: { sortBy: 'createdAt', sortOrder: 'asc' },
  biggest: { sortBy: 'amount', sortOrder: 'desc' },
  nameUp: { sortBy: 'name', sortOrder: 'asc' },
} as const satisfies Record<string, Order<DonationSort>>
const SPONSORSHIP_SORTS = {
  newest: { sortBy: 'createdAt', sortOrder: 'desc' },
  next: { sortBy: 'nextPaymentAt', sortOrder: 'asc' },
  biggest: { sortBy: 'amount', sortOrder: 'desc' },
  nameUp: { sortBy: 'name', sortOrder: 'asc' },
} as const satisfies Record<string, Order<SponsorshipSort>>

/** What a list shows, as it stands in the address of the screen. */
export type ListView = {
  /** A tab, or `null` for all. */
  tab: string | null
  search: string
  /** Id of an animal, or nothing. */
  animal: string
  /** Days, as `2026-11-21`, or nothing. */
  from: string
  to: string
  sort: string
  page: number
}

/** One of the two lists: where its API is, its tabs and its orders. */
export type ListKind = {
  path: 'donations' | 'sponsorships'
  /** Address of its screen. */
  screen: string
  tabs: Readonly<Record<string, { label: string; statuses: readonly string[] }>>
  sorts: Readonly<Record<string, Order<string>>>
}
export const DONATIONS: ListKind = {
  path: 'donations',
  screen: '/admin/collections/donations',
  tabs: DONATION_TABS,
  sorts: DONATION_SORTS,
}
export const SPONSORSHIPS: ListKind = {
  path: 'sponsorships',
  screen: '/admin/collections/sponsorships',
  tabs: SPONSORSHIP_TABS,
  sorts: SPONSORSHIP_SORTS,
}

/** The screen of what people give to the platform itself. */
export const PLATFORM = `${DONATIONS.screen}?vue=plateforme`

export const EVERYTHING: ListView = {
  tab: null,
  search: '',
  animal: '',
  from: '',
  to: '',
  sort: 'newest',
  page: 1,
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text))

/** Reads the state of a list from the address; what makes no sense is left out. */
export function readView({ tabs, sorts }: ListKind, params: URLSearchParams): ListView {
  const status = params.get('status') ?? ''
  const text = (name: string) => params.get(name) ?? ''
  const asked = status.split(',')
  const [tab = null] =
    Object.entries(tabs).find(([, { statuses }]) => asked.every((one) => statuses.includes(one))) ??
    []
  const [sort = 'newest'] =
    Object.entries(sorts).find(
      ([, order]) => order.sortBy === text('sortBy') && order.sortOrder === text('sortOrder'),
    ) ?? []
  const page = Number(params.get('page') ?? '1')
  return {
    tab,
    sort,
    search: text('search').slice(0, SEARCH_MAX),
    animal: isId(text('animal')) ? text('animal') : '',
    from: isDay(text('from')) ? text('from') : '',
    to: isDay(text('to')) ? text('to') : '',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The parameters that the API and the address share; what is usual is left out. */
function paramsOf({ tabs, sorts }: ListKind, view: ListView): URLSearchParams {
  const params = new URLSearchParams()
  const order = sorts[view.sort]
  const statuses = view.tab ? tabs[view.tab]?.statuses : undefined
  if (view.search.trim()) params.set('search', view.search.trim())
  if (statuses) params.set('status', statuses.join(','))
  for (const name of ['animal', 'from', 'to'] as const) if (view[name]) params.set(name, view[name])
  if (order && view.sort !== 'newest') {
    params.set('sortBy', order.sortBy)
    params.set('sortOrder', order.sortOrder)
  }
  return params
}

const OWN = ['search', 'status', 'animal', 'from', 'to', 'sortBy', 'sortOrder', 'page', 'limit']

/** The address's parameters with that state; what is not ours stays. */
export function writeView(kind: ListKind, now: URLSearchParams, view: ListView): URLSearchParams {
  const next = new URLSearchParams(now)
  for (const name of OWN) next.delete(name)
  for (const [name, value] of paramsOf(kind, view)) next.set(name, value)
  if (view.page > 1) next.set('page', String(view.page))
  return next
}

/** Whose gifts: a shelter's, or the platform's own (`null`). */
export type Whose = string | null

const base = (shelter: Whose) =>
  shelter === null ? '/api/platform' : `/api/shelter/${encodeURIComponent(shelter)}`

export const listAddress = (kind: ListKind, shelter: Whose, view: ListView): string => {
  const params = paramsOf(kind, view)
  params.set('page', String(view.page))
  params.set('limit', String(PAGE_SIZE))
  return `${base(shelter)}/${kind.path}?${params}`
}

export const exportAddress = (shelter: Whose, view: ListView): string => {
  const params = paramsOf(DONATIONS, view).toString()
  return `${base(shelter)}/donations/export${params && `?${params}`}`
}

/** One gift or sponsorship, or something of it. */
export const itemAddress = (
  { path }: ListKind,
  shelter: Whose,
  id: string,
  ...more: string[]
): string => [base(shelter), path, id, ...more].join('/')

export const summaryAddress = (shelter: string): string => `${base(shelter)}/giving/summary`
export const receiptAddress = (shelter: string, receipt: string): string =>
  `${base(shelter)}/receipts/${receipt}.pdf`

/** Is anything left out of the list? */
export const isFiltered = ({ tab, search, animal, from, to }: ListView): boolean =>
  Boolean(tab || search.trim() || animal || from || to)
