import { z } from 'zod'

/** An id of a row; anything else is no address (404) and never reaches the database. */
export const idSchema = z
  .string()
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'Identifiant invalide')
  .toLowerCase()

/** A shelter by its id or by its slug. */
export const shelterKeySchema = z
  .string()
  .max(60, 'Identifiant invalide')
  .regex(/^[0-9a-z]+(?:-[0-9a-z]+)*$/i, 'Identifiant invalide')
  .toLowerCase()
  .describe('Identifiant ou slug du refuge')
