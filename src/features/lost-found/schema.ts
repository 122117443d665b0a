import { z } from 'zod'

import { emailSchema, personNameSchema } from '@/features/accounts/schema'
import { SEX_LABELS, SPECIES_LABELS } from '@/features/animals/model'
import { mapPart } from '@/platform/http/map-query'
import { formSaveKeys } from '@/platform/http/save-keys'
import {
  aroundPlace,
  departmentCode,
  pageNumber,
  pageQuery,
  readPageQuery,
  type PageQuery,
} from '@/platform/http/page-query'
import { keysOf } from '@/platform/keys.model'
import { addDays, parisDay } from '@/platform/time/model'
import { fieldErrors } from '@/platform/validation/field-errors'
import { typedDegree } from '@/platform/validation/degree'
import { optionalLine, optionalText, plainText, ticked } from '@/platform/validation/plain-text'
import { atMost } from '@/platform/validation/at-most.model'

import { plainNumber } from './matching.model'
import {
  AGE_LABELS,
  CHIP_LABELS,
  COAT_LABELS,
  DEFAULT_RADIUS_KM,
  FASTEST_MS,
  LOST_FOUND_LIMITS as MAX,
  refuseDay,
  REPORT_KINDS,
  SIZE_LABELS,
  WHEREABOUTS_LABELS,
} from './model'

/** A choice of a plain form: an empty one is none. */
const choice = <K extends string>(values: readonly [K, ...K[]]) =>
  z
    .union([z.literal('').transform(() => null), z.enum(values)], {
      error: 'Choisissez dans la liste',
    })
    .nullable()
    .default(null)

