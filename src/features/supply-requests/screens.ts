/** The desk of what shelters ask for in the admin, under its own address. */
export const supplyScreens = {
  suppliesDesk: {
    Component: '@/features/supply-requests/admin/desk#DeskView',
    path: '/besoins' as const,
    exact: true,
    meta: { title: 'Besoins' },
  },
}
