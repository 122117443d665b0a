import { z } from 'zod'

import { personNameSchema } from '@/features/accounts/schema'

import { REASON_MAX, SHOWN_NAME_MAX, TEXT_MAX } from './model'

/** A box of a plain form says « on » when it is ticked, and nothing otherwise. */
const ticked = z
  .union([z.boolean(), z.enum(['on', 'oui', 'non']).transform((value) => value !== 'non')], {
    error: 'Cochez ou décochez la case',
  })
  .default(false)

/** A text of several lines without signs that nobody sees. */
const plainText = (max: number) =>
  z
    .string({ error: 'Écrivez un texte' })
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(max, `${max} caractères au maximum`)
        .regex(/^(?:\n|[^\p{Cc}\p{Cf}]|\u200d)*$/u, 'Ce texte contient un caractère invisible'),
    )

/** What a person writes for others. */
export const profileSchema = z.strictObject({
  shownName: personNameSchema.max(SHOWN_NAME_MAX, `${SHOWN_NAME_MAX} caractères au maximum`),
  text: plainText(TEXT_MAX).default(''),
  isPublic: ticked,
})
export type ProfileText = z.infer<typeof profileSchema>

/** Why a profile is taken down: its owner reads it. */
export const withdrawSchema = z.strictObject({
  reason: plainText(REASON_MAX).pipe(
    z.string().min(10, 'Écrivez pourquoi, en 10 caractères au moins\u00a0: la personne le lit'),
  ),
})
