/** An id for a new question or group. The server keeps it. */
export const newId = (): string => crypto.randomUUID()
