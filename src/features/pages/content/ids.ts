const TEMPORARY = 'tmp_'
const STABLE = /^[\w-]{1,64}$/

/** A stable id for a section, a column or a block, given by the server. */
export const newId = (): string => crypto.randomUUID()

/** An id that lives in the editor until the server gives a stable one. */
export function temporaryId(): string {
  // randomUUID does not exist on a plain http address, where editors work too.
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return TEMPORARY + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const isTemporaryId = (id: string): boolean => id.startsWith(TEMPORARY)

/** Whether a value can be the id of a node, a temporary one included. */
export const isNodeId = (value: unknown): value is string =>
  typeof value === 'string' && STABLE.test(value)
