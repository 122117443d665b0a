import { z } from 'zod'

import {
  checkView as checkViewOf,
  importIdSchema,
  importView as importViewOf,
  rowsSchema,
} from '@/platform/csv-import/schema'

import { PLACE_FIELDS } from './fields.model'

/** Lines and bytes of a whole file: the browser reads it once, the server sees parts. */
export const MOST = { rows: 40_000, bytes: 25_000_000 }

const rows = rowsSchema(PLACE_FIELDS)

export const checkPlacesSchema = z.strictObject({ rows })
export const importPlacesSchema = z.strictObject({
  importId: importIdSchema.describe(
    'Choisi par l’appareil pour tout le fichier\u00a0: une ligne envoyée deux fois fait une seule adresse',
  ),
  rows,
})

export const checkView = checkViewOf(PLACE_FIELDS)
export type PlacesCheck = z.infer<typeof checkView>
export const importView = importViewOf(PLACE_FIELDS)
export type PlacesImport = z.infer<typeof importView>

/** A file that was imported, or is being; `at` is an ISO moment. */
export const pastImportView = z.object({
  id: z.string(),
  at: z.string(),
  places: z.number().describe('Adresses qui en restent'),
})
export type PastImport = z.infer<typeof pastImportView>

export const undoneView = z.object({
  gone: z.number().describe('Adresses effacées par cet appel'),
  left: z.number().describe('Adresses qui restent à effacer\u00a0: appelez encore'),
  kept: z.number().describe('Adresses que quelqu’un a modifiées, signalées ou revendiquées depuis'),
})
export type Undone = z.infer<typeof undoneView>
