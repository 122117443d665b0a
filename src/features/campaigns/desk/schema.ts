import { z } from 'zod'

import { oneOf, paging, searchText } from '@/platform/http/list-query'

import { MAX, STATUSES } from '../model'
import { teamCampaignView } from '../view'

export const campaignsQuery = z.strictObject({
  status: oneOf(STATUSES).optional(),
  search: searchText(MAX.search),
  ...paging(20),
})
export type CampaignsQuery = z.infer<typeof campaignsQuery>

const number = z.number()

export const teamCampaignsView = z.object({
  success: z.literal(true),
  data: z.array(teamCampaignView),
  counts: z.object({ DRAFT: number, PUBLISHED: number, ENDED: number, ARCHIVED: number }),
  pagination: z.object({ page: number, limit: number, total: number, pages: number }),
})
export const teamThanksView = z.object({
  success: z.literal(true),
  data: z.array(z.object({ donationId: z.string(), name: z.string() })),
})
export type TeamThanks = z.infer<typeof teamThanksView>

export type TeamCampaigns = z.infer<typeof teamCampaignsView>
