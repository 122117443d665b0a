import { z } from 'zod'

import { formSaveKeys } from '@/platform/http/save-keys'
import { fieldErrors } from '@/platform/validation/field-errors'
import { optionalLine, optionalText } from '@/platform/validation/plain-text'

import { LOST_FOUND_LIMITS as MAX, REPORT_KINDS } from '../model'
import { dayPart, personPart, placePart, trapPart } from '../schema'
import { SEEN_TEXT_MAX } from './model'

// Shown to everybody without anybody reading it first: no way to reach or to name a person.
const CONTACT = /@|https?:|www\.|(?:\d[ .-]?){8}/i
const NO_CONTACT =
  'Tout le monde lit ces mots\u00a0: ni téléphone, ni adresse e-mail, ni lien. Écrivez-les plus bas.'

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
  placeWords: optionalLine(MAX.placeWords).refine(
    (words) => !words || !CONTACT.test(words),
    NO_CONTACT,
  ),
  text: optionalText(SEEN_TEXT_MAX),
  ...personPart,
  ...trapPart,
  ...formSaveKeys,
})
export type SentSighting = z.infer<typeof sightingSchema>

/** One sentence for each wrong field; empty when nothing is wrong. */
export const sightingErrors = (typed: unknown) => fieldErrors(sightingSchema, typed)
