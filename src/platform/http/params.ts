import { z } from 'zod'

import { ID_PATTERN } from '../ids.model'

const ID = new RegExp(`^${ID_PATTERN}$`, 'i')

/** An id of a row, with the sentence for whatever is none. */
export const idOr = (sentence: string) =>
  z.string({ error: sentence }).regex(ID, sentence).toLowerCase()

/** An id of a row; anything else is no address (404) and never reaches the database. */
export const idSchema = idOr('Identifiant invalide')

/** A shelter by its id or by its slug. */
export const shelterKeySchema = z
  .string()
  .max(60, 'Identifiant invalide')
  .regex(/^[0-9a-z]+(?:-[0-9a-z]+)*$/i, 'Identifiant invalide')
  .toLowerCase()
  .describe('Identifiant ou slug du refuge')

/** Chosen by whoever sends: the same thing sent twice, for want of an answer, is done once. */
export const idempotencyKeySchema = z.string().regex(/^[\w-]{16,100}$/, 'Clé invalide')
