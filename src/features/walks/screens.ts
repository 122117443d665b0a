/** The desk of walks in the admin and the editor of one, under their own addresses. */
export const walkScreens = {
  walksDesk: {
    Component: '@/features/walks/admin/desk#DeskView',
    path: '/promenades' as const,
    exact: true,
    meta: { title: 'Promenades' },
  },
  walksEdit: {
    Component: '@/features/walks/admin/EditView#EditView',
    path: '/promenades/:id' as const,
    exact: true,
    meta: { title: 'Promenade' },
  },
}
