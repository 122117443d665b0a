import * as campaigns from '@/features/campaigns/api'
import * as desk from '@/features/campaigns/desk/api'
import type { Route } from '@/platform/http/route'

/** What shelters collect money for. */
export const campaignRoutes: readonly Route[] = [
  campaigns.listCampaigns,
  campaigns.readCampaign,
  desk.listShelterCampaignsRoute,
  desk.listPlatformCampaigns,
  desk.publishCampaign,
  desk.unpublishCampaign,
  desk.endCampaign,
  desk.reopenCampaign,
  desk.archiveCampaign,
  desk.unarchiveCampaign,
  desk.takeDownThanksRoute,
]
