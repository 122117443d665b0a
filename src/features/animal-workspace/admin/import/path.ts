/** Address of the screen, as `views` of payload.config.ts mounts it. */
export const IMPORT_PATH = '/admin/importer-des-animaux'
