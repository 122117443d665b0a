/** Address of the form, as `views` of payload.config.ts mounts it. */
export const ANNOUNCE_PATH = '/admin/annoncer'
/** Where the list is. */
export const LIST_PATH = '/admin/collections/announcements'
