import { z } from 'zod'

import { isPhone } from '@/features/shelters/join/model'
import { idSchema } from '@/platform/http/params'
import { formSaveKeys, saveKeys, type SaveKeys } from '@/platform/http/save-keys'
import { frenchNumber } from '@/platform/number.model'
import { fieldErrors } from '@/platform/validation/field-errors'
import {
  lineOrNull,
  plainLine,
  plainText,
  textOrNull,
  ticked,
} from '@/platform/validation/plain-text'

import { CATEGORIES, DELIVERY_MODES, MAX, SENTENCES, URGENCIES } from './model'

const CHOOSE = 'Choisissez dans la liste'

/** An empty field of a plain form is nothing. */
const orNothing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((sent) => (sent === '' ? null : sent), schema.nullable())

/** A text that must be there, with its own sentence when it is not. */
const needed = (max: number, sentence: string) =>
  z.preprocess((sent) => sent ?? '', plainLine(max).pipe(z.string().min(1, sentence)))

/** A whole number of at least one, typed or sent as one. */
const positive = (sentence: string) =>
  z
    .preprocess(
      (sent) => (typeof sent === 'string' && /^\s*\d+\s*$/.test(sent) ? Number(sent.trim()) : sent),
      z.number({ error: sentence }).int(sentence).min(1, sentence),
    )
    .pipe(z.number().max(MAX.quantity, `${frenchNumber(MAX.quantity)} au maximum`))

export const phoneSchema = z.preprocess(
  (sent) => sent ?? '',
  plainLine(MAX.phone)
    .pipe(z.string().min(1, SENTENCES.phone))
    .pipe(z.string().refine(isPhone, SENTENCES.phoneShape)),
)

/** A day, alone or with its hour as databases write it. */
const day = z
  .string({ error: 'Écrivez une date' })
  .regex(/^\d{4}-\d{2}-\d{2}(?:T.*)?$/, 'Écrivez une date')
  .refine((sent) => !Number.isNaN(Date.parse(sent)), 'Écrivez une date')
  .transform((sent) => sent.slice(0, 10))

/** The columns of a request that its form and its routes share. */
const columns = {
  title: needed(MAX.title, SENTENCES.title),
  description: textOrNull(MAX.description).optional(),
  category: z.enum(CATEGORIES, { error: CHOOSE }).default('OTHER'),
  urgency: z.enum(URGENCIES, { error: CHOOSE }).default('NORMAL'),
  deliveryMode: z.enum(DELIVERY_MODES, { error: CHOOSE }).default('DEPOT_AT_SHELTER'),
  isActive: z.boolean().default(true),
  quantityRequested: orNothing(positive(SENTENCES.quantityRequested)).optional(),
  quantityUnit: lineOrNull(MAX.unit).optional(),
  userName: lineOrNull(MAX.name).optional(),
  userPhone: orNothing(phoneSchema).optional(),
  deliveryDate: orNothing(day).optional(),
}

/** Everything that is checked when a request is written, whatever the entrance. */
export const storedSchema = z.object(columns)

/** What `createSupplyRequest` takes. */
export const createSchema = z.strictObject({
  ...columns,
  ...saveKeys,
  shelterId: z.preprocess(
    (sent) => sent ?? '',
    z.string().min(1, SENTENCES.shelter).pipe(idSchema),
  ),
  isActive: ticked.unwrap().default(true),
  /** Address of a picture of the shelter’s library. */
  imageUrl: orNothing(z.string({ error: SENTENCES.image }).max(500, SENTENCES.image)).optional(),
})
export type NewRequest = Omit<z.infer<typeof createSchema>, keyof SaveKeys>

/** What `updateSupplyRequest` takes: what is absent stays; it never changes its shelter. */
export const updateSchema = z.strictObject({
  title: columns.title.optional(),
  description: columns.description,
  category: columns.category.unwrap().optional(),
  urgency: columns.urgency.unwrap().optional(),
  deliveryMode: columns.deliveryMode.unwrap().optional(),
  isActive: z.boolean().optional(),
  quantityRequested: columns.quantityRequested,
  quantityUnit: columns.quantityUnit,
  userName: columns.userName,
  userPhone: columns.userPhone,
  deliveryDate: columns.deliveryDate,
  imageUrl: createSchema.shape.imageUrl,
})
export type RequestChange = z.infer<typeof updateSchema>

/** An answer as the documents have it. */
export const responseSchema = z.strictObject({
  requestId: z.preprocess(
    (sent) => sent ?? '',
    z.string().min(1, SENTENCES.requestId).pipe(idSchema),
  ),
  userId: z.preprocess((sent) => sent ?? '', z.string().min(1, SENTENCES.userId).pipe(idSchema)),
  quantityDonated: orNothing(positive(SENTENCES.quantityDonated)).default(null),
  name: needed(MAX.name, SENTENCES.name),
  phone: phoneSchema,
  message: textOrNull(MAX.message).optional(),
})
export type NewResponse = z.infer<typeof responseSchema>

/** What its route takes: the address says which request it is, the session whose answer. */
export const responseBody = responseSchema
  .omit({ requestId: true, userId: true })
  .extend({ requestId: idSchema.optional(), userId: idSchema.optional(), ...formSaveKeys })
export type ResponseBody = z.infer<typeof responseBody>

/** One sentence for each wrong field of the form « J’apporte »; empty when nothing is wrong. */
export const responseErrors = (typed: unknown): Record<string, string> =>
  fieldErrors(responseBody, typed)

const version = z.coerce.number().int().min(1).describe('Celle qui a été lue')
export const decisionSchema = z.strictObject({ version })
export const rejectionSchema = z.strictObject({
  version,
  reason: plainText(MAX.reason).pipe(
    z.string().min(10, 'Écrivez pourquoi, en 10 caractères au moins'),
  ),
})
