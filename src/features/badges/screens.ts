import { adminScreen } from '@/platform/admin-screen'

import { ADMIN_PATH, PERSON_PATH } from './model'

/** The screens of badges in the admin, under their own addresses. */
export const badgeScreens = {
  badges: adminScreen('@/features/badges/admin/BadgesView#BadgesView', ADMIN_PATH, 'Badges'),
  badgeEdit: adminScreen('@/features/badges/admin/EditView#EditView', `${ADMIN_PATH}/:id`, 'Badge'),
  personBadges: adminScreen(
    '@/features/badges/admin/PersonView#PersonView',
    `${PERSON_PATH}/:id`,
    'Badges d’une personne',
  ),
}
