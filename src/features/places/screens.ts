/** The desk of places in the admin, and the import of a file, under their own addresses. */
export const placesScreens = {
  placesDesk: {
    Component: '@/features/places/admin/desk#DeskView',
    path: '/bonnes-adresses' as const,
    exact: true,
    meta: { title: 'Bonnes adresses' },
  },
  placesImport: {
    Component: '@/features/places/admin/import/ImportView#ImportView',
    path: '/importer-des-adresses' as const,
    exact: true,
    meta: { title: 'Importer des adresses' },
  },
}
