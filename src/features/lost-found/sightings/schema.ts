import { z } from 'zod'

import { fieldErrors } from '@/platform/validation/field-errors'

import { REPORT_KINDS } from '../model'
import { dayPart, personPart, placePart, textPart, trapPart } from '../schema'
import { SEEN_TEXT_MAX } from './model'

/** Where and when somebody saw the animal of a report; they give their address, which nobody is shown. */
export const sightingSchema = z.strictObject({
  kind: z.enum(REPORT_KINDS).optional(),
  day: dayPart,
  hour: z
    .union([z.literal('').transform(() => null), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)], {
      error: 'Écrivez l’heure comme 18:30, ou rien',
    })
    .nullable()
    .default(null),
  ...placePart,
  text: textPart(SEEN_TEXT_MAX),
  ...personPart,
  ...trapPart,
})
export type SentSighting = z.infer<typeof sightingSchema>

/** One sentence for each wrong field; empty when nothing is wrong. */
export const sightingErrors = (typed: unknown) => fieldErrors(sightingSchema, typed)
