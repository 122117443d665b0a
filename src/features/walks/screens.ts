/** The desk of walks in the admin, under its own address. */
export const walkScreens = {
  walksDesk: {
    Component: '@/features/walks/admin/DeskView#DeskView',
    path: '/promenades' as const,
    exact: true,
    meta: { title: 'Promenades' },
  },
}
