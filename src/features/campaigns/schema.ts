import { z } from 'zod'

import { plainLine, plainText } from '@/platform/validation/plain-text'

import { MAX, SENTENCES, THANKS_NAME_MIN } from './model'

const line = (max: number) => plainLine(max).nullish()

/** A day, alone or with its hour as databases write it. */
const day = z.preprocess(
  (sent) => (sent === '' ? null : sent),
  z
    .string({ error: 'Écrivez une date' })
    .regex(/^\d{4}-\d{2}-\d{2}(?:T.*)?$/, 'Écrivez une date')
    .refine((sent) => !Number.isNaN(Date.parse(sent)), 'Écrivez une date')
    .nullish(),
)

/** Everything that is checked when a campaign is written, whatever the entrance. */
export const storedSchema = z.object({
  title: z.preprocess(
    (sent) => sent ?? '',
    plainLine(MAX.title).pipe(z.string().min(1, SENTENCES.title)),
  ),
  summary: line(MAX.summary),
  story: plainText(MAX.story).nullish(),
  report: plainText(MAX.report).nullish(),
  startsOn: day,
  endsOn: day,
  goalEuros: z
    .number('Écrivez un nombre d’euros')
    .int('Écrivez un nombre entier d’euros')
    .min(1, 'L’objectif est de 1 € au minimum')
    .max(MAX.goalEuros, 'L’objectif est de 1 000 000 € au maximum')
    .nullish(),
})

/** A name for the wall of thanks: a first name or a pseudonym, never an address. */
export const thanksNameSchema = plainLine(MAX.thanksName).pipe(
  z
    .string()
    .refine(
      (name) => name === '' || name.length >= THANKS_NAME_MIN,
      `${THANKS_NAME_MIN} caractères au minimum`,
    )
    .refine(
      (name) => !/@|https?:|www\.|\d{6,}/i.test(name),
      'Un prénom ou un pseudo, sans adresse ni numéro',
    ),
)

/** A step of the desk: the moment that was read decides whether somebody saved meanwhile. */
export const stepSchema = z.strictObject({
  updatedAt: z.iso.datetime('Identifiant invalide').describe('Le moment de la version lue'),
})
export const endSchema = stepSchema.extend({
  report: plainText(MAX.report).optional().describe('Ce qui en a été fait'),
})
