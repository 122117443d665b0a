import { z } from 'zod'

import { personNameSchema } from '@/features/accounts/schema'
import { plainText, ticked } from '@/platform/validation/plain-text'
import { atMost } from '@/platform/validation/at-most.model'

import { REASON_MAX, SHOWN_NAME_MAX, TEXT_MAX } from './model'

/** What a person writes for others. */
export const profileSchema = z.strictObject({
  shownName: personNameSchema.max(SHOWN_NAME_MAX, atMost(SHOWN_NAME_MAX)),
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
