import { z } from 'zod'

import { oneOf, paging, searchText } from '@/platform/http/list-query'
import { idSchema } from '@/platform/http/params'

import { CATEGORIES, MAX, STATUSES, URGENCIES } from '../model'
import { teamRequestView, teamResponseView } from '../view'

/** The requests of a team: open, full or late, archived. */
export const REQUEST_STATES = ['OPEN', 'FULL', 'ARCHIVED'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

export const requestsQuery = z.strictObject({
  state: oneOf(REQUEST_STATES).optional(),
  category: oneOf(CATEGORIES).optional(),
  urgency: oneOf(URGENCIES).optional(),
  search: searchText(MAX.search),
  ...paging(20),
})
export type RequestsQuery = z.infer<typeof requestsQuery>

/** The answers of a team; what was withdrawn is shown by its own choice alone. */
export const responsesQuery = z.strictObject({
  status: oneOf(STATUSES).optional(),
  request: idSchema.optional(),
  search: searchText(MAX.search),
  ...paging(20),
})
export type ResponsesQuery = z.infer<typeof responsesQuery>
export const exportQuery = responsesQuery.omit({ page: true, limit: true })
export type ExportQuery = z.infer<typeof exportQuery>

const number = z.number()
const pagination = z.object({ page: number, limit: number, total: number, pages: number })

export const teamRequestsView = z.object({
  success: z.literal(true),
  data: z.array(teamRequestView),
  counts: z.object({ OPEN: number, FULL: number, ARCHIVED: number }),
  pagination,
})
export type TeamRequests = z.infer<typeof teamRequestsView>

export const teamResponsesView = z.object({
  success: z.literal(true),
  data: z.array(teamResponseView),
  counts: z.object({ PENDING: number, ACCEPTED: number, REJECTED: number, DONE: number }),
  pagination,
})
export type TeamResponses = z.infer<typeof teamResponsesView>
