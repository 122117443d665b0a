import { z } from 'zod'

const address = z
  .string({ error: 'Ce champ est requis' })
  .trim()
  .min(1, 'Ce champ est requis')
  .max(254, 'Email invalide')
  .pipe(z.email('Email invalide'))

/** Whose data is asked for. */
export const personSchema = z.object({ email: address })

/** Whose data is erased, with their address typed a second time. */
export const eraseSchema = personSchema.extend({
  confirmation: z.string({ error: 'Ce champ est requis' }).max(254, 'Email invalide'),
})
