import { adminScreen } from '@/platform/admin-screen'

import { DESK_PATH } from './desk/model'

/** The desk of lost and found animals in the admin, under its own address. */
export const lostFoundScreens = {
  lostFoundDesk: adminScreen(
    '@/features/lost-found/admin/desk#DeskView',
    DESK_PATH,
    'Perdus et trouvés',
  ),
}
