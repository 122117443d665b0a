import { z } from 'zod'

import { atMost } from '@/platform/validation/at-most.model'
import { emailAddress } from '@/platform/validation/email'

import { ABOUT_MAX, NAME_MAX, NAME_MIN, refusePassword } from './model'

/** The name that a person gives themselves, or is invited by. */
export const personNameSchema = z
  .string({ error: 'Le nom est requis' })
  .trim()
  .min(1, 'Le nom est requis')
  .min(NAME_MIN, `Écrivez au moins ${NAME_MIN} caractères`)
  .max(NAME_MAX, atMost(NAME_MAX))
  // No line breaks and no invisible signs: a name is printed in messages and lists.
  .regex(/^[^\p{Cc}\p{Cf}]*$/u, 'Ce nom contient un caractère invisible')

/** The address of an account, as it is typed. */
export const emailSchema = z
  .string({ error: 'L’email est requis' })
  .trim()
  .toLowerCase()
  .min(1, 'L’email est requis')
  .max(254, atMost(254))
  .pipe(emailAddress())

/** A password that somebody chooses, with the reason why it is refused. */
export const passwordSchema = z
  .string({ error: 'Le mot de passe est requis' })
  .min(1, 'Le mot de passe est requis')
  .superRefine((password, context) => {
    const message = password ? refusePassword(password) : null
    if (message) context.addIssue({ code: 'custom', message })
  })

/** Everything that is checked when a person is written. Sentences are the contract's. */
export const userSchema = z
  .object({
    name: z
      .string({ error: 'Le nom est requis' })
      .trim()
      .min(1, 'Le nom est requis')
      .max(100, atMost(100)),
    email: z
      .string({ error: 'L’email est requis' })
      .trim()
      .min(1, 'L’email est requis')
      .pipe(emailAddress()),
    phone: z.string().max(30, atMost(30)).optional(),
    shortDescription: z.string().max(ABOUT_MAX.short, atMost(ABOUT_MAX.short)).optional(),
    longDescription: z.string().max(ABOUT_MAX.long, atMost(ABOUT_MAX.long)).optional(),
    location: z
      .object({ postalCode: z.string().optional(), city: z.string().optional() })
      .optional(),
    memberships: z.array(z.unknown()).optional(),
    isSuperAdmin: z.boolean().optional(),
  })
  .refine(({ memberships, location }) => !memberships?.length || Boolean(location?.city), {
    path: ['location.city'],
    message: 'La ville est requise',
  })

/** What a page may know of the person who looks at it, as `SessionUser` says. */
export const sessionUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  isSuperAdmin: z.boolean(),
  canViewAdmin: z.boolean(),
})
