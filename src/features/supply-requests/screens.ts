import { adminScreen } from '@/platform/admin-screen'

import { DESK_PATH } from './model'

/** The desk of what shelters ask for in the admin, under its own address. */
export const supplyScreens = {
  suppliesDesk: adminScreen('@/features/supply-requests/admin/desk#DeskView', DESK_PATH, 'Besoins'),
}
