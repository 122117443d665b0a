import { isId } from '@/platform/ids.model'
import {
  listParams,
  pageParam,
  searchParam,
  sortParam,
  tabParam,
  textParam,
} from '@/ui/AdminList/list-params'
import { addressOf } from '@/ui/api/address'

import {
  DONATION_TABS,
  SEARCH_MAX,
  SPONSORSHIP_TABS,
  type DonationSort,
  type SponsorshipSort,
} from '../team/model'

type Order<Column extends string> = { sortBy: Column; sortOrder: 'asc' | 'desc' }

/** The orders of each list, as the API knows them; the first is the usual one of both. */
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

type Tabs = Readonly<Record<string, { label: string; statuses: readonly string[] }>>
type Sorts = Readonly<Record<string, Order<string>>>

const DAY = /^\d{4}-\d{2}-\d{2}$/

const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text))

/** What a list shows, as it stands in the address of the screen and as the API is asked. */
const paramsOf = (tabs: Tabs, sorts: Sorts) =>
  listParams({
    search: searchParam(SEARCH_MAX),
    tab: tabParam(tabs, null),
    animal: textParam('animal', isId),
    campaign: textParam('campaign', isId),
    from: textParam('from', isDay),
    to: textParam('to', isDay),
    sort: sortParam(sorts, 'newest'),
    page: pageParam,
  })

/** One of the two lists: its tabs and its orders. */
export type ListKind = {
  /** Address of its screen. */
  screen: string
  tabs: Tabs
  sorts: Sorts
  list: ReturnType<typeof paramsOf>
}
export type ListView = ListKind['list']['usual']

export const DONATIONS: ListKind = {
  screen: '/admin/collections/donations',
  tabs: DONATION_TABS,
  sorts: DONATION_SORTS,
  list: paramsOf(DONATION_TABS, DONATION_SORTS),
}
export const SPONSORSHIPS: ListKind = {
  screen: '/admin/collections/sponsorships',
  tabs: SPONSORSHIP_TABS,
  sorts: SPONSORSHIP_SORTS,
  list: paramsOf(SPONSORSHIP_TABS, SPONSORSHIP_SORTS),
}

/** The screen of what people give to the platform itself. */
export const PLATFORM = `${DONATIONS.screen}?vue=plateforme`

/** Whose gifts: a shelter's, or the platform's own (`null`). */
export type Whose = string | null

export function donationsAddress(shelter: Whose, view: ListView) {
  const query = DONATIONS.list.query(view)
  return shelter === null
    ? addressOf('/api/platform/donations', { query })
    : addressOf('/api/shelter/{shelterId}/donations', { params: { shelterId: shelter }, query })
}

export const sponsorshipsAddress = (shelter: string, view: ListView) =>
  addressOf('/api/shelter/{shelterId}/sponsorships', {
    params: { shelterId: shelter },
    query: SPONSORSHIPS.list.query(view),
  })

export function exportAddress(shelter: Whose, view: ListView): string {
  const query = DONATIONS.list.query({ ...view, page: 1 })
  return shelter === null
    ? addressOf('/api/platform/donations/export', { query })
    : addressOf('/api/shelter/{shelterId}/donations/export', {
        params: { shelterId: shelter },
        query,
      })
}

/** The journal of the days that the list shows, whatever else it leaves out. */
export function ledgerAddress(shelter: Whose, { from, to }: ListView): string {
  const query = { from: from || undefined, to: to || undefined }
  return shelter === null
    ? addressOf('/api/platform/payments/export', { query })
    : addressOf('/api/shelter/{shelterId}/payments/export', {
        params: { shelterId: shelter },
        query,
      })
}

export const donationAddress = (shelter: Whose, donationId: string) =>
  shelter === null
    ? addressOf('/api/platform/donations/{donationId}', { params: { donationId } })
    : addressOf('/api/shelter/{shelterId}/donations/{donationId}', {
        params: { shelterId: shelter, donationId },
      })

/** Is anything left out of the list? */
export const isFiltered = ({ tab, search, animal, campaign, from, to }: ListView): boolean =>
  Boolean(tab || search.trim() || animal || campaign || from || to)
