import { z } from 'zod'

import { IMPORT_FIELDS, type ImportField } from './fields.model'
import type { ImportRow } from './row'

/** Lines that are sent at once. */
export const ROWS_AT_ONCE = 100
/** Lines and bytes of a whole file. */
export const MOST_ROWS = 10_000
export const MOST_BYTES = 10_000_000
/** Longest cell that is read, in characters: longer ones are told by their field's own bound. */
export const CELL_MAX = 20_000

const cell = z.string().max(CELL_MAX, `${CELL_MAX} caractères au maximum`)

const rows = z
  .array(
    z.strictObject({
      line: z.int('Un nombre entier est attendu').min(1).max(1_000_000),
      cells: z.partialRecord(z.enum([...IMPORT_FIELDS] as [ImportField, ...ImportField[]]), cell),
    }),
  )
  .min(1, 'Au moins une ligne')
  .max(ROWS_AT_ONCE, `${ROWS_AT_ONCE} lignes au maximum`)
  .refine(
    (all) => new Set(all.map(({ line }) => line)).size === all.length,
    'Une ligne est là deux fois',
  )
  .transform((all): ImportRow[] => all)
  .describe('Lignes du fichier\u00a0: leur numéro, et le texte de leurs cellules par champ')

export const importIdSchema = z.string().regex(/^[0-9a-f-]{32,36}$/, 'Identifiant invalide')

export const checkRowsSchema = z.strictObject({ rows })
export const importRowsSchema = z.strictObject({
  importId: importIdSchema.describe(
    'Choisi par l’appareil pour tout le fichier\u00a0: une ligne envoyée deux fois fait un seul animal',
  ),
  rows,
})

export const remarkView = z.object({
  line: z.number(),
  field: z.enum([...IMPORT_FIELDS] as [ImportField, ...ImportField[]]).nullable(),
  text: z.string(),
  isRefused: z.boolean().describe('La ligne ne sera pas importée'),
})

export const checkView = z.object({
  ready: z.number().describe('Lignes qui peuvent être importées'),
  remarks: z.array(remarkView),
})
export type RowsCheck = z.infer<typeof checkView>

export const importView = z.object({
  added: z.number(),
  already: z.number().describe('Lignes qu’un envoi précédent avait ajoutées'),
  remarks: z.array(remarkView),
})
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
