/** The screens of badges in the admin, under their own addresses. */
export const badgeScreens = {
  badges: {
    Component: '@/features/badges/admin/BadgesView#BadgesView',
    path: '/badges' as const,
    exact: true,
    meta: { title: 'Badges' },
  },
  badgeEdit: {
    Component: '@/features/badges/admin/EditView#EditView',
    path: '/badges/:id' as const,
    exact: true,
    meta: { title: 'Badge' },
  },
  personBadges: {
    Component: '@/features/badges/admin/PersonView#PersonView',
    path: '/badges-d-une-personne/:id' as const,
    exact: true,
    meta: { title: 'Badges d’une personne' },
  },
}
