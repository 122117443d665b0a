import { adminScreen } from '@/platform/admin-screen'

import { DESK_PATH } from './model'

/** The desk of walks in the admin and the editor of one, under their own addresses. */
export const walkScreens = {
  walksDesk: adminScreen('@/features/walks/admin/desk#DeskView', DESK_PATH, 'Promenades'),
  walksEdit: adminScreen(
    '@/features/walks/admin/EditView#EditView',
    `${DESK_PATH}/:id`,
    'Promenade',
  ),
}
