/** The name under which the key of a form that is sent again is passed on. */
export const SENT_AGAIN = 'sentAgain'

/**
 * Is a row written by the form that made it, sent again? Its key stays then, and goes with any other
 * write.
 * @param said of an address, or what a command says beside what it asks of Payload
 * @param key of the row
 */
export const isSentAgain = (said: Readonly<Record<string, unknown>>, key: unknown): boolean =>
  typeof key === 'string' && said[SENT_AGAIN] === key
