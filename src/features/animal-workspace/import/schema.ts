import { z } from 'zod'

import {
  checkView as checkViewOf,
  importIdSchema,
  importView as importViewOf,
  rowsSchema,
} from '@/platform/csv-import/schema'

import { IMPORT_FIELDS } from './fields.model'

/** Lines and bytes of a whole file. */
export const MOST = { rows: 10_000, bytes: 10_000_000 }

const rows = rowsSchema(IMPORT_FIELDS)

export const checkRowsSchema = z.strictObject({ rows })
export const importRowsSchema = z.strictObject({
  importId: importIdSchema.describe(
    'Choisi par l’appareil pour tout le fichier\u00a0: une ligne envoyée deux fois fait un seul animal',
  ),
  rows,
})

export const checkView = checkViewOf(IMPORT_FIELDS)
export type RowsCheck = z.infer<typeof checkView>
export const importView = importViewOf(IMPORT_FIELDS)
export type RowsImport = z.infer<typeof importView>

/** A file that was imported, or is being. Moments are ISO 8601. */
export const pastImportView = z.object({
  id: z.string(),
  at: z.string(),
  animals: z.number().describe('Fiches qui ne sont pas à la corbeille'),
})
export type PastImport = z.infer<typeof pastImportView>

export const undoneView = z.object({
  binned: z.number().describe('Fiches mises à la corbeille par cet appel'),
  left: z.number().describe('Fiches qui restent à y mettre\u00a0: appelez encore'),
  kept: z.number().describe('Fiches où quelqu’un a écrit depuis\u00a0: elles restent'),
})
export type Undone = z.infer<typeof undoneView>
