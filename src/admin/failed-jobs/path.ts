/** Address of the screen, as `views` of payload.config.ts mounts it. */
export const FAILED_JOBS_PATH = '/admin/taches-en-echec'