/** « 2026-02-31 » is none. */
const isDay = (value: string): boolean => {
  const date = new Date(`${value}T12:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

export const dayPart = z
  .string({ error: 'Dites quel jour' })
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Dites quel jour')
  .refine(isDay, 'Ce jour n’existe pas')
  .superRefine((value, context) => {
    // It is tomorrow already in La Réunion and in New Caledonia.
    const message = refuseDay(value, addDays(parisDay(new Date()), 1))
    if (message) context.addIssue({ code: 'custom', message })
  })

/** A commune, as people write it; whether there is one is for the server to say. */
export const nearSchema = z
  .string({ error: 'Dites dans quelle commune' })
  .trim()
  .min(2, 'Dites dans quelle commune')
  .max(80, atMost(80))

/** Where it was lost, found or seen. */
export const placePart = {
  near: nearSchema,
  placeWords: optionalLine(MAX.placeWords),
  lat: typedDegree(90),
  lng: typedDegree(180),
}

/** Who writes; a signed-in person with a confirmed address writes in the name of their account. */
export const personPart = {
  contactName: personNameSchema.max(MAX.contactName, atMost(MAX.contactName)),
  email: emailSchema,
}

export const trapPart = {
  // A field that no person sees: programs that fill everything give themselves away.
  website: z.literal('', { error: 'Laissez ce champ vide' }).optional(),
  // Written by the page's script; absent without it.
  filledInMs: z.coerce
    .number()
    .min(FASTEST_MS, 'Prenez le temps de relire, puis envoyez de nouveau')
    .optional(),
}

/** What the short form asks: enough to be looked for, in a minute and a half on a phone. */
export const newReportSchema = z.strictObject({
  kind: z.enum(REPORT_KINDS, { error: 'Perdu ou trouvé\u00a0?' }),
  species: z.enum(keysOf(SPECIES_LABELS), { error: 'Choisissez l’animal' }),
  day: dayPart,
  ...placePart,
  coat: choice(keysOf(COAT_LABELS)),
  name: optionalLine(MAX.name),
  whereabouts: choice(keysOf(WHEREABOUTS_LABELS)),
  text: optionalText(MAX.text),
  ...personPart,
  ...trapPart,
  ...formSaveKeys,
})
export type NewReport = z.infer<typeof newReportSchema>

/** Everything that its author may write of a report. */
export const reportSchema = z.strictObject({
  species: newReportSchema.shape.species,
  day: dayPart,
  ...placePart,
  name: optionalLine(MAX.name),
  sex: z
    .union([z.literal('').transform(() => 'UNKNOWN' as const), z.enum(keysOf(SEX_LABELS))])
    .default('UNKNOWN'),
  coat: choice(keysOf(COAT_LABELS)),
  coat2: choice(keysOf(COAT_LABELS)),
  size: choice(keysOf(SIZE_LABELS)),
  age: choice(keysOf(AGE_LABELS)),
  breed: optionalLine(MAX.breed),
  marks: optionalLine(MAX.marks),
  collar: optionalLine(MAX.collar),
  chip: z
    .union([z.literal('').transform(() => 'UNKNOWN' as const), z.enum(keysOf(CHIP_LABELS))])
    .default('UNKNOWN'),
  idNumber: optionalLine(MAX.idNumber).refine(
    (number) => number === null || plainNumber(number) !== '',
    'Une puce a 15 chiffres\u00a0; un tatouage, de 5 à 8 lettres et chiffres',
  ),
  whereabouts: choice(keysOf(WHEREABOUTS_LABELS)),
  text: optionalText(MAX.text),
  secretDetail: optionalLine(MAX.secret),
  hasReward: ticked,
})
export type ReportDetails = z.infer<typeof reportSchema>

/** What somebody writes first to the author of a report. */
export const firstMessageSchema = z.strictObject({
  kind: z.enum(REPORT_KINDS).optional(),
  intent: z.enum(['SURE', 'SEEN', 'OTHER'], { error: 'Dites pourquoi vous écrivez' }),
  text: plainText(MAX.text).pipe(z.string().min(1, 'Écrivez votre message')),
  ...personPart,
  ...trapPart,
  ...formSaveKeys,
})
export type FirstMessage = z.infer<typeof firstMessageSchema>

const reason = plainText(MAX.reason).pipe(
  z.string().min(10, 'Écrivez pourquoi, en 10 caractères au moins'),
)

/** What somebody finds wrong with a report. */
export const flagSchema = z.strictObject({ kind: z.enum(REPORT_KINDS).optional(), reason })
/** Why a report is taken down: its author reads it. */
export const withdrawSchema = z.strictObject({ reason })

/** How a search ends: the animal is home, or it is given up. */
export const closeSchema = z.strictObject({
  outcome: z.enum(['RETURNED', 'CLOSED'], { error: 'Dites ce qu’il en est' }),
  words: optionalText(MAX.words),
})
export type Closing = z.infer<typeof closeSchema>

/** Parameters of the lists; the names are those of the animals' list. */
const LIST = {
  species: z.enum(keysOf(SPECIES_LABELS)).optional(),
  sex: z.enum(keysOf(SEX_LABELS)).optional(),
  coat: z.enum(keysOf(COAT_LABELS)).optional(),
  size: z.enum(keysOf(SIZE_LABELS)).optional(),
  chip: z.enum(keysOf(CHIP_LABELS)).optional(),
  department: departmentCode,
  ...aroundPlace(DEFAULT_RADIUS_KM),
  since: z.coerce
    .number()
    .int()
    .min(1)
    .max(365)
    .optional()
    .describe('Depuis combien de jours, au plus'),
  page: pageNumber(),
}

export const NO_FILTERS: ListFilters = { radiusKm: DEFAULT_RADIUS_KM, page: 1 }

/** The query of a call: what it does not know is refused. */
export const listQuerySchema = z.strictObject({ kind: z.enum(REPORT_KINDS), ...LIST })
export type ListFilters = Omit<z.infer<typeof listQuerySchema>, 'kind'>
/** The same for a map, and the part of it that is asked for. */
export const mapQuerySchema = listQuerySchema.omit({ page: true }).extend(mapPart)

export const readFilters = (asked: PageQuery): ListFilters => readPageQuery(LIST, asked)
export const listQuery = (filters: ListFilters): string => pageQuery(filters, NO_FILTERS)

/** One sentence for each wrong field of the short form; empty when nothing is wrong. */
export const newReportErrors = (typed: unknown) => fieldErrors(newReportSchema, typed)
/** The same of a first message. */
export const firstMessageErrors = (typed: unknown) => fieldErrors(firstMessageSchema, typed)
