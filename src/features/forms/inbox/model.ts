/** Answers on one page. Source: docs/decisions/exchanges.md. */
export const INBOX_PAGE = 12
/** Longest search, in characters. */
export const SEARCH_MAX = 100
/** Asks for the answers that nobody follows, that opened no ticket, or that wait for a decision. */
export const NOBODY = 'none'

/** Forms on one page of their list. */
export const FORMS_PAGE = 12
/** The forms that the public may answer, and those that it may not. */
export const FORM_STATES = ['ACTIVE', 'INACTIVE'] as const
export type FormState = (typeof FORM_STATES)[number]
/** What the list of forms can be ordered by. */
export const FORM_SORTS = ['updatedAt', 'title', 'answers'] as const
export type FormSort = (typeof FORM_SORTS)[number]

export const SORT_COLUMNS = ['createdAt', 'senderName'] as const

/** Notes that one answer can have. */
export const MOST_NOTES = 200
