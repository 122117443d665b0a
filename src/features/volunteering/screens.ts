import { adminScreen } from '@/platform/admin-screen'

import { DESK_PATH } from './model'

/** The desk of volunteering in the admin, under its own address. */
export const volunteeringScreens = {
  volunteering: adminScreen('@/features/volunteering/admin/desk#DeskView', DESK_PATH, 'Bénévolat'),
}
