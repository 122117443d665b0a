/** Address of the screen, as `views` of payload.config.ts mounts it. */
export const PERSON_DATA_PATH = '/admin/donnees-dune-personne'
