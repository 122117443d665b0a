import { isId } from '@/platform/ids.model'
import {
  choiceParam,
  flagParam,
  listParams,
  pageParam,
  searchParam,
  sortParam,
  textParam,
} from '@/ui/AdminList/list-params'
import { addressOf, type Address } from '@/ui/api/address'

import { SUBMISSION_STATUSES } from '../../answers.model'
import { DECISIONS } from '../decision.model'
import { FORM_STATES, FORMS_PAGE, NOBODY, SEARCH_MAX, type FormSort } from '../model'
import type { Forms } from '../view'

/** The orders of the inbox, as the API knows them. */
export const SORTS = {
  newest: { sortBy: 'createdAt', sortOrder: 'desc' },
  oldest: { sortBy: 'createdAt', sortOrder: 'asc' },
  nameUp: { sortBy: 'senderName', sortOrder: 'asc' },
  nameDown: { sortBy: 'senderName', sortOrder: 'desc' },
} as const
export type Sort = keyof typeof SORTS

/** What the inbox shows, as it stands in the address of the screen and as the API is asked. */
export const inboxList = listParams({
  search: searchParam(SEARCH_MAX),
  status: choiceParam('status', SUBMISSION_STATUSES),
  decision: choiceParam('decision', DECISIONS),
  form: textParam('form', isId),
  assignee: textParam('assignee', (text) => text === NOBODY || isId(text)),
  /** Those alone that opened no ticket: a ticket is treated among the tickets. */
  withoutTicket: flagParam('ticket', NOBODY),
  sort: sortParam(SORTS, 'newest'),
  page: pageParam,
})
export type InboxView = typeof inboxList.usual

export const listAddress = (shelter: string, view: InboxView) =>
  addressOf('/api/shelter/{shelterId}/form-submissions', {
    params: { shelterId: shelter },
    query: inboxList.query(view),
  })

export const exportAddress = (shelter: string, view: InboxView): string =>
  addressOf('/api/shelter/{shelterId}/form-submissions/export', {
    params: { shelterId: shelter },
    query: inboxList.query({ ...view, page: 1 }),
  })

/** One answer, at the API. */
export const SUBMISSION = '/api/shelter/{shelterId}/form-submissions/{submissionId}'

/** The names of an answer in its address. */
export type SubmissionNames = { shelterId: string; submissionId: string }

/** Is anything left out of the list? */
export const isFiltered = (view: InboxView): boolean => {
  const { status, decision, form, assignee, withoutTicket, search } = view
  return Boolean(status || decision || form || assignee || withoutTicket || search.trim())
}

/** The orders of the list of forms. */
export const FORM_ORDERS = {
  changed: { label: 'Modifiés en dernier', sortBy: 'updatedAt', sortOrder: 'desc' },
  titleUp: { label: 'Titre A-Z', sortBy: 'title', sortOrder: 'asc' },
  answered: { label: 'Le plus de réponses', sortBy: 'answers', sortOrder: 'desc' },
} as const satisfies Record<string, { label: string; sortBy: FormSort; sortOrder: 'asc' | 'desc' }>

/** What the list of forms shows, as it stands in the address of its screen. */
export const formList = listParams({
  search: searchParam(SEARCH_MAX),
  status: choiceParam('status', FORM_STATES),
  sort: sortParam(FORM_ORDERS, 'changed'),
  page: pageParam,
})
export type FormFilter = typeof formList.usual

/** A page of the forms of a shelter. */
export const formsAddress = (shelter: string, view: FormFilter): Address<Forms> => {
  const { sortBy, sortOrder } = FORM_ORDERS[view.sort]
  return addressOf('/api/shelter/{shelterId}/form-submissions/forms', {
    params: { shelterId: shelter },
    query: {
      search: view.search || undefined,
      status: view.status ?? undefined,
      sortBy,
      sortOrder,
      page: view.page,
      limit: FORMS_PAGE,
    },
  })
}
