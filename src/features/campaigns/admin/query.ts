import { choiceParam, listParams, pageParam, searchParam } from '@/ui/AdminList/list-params'

import { MAX, STATUSES } from '../model'

/** What the desk shows, as it stands in its address. */
export const campaignList = listParams({
  search: searchParam(MAX.search),
  status: choiceParam('status', STATUSES),
  page: pageParam,
})
export type CampaignsShown = typeof campaignList.usual
