import { z } from 'zod'

/** Most saves in a row whose answers were lost and that are still told (`ui/api/own-saves`). */
const MOST_LOST = 10

const key = z.string().regex(/^[0-9a-f]{32}$/, 'Clé invalide')

/**
 * By which a save is known again: its own key, and those of the saves before it whose answers never
 * came. When the row was last saved with one of them, it was this person's own hand, and nobody
 * else's in between.
 */
export const saveKeys = {
  saveKey: key.optional(),
  lostKeys: z.array(key).max(MOST_LOST).optional(),
}
export type SaveKeys = { saveKey?: string | undefined; lostKeys?: string[] | undefined }

/** The keys of earlier saves as one text, where a form carries them. */
export const lostKeysText = z
  .string()
  .max(33 * MOST_LOST)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(key).max(MOST_LOST))
  .optional()

/** The keys of a thing that a form makes: sent again because no answer came, it is made once. */
export const formSaveKeys = { saveKey: key.optional(), lostKeys: lostKeysText }

/** The keys as a list, the own one first. */
export const saveKeysOf = ({ saveKey, lostKeys = [] }: SaveKeys): string[] => [
  ...(saveKey ? [saveKey] : []),
  ...lostKeys,
]

/**
 * The key of the first of these tries, by which all of them are one: also when the first comes last.
 * Null for a call without keys.
 */
export const firstKeyOf = ({ saveKey, lostKeys = [] }: SaveKeys): string | null =>
  lostKeys[0] ?? saveKey ?? null
