import { z } from 'zod'

import { emailSchema, personNameSchema } from '@/features/accounts/schema'
import { mapPart } from '@/platform/http/map-query'
import {
  aroundPlace,
  departmentCode,
  pageNumber,
  pageQuery,
  readPageQuery,
  type PageQuery,
} from '@/platform/http/page-query'
import { formSaveKeys } from '@/platform/http/save-keys'
import { keysOf } from '@/platform/keys.model'
import { fieldErrors } from '@/platform/validation/field-errors'
import { typedDegree } from '@/platform/validation/degree'
import {
  optionalLine,
  optionalText,
  plainLine,
  plainText,
  ticked,
} from '@/platform/validation/plain-text'
import { atMost } from '@/platform/validation/at-most.model'

import {
  ACCEPTED_ANIMALS,
  DEFAULT_RADIUS_KM,
  ERROR_LABELS,
  FACE_KEYS,
  FASTEST_MS,
  isCare,
  kindsOf,
  PLACE_KINDS,
  PLACE_LIMITS as MAX,
  SENTENCES,
  STATE_LABELS,
  type AcceptedAnimal,
  type Face,
  type PlaceKind,
} from './model'
import { readPhone, readSite } from './contact.model'
import { DAY_NAMES, readExceptions, readPeriods, type DayName } from './written-hours.model'

/** A text that a reader of `contact.model.ts` understands, as it is kept. */
const understood = (max: number, read: (text: string) => string | null, message: string) =>
  plainLine(max)
    .refine((text) => {
      if (text === '' || text.length > max) return true
      const kept = read(text)
      return kept !== null && kept.length <= max
    }, message)
    .transform((text) => (text === '' ? null : read(text)))
    .nullable()
    .default(null)

export const phonePart = understood(
  MAX.phone,
  readPhone,
  'Écrivez un numéro de téléphone, comme 02\u00a061\u00a091\u00a000\u00a000',
)
export const sitePart = understood(
  MAX.site,
  readSite,
  'Écrivez l’adresse d’un site, comme https://exemple.fr',
)

const acceptsParts = Object.fromEntries(
  ACCEPTED_ANIMALS.map((animal) => [`accepts${animal}`, ticked] as const),
) as Record<`accepts${AcceptedAnimal}`, typeof ticked>

/**
 * A text that a reader understands; what is wrong is said on its own field, whatever else is wrong.
 * One that is too long is refused for that, and not read.
 */
const readable =
  (read: (text: string) => { error?: string }, max: number) =>
  (text: string, context: z.RefinementCtx): void => {
    if (text.length > max) return
    const { error } = read(text)
    if (error) context.addIssue({ code: 'custom', message: error })
  }

const hoursPart = plainLine(MAX.hours).superRefine(readable(readPeriods, MAX.hours)).default('')
const weekParts = Object.fromEntries(DAY_NAMES.map((day) => [day, hoursPart] as const)) as Record<
  DayName,
  typeof hoursPart
>

/** What may be written of a place by whoever suggests it, its owner, or the desk. */
export const placeParts = {
  name: plainLine(MAX.name).pipe(z.string().min(2, 'Écrivez son nom')),
  kind: z.enum(PLACE_KINDS, { error: 'Choisissez de quel lieu il s’agit' }),
  near: z
    .string({ error: 'Dites dans quelle commune' })
    .trim()
    .min(2, 'Dites dans quelle commune')
    .max(80, atMost(80)),
  placeWords: optionalLine(MAX.address),
  lat: typedDegree(90),
  lng: typedDegree(180),
  phone: phonePart,
  site: sitePart,
  text: optionalText(MAX.text),
  isAccessible: ticked,
  isAlwaysOpen: ticked,
  takesEmergencies: ticked,
  ...acceptsParts,
  ...weekParts,
  exceptions: plainText(MAX.exceptions)
    .superRefine(readable(readExceptions, MAX.exceptions))
    .default(''),
}

