import { z } from 'zod'

import { ROLES } from '@/platform/access/model'
import { listAnswer } from '@/platform/http/list-query'

const count = z.number()

const title = z.object({ id: z.string(), name: z.string() })

/** Somebody as the list of a team shows them; nothing of their other teams. */
export const teamMemberView = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    image: z.string().nullable().describe('Photo de la personne dans cette équipe, petite'),
    role: z.enum(ROLES),
    title: title.nullable().describe('Fonction que le site affiche'),
    showOnSite: z.boolean(),
    lastVisit: z.string().nullable().describe('Vide quand rien ne le dit'),
    isSelf: z.boolean(),
    isLastAdmin: z.boolean().describe('Personne d’autre n’administre ce refuge'),
  })
  .meta({ id: 'MembreEquipe' })
export type TeamMember = z.infer<typeof teamMemberView>

export const teamView = listAnswer(teamMemberView, {
  counts: z.object({
    roles: z
      .object({ VOLUNTEER: count, EDITOR: count, MODERATOR: count, ADMIN: count })
      .describe('Avec la même recherche'),
  }),
  titles: z.array(title).describe('Les fonctions que l’on peut donner ici'),
})
export type Team = Omit<z.infer<typeof teamView>, 'success'>
