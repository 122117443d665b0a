import { z } from 'zod'

import { frenchNumber } from '@/platform/number.model'
import { fieldErrors } from '@/platform/validation/field-errors'
import { DEPARTMENT_NAMES } from '@/platform/geo/departments.model'
import { readableText } from '@/platform/fields/readable-text'
import { searchText, withoutNul, NUL_SENTENCE, oneOf, paging } from '@/platform/http/list-query'
import { idSchema } from '@/platform/http/params'
import { formSaveKeys } from '@/platform/http/save-keys'
import { keysOf } from '@/platform/keys.model'
import { atMost } from '@/platform/validation/at-most.model'
import { emailAddressOrNone } from '@/platform/validation/email'

import {
  AUTHORITY_LABELS,
  DESCRIPTION_MIN,
  KIND_LABELS,
  MAX,
  MOST_ANIMALS,
  OUTCOME_LABELS,
  SPECIES_LABELS,
  STATUS_LABELS,
} from './model'

/** A text as people read it; `''` for one that is not there. */
const text = (max: number) =>
  z
    .string({ error: 'Écrivez un texte' })
    .refine(withoutNul, NUL_SENTENCE)
    .transform((typed) => readableText(typed.replace(/\r\n?/g, '\n')).trim())
    .pipe(z.string().max(max, atMost(max)))

const optional = (max: number) => text(max).default('')

const needed = (max: number, sentence: string) =>
  z.string({ error: sentence }).pipe(text(max)).pipe(z.string().min(1, sentence))

/** A box of a plain form says « on » when it is ticked, and nothing otherwise. */
const ticked = z
  .union(
    [
      z.boolean(),
      z.enum(['on', 'oui', 'non', '']).transform((value) => value === 'on' || value === 'oui'),
    ],
    {
      error: 'Cochez ou décochez la case',
    },
  )
  .default(false)

const yesNo = z.enum(['oui', 'non', 'inconnu'], { error: 'Choisissez une réponse' })

const IDENTITY = z.enum(['anonyme', 'nom'], {
  error: 'Dites si vous souhaitez rester anonyme',
})

/** What a report says. Sentences are for the person who writes it, who may be in a hurry. */
export const reportSchema = z
  .strictObject({
    kind: z.enum(keysOf(KIND_LABELS), { error: 'Dites ce que vous avez vu' }),
    species: z.enum(keysOf(SPECIES_LABELS), { error: 'Choisissez une espèce' }),
    animals: z.coerce
      .number({ error: 'Écrivez un nombre' })
      .int('Écrivez un nombre entier')
      .min(1, 'Au moins un animal')
      .max(MOST_ANIMALS, `${frenchNumber(MOST_ANIMALS)} au maximum`),
    description: needed(MAX.description, 'Décrivez ce que vous avez vu').pipe(
      z.string().min(DESCRIPTION_MIN, `Écrivez au moins ${DESCRIPTION_MIN} caractères`),
    ),
    place: needed(MAX.place, 'Dites où cela se passe'),
    commune: needed(MAX.commune, 'La commune est requise'),
    seenOn: z
      .union([z.literal(''), z.iso.date({ error: 'Date invalide' })], { error: 'Date invalide' })
      .default(''),
    isOngoing: yesNo.default('inconnu'),
    author: optional(MAX.author),
    shelter: optional(MAX.shelter),
    identity: IDENTITY,
    name: optional(MAX.name),
    email: text(MAX.email).pipe(emailAddressOrNone()).default(''),
    phone: text(MAX.phone)
      .pipe(
        z.union([z.literal(''), z.string().regex(/^\+?[\d\s().-]{6,}$/, 'Téléphone invalide')], {
          error: 'Téléphone invalide',
        }),
      )
      .default(''),
    mayShare: ticked,
    // A field that no person sees: programs that fill everything give themselves away.
    website: z.literal('', { error: 'Laissez ce champ vide' }).optional(),
    ...formSaveKeys,
  })
  .superRefine(({ identity, name, email, phone }, context) => {
    if (identity === 'anonyme') return
    const say = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (!name) say('name', 'Écrivez votre nom, ou choisissez de rester anonyme')
    if (!email && !phone) say('email', 'Écrivez un e-mail ou un téléphone')
  })
export type SentReport = z.infer<typeof reportSchema>

/** One sentence for each wrong field; empty when nothing is wrong. */
export const reportErrors = (typed: unknown): Record<string, string> =>
  fieldErrors(reportSchema, typed)

const note = needed(MAX.note, 'Écrivez votre message')

/** What the reporter adds by their link, or the desk writes to them. */
export const noteSchema = z.strictObject({ note })

/** `from` is the state that its author saw. */
const from = z.enum(keysOf(STATUS_LABELS), { error: 'État inconnu' })
export const forwardSchema = z.strictObject({
  from,
  to: z.enum(keysOf(AUTHORITY_LABELS), { error: 'Choisissez à qui il est transmis' }),
  note: optional(MAX.note),
})
export const closeSchema = z.strictObject({
  from,
  outcome: z.enum(keysOf(OUTCOME_LABELS), { error: 'Choisissez ce qui en est sorti' }),
  note: optional(MAX.note),
})

export const departmentSchema = z
  .string({ error: 'Choisissez un département' })
  .refine((code) => DEPARTMENT_NAMES.has(code), 'Choisissez un département')
export const recipientSchema = z.strictObject({ shelterId: idSchema, department: departmentSchema })

/** What the list of the desk is asked for. */
export const listQuery = z.strictObject({
  search: searchText(100),
  status: oneOf(keysOf(STATUS_LABELS)).optional(),
  kind: oneOf(keysOf(KIND_LABELS)).optional(),
  department: departmentSchema.optional(),
  ...paging(20),
})
export type ListQuery = z.infer<typeof listQuery>
