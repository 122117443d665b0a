import { z } from 'zod'

import { atMost } from '../validation/at-most.model'
import type { ImportRow } from './columns.model'

/** Lines that are sent at once. */
export const ROWS_AT_ONCE = 100
/** Longest cell that is read, in characters: longer ones are told by their field's own bound. */
const CELL_MAX = 20_000

const cell = z.string().max(CELL_MAX, atMost(CELL_MAX))

/** Lines of a file as they are sent: their number, and the text of their cells by field. */
export const rowsSchema = <Field extends string>(fields: readonly Field[]) =>
  z
    .array(
      z.strictObject({
        line: z.int('Un nombre entier est attendu').min(1).max(1_000_000),
        cells: z.partialRecord(z.enum([...fields] as [Field, ...Field[]]), cell),
      }),
    )
    .min(1, 'Au moins une ligne')
    .max(ROWS_AT_ONCE, `${ROWS_AT_ONCE} lignes au maximum`)
    .refine(
      (all) => new Set(all.map(({ line }) => line)).size === all.length,
      'Une ligne est là deux fois',
    )
    .transform((all) => all as Array<ImportRow<Field>>)
    .describe('Lignes du fichier\u00a0: leur numéro, et le texte de leurs cellules par champ')

export const importIdSchema = z.string().regex(/^[0-9a-f-]{32,36}$/, 'Identifiant invalide')

export const remarkView = <Field extends string>(fields: readonly Field[]) =>
  z.object({
    line: z.number(),
    field: z.enum([...fields] as [Field, ...Field[]]).nullable(),
    text: z.string(),
    isRefused: z.boolean().describe('La ligne ne sera pas importée'),
  })

export const checkView = <Field extends string>(fields: readonly Field[]) =>
  z.object({
    ready: z.number().describe('Lignes qui peuvent être importées'),
    remarks: z.array(remarkView(fields)),
  })

export const importView = <Field extends string>(fields: readonly Field[]) =>
  z.object({
    added: z.number(),
    already: z.number().describe('Lignes qu’un envoi précédent avait ajoutées'),
    remarks: z.array(remarkView(fields)),
  })
