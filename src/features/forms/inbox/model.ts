/** Answers on one page. Source: docs/decisions/exchanges.md. */
export const INBOX_PAGE = 12
/** Longest search, in characters. */
export const SEARCH_MAX = 100
/** Asks for the answers that nobody follows, that opened no ticket, or that wait for a decision. */
export const NOBODY = 'none'

export const SORT_COLUMNS = ['createdAt', 'senderName'] as const

/** Notes that one answer can have. */
export const MOST_NOTES = 200
