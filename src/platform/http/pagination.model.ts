/** The page of a list that an answer holds: from 1, rows of a page, rows and pages of all. */
export type Pagination = { page: number; limit: number; total: number; pages: number }

/** @param total rows of all pages */
export const paginationOf = (page: number, limit: number, total: number): Pagination => ({
  page,
  limit,
  total,
  pages: Math.ceil(total / limit),
})
