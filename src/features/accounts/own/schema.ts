import { z } from 'zod'

import { idOr } from '@/platform/http/params'
import { atMost } from '@/platform/validation/at-most.model'

import { emailSchema, passwordSchema, personNameSchema } from '../schema'
import { ALL_OTHERS } from './model'

/** The password that the account has, shown for what a browser left open may not do. */
export const presentPasswordSchema = z
  .string({ error: 'Écrivez votre mot de passe actuel' })
  .min(1, 'Écrivez votre mot de passe actuel')
  .max(1000, atMost(1000))

/** What a person says of themselves to those who receive their forms. */
export const identitySchema = z.strictObject({
  name: personNameSchema,
  phone: z
    .string()
    .trim()
    .max(30, atMost(30))
    .regex(/^[+\d\s().-]*$/, 'Écrivez un numéro de téléphone, ou laissez vide')
    .default(''),
  postalCode: z
    .string()
    .trim()
    .regex(/^(?:\d{5})?$/, 'Un code postal a cinq chiffres')
    .default(''),
  city: z.string().trim().max(100, atMost(100)).default(''),
})
export type Identity = z.infer<typeof identitySchema>

export const newEmailSchema = z.strictObject({
  email: emailSchema,
  currentPassword: presentPasswordSchema,
})

export const newPasswordSchema = z.strictObject({
  currentPassword: presentPasswordSchema,
  password: passwordSchema,
})

/** Which team a person leaves. */
export const leaveTeamSchema = z.strictObject({ shelter: idOr('Cette équipe est introuvable') })

export const closeSessionSchema = z.strictObject({
  session: z.union([z.literal(ALL_OTHERS), z.uuid()], { error: 'Cet appareil est introuvable' }),
})
