/** Address of the screen, as `placesScreens` mounts it. */
export const IMPORT_PATH = '/admin/importer-des-adresses'
