import { adminScreen } from '@/platform/admin-screen'

import { IMPORT_PATH } from './admin/import/path'
import { DESK_PATH } from './desk/model'

/** The desk of places in the admin, and the import of a file, under their own addresses. */
export const placesScreens = {
  placesDesk: adminScreen('@/features/places/admin/desk#DeskView', DESK_PATH, 'Bonnes adresses'),
  placesImport: adminScreen(
    '@/features/places/admin/import/ImportView#ImportView',
    IMPORT_PATH,
    'Importer des adresses',
  ),
}
