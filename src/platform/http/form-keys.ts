import { createHash } from 'node:crypto'

import type { SaveKeys } from './save-keys'

/** The same keys, each together with what was sent: with other words it is another thing. */
export function keysOfWords({ saveKey, lostKeys = [] }: SaveKeys, sent: unknown): SaveKeys {
  const words = JSON.stringify(sent)
  const of = (key: string) =>
    createHash('sha256').update(`${key} ${words}`).digest('hex').slice(0, key.length)
  return { saveKey: saveKey && of(saveKey), lostKeys: lostKeys.map(of) }
}

/**
 * The keys of a form, as the row that it makes keeps them. Without JavaScript a page has one key for
 * as long as it is open: it comes again with a form that is sent again, and also with other words after
 * Back, which mean another thing.
 * @param sent the body of the form, and whatever else tells it from another
 */
export const formKeys = (isPlainForm: boolean, keys: SaveKeys, sent: unknown): SaveKeys =>
  isPlainForm ? keysOfWords(keys, sent) : keys
