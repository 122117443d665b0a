import { adminScreen } from '@/platform/admin-screen'

import { DESK_PATH } from './model'

/** The desk of campaigns in the admin, under its own address. */
export const campaignScreens = {
  campaignsDesk: adminScreen('@/features/campaigns/admin/desk#DeskView', DESK_PATH, 'Collectes'),
}
