import { adminScreen } from '@/platform/admin-screen'

import { DESK_PATH } from './model'

/** The desk of the wall in the admin, under its own address. */
export const wallScreens = {
  wallDesk: adminScreen('@/features/wall/admin/desk#DeskView', DESK_PATH, 'Le mur'),
}
