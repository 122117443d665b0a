/** The desk of places in the admin, under its own address. */
export const placesScreens = {
  placesDesk: {
    Component: '@/features/places/admin/DeskView#DeskView',
    path: '/bonnes-adresses' as const,
    exact: true,
    meta: { title: 'Bonnes adresses' },
  },
}
