import * as campaigns from '@/features/campaigns/api'
import * as desk from '@/features/campaigns/desk/api'
import * as donor from '@/features/donations/donor/api'
import type { Route } from '@/platform/http/route'

/** What shelters collect money for, and what donors do with their own gifts: part of `routes.ts`. */
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
  desk.listThanksRoute,
  desk.takeDownThanksRoute,
  donor.askDonorLink,
  donor.moveOwnSponsorship,
  donor.leaveWallRoute,
  donor.openCardPage,
  donor.leaveCardPage,
]
