const PREFIX = 'import'

/**
 * The key under which a line of a file becomes a row, once: no other sending has one like it,
 * for those of devices have no colon.
 * @param importId chosen by the device for the whole file
 */
export const importKey = (importId: string, line: number): string => `${PREFIX}:${importId}:${line}`

/** How the keys of one import begin, or of all of them. */
export const importKeys = (importId?: string): string =>
  importId === undefined ? `${PREFIX}:` : `${PREFIX}:${importId}:`
