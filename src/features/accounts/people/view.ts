import { z } from 'zod'

import { ROLES } from '@/platform/access/model'
import { listAnswer } from '@/platform/http/list-query'

const count = z.number()

/** Somebody as the list of all people shows them, with their teams. */
export const platformPersonView = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    image: z.string().nullable().describe('Photo de la personne dans l’une de ses équipes, petite'),
    isSuperAdmin: z.boolean(),
    shelters: z.array(z.object({ id: z.string(), name: z.string(), role: z.enum(ROLES) })),
    lastVisit: z.string().nullable().describe('Vide quand rien ne le dit'),
  })
  .meta({ id: 'Personne' })
export type PlatformPerson = z.infer<typeof platformPersonView>

export const peopleView = listAnswer(platformPersonView, {
  counts: z.object({
    roles: z
      .object({ SUPER_ADMIN: count, USER: count })
      .describe('Avec les mêmes filtres, sauf le rôle'),
  }),
})
export type People = Omit<z.infer<typeof peopleView>, 'success'>
