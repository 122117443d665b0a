import { z } from 'zod'

import { fieldErrors } from '@/platform/validation/field-errors'
import { personNameSchema } from '@/features/accounts/schema'
import '@/platform/validation/french'
import { atMost } from '@/platform/validation/at-most.model'
import { emailAddress } from '@/platform/validation/email'

import { departmentOf, keysOf, SHELTER_TYPE_LABELS } from '../model'
import {
  FASTEST_MS,
  isPhone,
  isRna,
  isSiret,
  normaliseRna,
  normaliseSiret,
  REASON_MAX,
  REASON_MIN,
  WRONG_RNA,
  WRONG_SIRET,
} from './model'

const text = (sentence: string, max: number) =>
  z.string({ error: sentence }).trim().min(1, sentence).max(max, atMost(max))

/** A number that may be left empty; what people type between its digits does not count. */
const number = (
  normalise: (typed: string) => string,
  isRight: (value: string) => boolean,
  wrong: string,
) =>
  z
    .string()
    .max(40, wrong)
    .default('')
    .transform(normalise)
    .refine((value) => value === '' || isRight(value), wrong)

/** A request to join the platform, as it is typed. Sentences are for the person who types. */
export const joinSchema = z
  .object({
    name: text('Le nom du refuge est requis', 150),
    shelterType: z.enum(keysOf(SHELTER_TYPE_LABELS), { error: 'Choisissez un type de structure' }),
    address: text('L’adresse est requise', 200),
    postalCode: text('Le code postal est requis', 10).refine(
      (code) => departmentOf(code) !== null,
      'Le code postal compte 5 chiffres',
    ),
    city: text('La ville est requise', 100),
    // The address is that of a family: others read the town alone.
    atHome: z.union([z.literal('on'), z.boolean()]).optional(),
    siret: number(normaliseSiret, isSiret, WRONG_SIRET),
    rna: number(normaliseRna, isRna, WRONG_RNA),
    email: text('L’email est requis', 254).pipe(emailAddress()),
    phone: text('Le téléphone est requis', 30).refine(isPhone, 'Ce numéro n’est pas complet'),
    contactName: personNameSchema,
    reason: text('Dites-nous pourquoi vous voulez nous rejoindre', REASON_MAX).min(
      REASON_MIN,
      `Dites-en un peu plus : au moins ${REASON_MIN} caractères`,
    ),
    consent: z
      .union([z.literal('on'), z.literal(true)], {
        error: 'Votre accord est nécessaire pour étudier la demande',
      })
      .transform(() => true as const),
    // A field that no person sees: programs that fill everything give themselves away.
    website: z.literal('', { error: 'Laissez ce champ vide' }).optional(),
    // Written by the page's script; absent without it.
    filledInMs: z.coerce
      .number()
      .min(FASTEST_MS, 'Prenez le temps de relire, puis envoyez de nouveau')
      .optional(),
  })
  .refine(({ siret, rna }) => siret !== '' || rna !== '', {
    path: ['siret'],
    message: 'Donnez le SIRET ou le RNA : l’un des deux suffit',
    // Also when something else is wrong, so that everything is said at once.
    when: ({ value }) => {
      const typed = value as Record<string, unknown>
      return typeof typed === 'object' && typed !== null
    },
  })
export type JoinRequest = z.infer<typeof joinSchema>

/** One sentence for each wrong field; empty when nothing is wrong. */
export const joinErrors = (typed: unknown): Record<string, string> => fieldErrors(joinSchema, typed)
