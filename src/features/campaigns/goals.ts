import { env } from '@/platform/env'

/**
 * Whether goals in euros are shown: the operator alone says so, because a site that presents projects
 * of others to donors may have to be on the register of such platforms (docs/decisions/campaigns.md).
 */
export const showsGoals = (): boolean => env.CAMPAIGN_GOALS
