import { isId } from '@/platform/ids.model'

import { SUBMISSION_STATUSES, type SubmissionStatus } from '../../answers.model'
import { INBOX_PAGE, NOBODY, SEARCH_MAX } from '../model'

/** The orders of the inbox, as the API knows them. */
export const SORTS = {
  newest: { sortBy: 'createdAt', sortOrder: 'desc' },
  oldest: { sortBy: 'createdAt', sortOrder: 'asc' },
  nameUp: { sortBy: 'senderName', sortOrder: 'asc' },
  nameDown: { sortBy: 'senderName', sortOrder: 'desc' },
} as const
export type Sort = keyof typeof SORTS

/** What the inbox shows, as it stands in the address of the screen. */
export type InboxView = {
  status: SubmissionStatus | null
  form: string
  assignee: string
  /** Those alone that opened no ticket: a ticket is treated among the tickets. */
  withoutTicket: boolean
  search: string
  sort: Sort
  page: number
}

export const EVERYTHING: InboxView = {
  status: null,
  form: '',
  assignee: '',
  withoutTicket: false,
  search: '',
  sort: 'newest',
  page: 1,
}

/** Reads the state of the inbox from the address; what makes no sense is left out. */
export function readView(params: URLSearchParams): InboxView {
  const status = SUBMISSION_STATUSES.find((each) => each === params.get('status')) ?? null
  const sort = (Object.keys(SORTS) as Sort[]).find(
    (each) =>
      SORTS[each].sortBy === params.get('sortBy') &&
      SORTS[each].sortOrder === params.get('sortOrder'),
  )
  const form = params.get('form') ?? ''
  const assignee = params.get('assignee') ?? ''
  const page = Number(params.get('page') ?? '1')
  return {
    status,
    form: isId(form) ? form : '',
    assignee: assignee === 'none' || isId(assignee) ? assignee : '',
    withoutTicket: params.get('ticket') === NOBODY,
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    sort: sort ?? 'newest',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The parameters that the API and the address share; what is usual is left out. */
function paramsOf(view: InboxView): URLSearchParams {
  const { status, form, assignee, withoutTicket, search, sort } = view
  const params = new URLSearchParams()
  if (search.trim()) params.set('search', search.trim())
  if (status) params.set('status', status)
  if (form) params.set('form', form)
  if (assignee) params.set('assignee', assignee)
  if (withoutTicket) params.set('ticket', NOBODY)
  if (sort !== 'newest') {
    params.set('sortBy', SORTS[sort].sortBy)
    params.set('sortOrder', SORTS[sort].sortOrder)
  }
  return params
}

const OWN = [
  ...['search', 'status', 'form', 'assignee', 'ticket'],
  ...['sortBy', 'sortOrder', 'page', 'limit'],
]

/** The address's parameters with that state; what is not ours stays. */
export function writeView(now: URLSearchParams, view: InboxView): URLSearchParams {
  const next = new URLSearchParams(now)
  for (const name of OWN) next.delete(name)
  for (const [name, value] of paramsOf(view)) next.set(name, value)
  if (view.page > 1) next.set('page', String(view.page))
  return next
}

const base = (shelter: string) => `/api/shelter/${encodeURIComponent(shelter)}/form-submissions`

export const listAddress = (shelter: string, view: InboxView): string => {
  const params = paramsOf(view)
  params.set('page', String(view.page))
  params.set('limit', String(INBOX_PAGE))
  return `${base(shelter)}?${params}`
}

export const exportAddress = (shelter: string, view: InboxView): string => {
  const params = paramsOf(view).toString()
  return `${base(shelter)}/export${params && `?${params}`}`
}

/** One answer, or something of it. */
export const submissionAddress = (shelter: string, id: string, ...more: string[]): string =>
  [base(shelter), id, ...more].join('/')

export const formsAddress = (shelter: string): string => `${base(shelter)}/forms`
export const teamAddress = (shelter: string): string => `${base(shelter)}/team`

/** Is anything left out of the list? */
export const isFiltered = (view: InboxView): boolean => {
  const { status, form, assignee, withoutTicket, search } = view
  return Boolean(status || form || assignee || withoutTicket || search.trim())
}
