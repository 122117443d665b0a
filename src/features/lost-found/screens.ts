/** The desk of lost and found animals in the admin, under its own address. */
export const lostFoundScreens = {
  lostFoundDesk: {
    Component: '@/features/lost-found/admin/desk#DeskView',
    path: '/perdus-trouves' as const,
    exact: true,
    meta: { title: 'Perdus et trouvés' },
  },
}
