/** The desk of the wall in the admin, under its own address. */
export const wallScreens = {
  wallDesk: {
    Component: '@/features/wall/admin/desk#DeskView',
    path: '/mur' as const,
    exact: true,
    meta: { title: 'Le mur' },
  },
}