const checkPlace = (
  sent: { kind: PlaceKind; takesEmergencies: boolean },
  context: z.RefinementCtx,
): void => {
  if (sent.takesEmergencies && !isCare(sent.kind)) {
    context.addIssue({ code: 'custom', path: ['takesEmergencies'], message: SENTENCES.notCare })
  }
}

/** A place as the desk writes it. */
export const placeSchema = z.strictObject(placeParts).superRefine(checkPlace)
export type WrittenPlace = z.infer<typeof placeSchema>

/** The same over what is there already: with the version that the form read. */
export const placeUpdateSchema = z
  .strictObject({
    ...placeParts,
    version: z.coerce.number({ error: 'Rechargez la page' }).int().min(1, 'Rechargez la page'),
  })
  .superRefine(checkPlace)
export type PlaceUpdate = z.infer<typeof placeUpdateSchema>

/** A place that somebody suggests; a signed-in person does it in the name of their account. */
export const suggestionSchema = z
  .strictObject({
    ...placeParts,
    contactName: personNameSchema.max(MAX.contactName, atMost(MAX.contactName)),
    email: emailSchema,
    // A field that no person sees: programs that fill everything give themselves away.
    website: z.literal('', { error: 'Laissez ce champ vide' }).optional(),
    filledInMs: z.coerce
      .number()
      .min(FASTEST_MS, 'Prenez le temps de relire, puis envoyez de nouveau')
      .optional(),
    ...formSaveKeys,
  })
  .superRefine(checkPlace)
export type Suggestion = z.infer<typeof suggestionSchema>
export const suggestionErrors = (typed: unknown) => fieldErrors(suggestionSchema, typed)

/** What the desk showed when it was decided: somebody else may have been faster. */
const status = z.enum(keysOf(STATE_LABELS)).optional()
export const publishSchema = z.strictObject({ status })
export const settleSchema = z.strictObject({
  seen: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe('Erreurs lues\u00a0; 409 s’il en est venu d’autres'),
})
export const rejectSchema = z.strictObject({
  status,
  reason: plainText(MAX.reason).pipe(
    z.string().min(10, 'Écrivez pourquoi, en 10 caractères au moins'),
  ),
})

export const errorSchema = z.strictObject({
  slug: z.string().max(MAX.slug).optional(),
  what: z.enum(keysOf(ERROR_LABELS), { error: 'Dites ce qui est faux' }),
  words: optionalText(MAX.words),
  website: z.literal('', { error: 'Laissez ce champ vide' }).optional(),
})

/** A box of a filter: there or not, so that an address without it stays short. */
const asked = z
  .enum(['oui', 'true', 'on'])
  .transform(() => true)
  .optional()

/** Parameters of the lists; the names are those of the other lists. */
const LIST = {
  kind: z.enum(PLACE_KINDS).optional(),
  animal: z.enum(ACCEPTED_ANIMALS).optional(),
  open: asked.describe('Ouvert maintenant'),
  always: asked.describe('Ouvert 24 h sur 24'),
  emergency: asked.describe('Reçoit les urgences'),
  accessible: asked.describe('Accessible en fauteuil roulant'),
  department: departmentCode,
  ...aroundPlace(DEFAULT_RADIUS_KM),
  page: pageNumber(2000),
}

export const listQuerySchema = z.strictObject({ face: z.enum(FACE_KEYS), ...LIST })
export type ListFilters = Omit<z.infer<typeof listQuerySchema>, 'face'>
export const mapQuerySchema = listQuerySchema.omit({ page: true }).extend(mapPart)

export const NO_FILTERS: ListFilters = { radiusKm: DEFAULT_RADIUS_KM, page: 1 }

/** What the address of a face asks for; a kind of another face is left aside. */
export function readFilters(face: Face, asked: PageQuery): ListFilters {
  const filters = readPageQuery(LIST, asked)
  const isKnown = filters.kind && kindsOf(face).includes(filters.kind)
  return isKnown ? filters : { ...filters, kind: undefined }
}

export const listQuery = (filters: ListFilters): string => pageQuery(filters, NO_FILTERS)
