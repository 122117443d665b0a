import { z } from 'zod'

import { ROLES } from '@/platform/access/model'
import { oneOf, paging, searchText, sorting } from '@/platform/http/list-query'
import { idOr } from '@/platform/http/params'

import { PAGE_SIZE, SEARCH_MAX, TEAM_SORTS } from './model'

const role = z.enum(ROLES, { error: 'Choisissez un rôle de la liste' })

/** Query of the list of a team, as it stands in the address of the screen too. */
export const teamQuerySchema = z.strictObject({
  search: searchText(SEARCH_MAX).describe('Mots du nom ou de l’e-mail, accents ou non'),
  role: oneOf(ROLES).optional(),
  ...sorting(TEAM_SORTS, 'role'),
  ...paging(PAGE_SIZE),
})
export type TeamQuery = z.infer<typeof teamQuerySchema>

/** Another role, from the one that the person saw. */
export const roleSchema = z.strictObject({ from: role, to: role })
export type RoleStep = z.infer<typeof roleSchema>

/** What the site shows of somebody: nothing of it gives a right. */
export const displaySchema = z.strictObject({
  showOnSite: z.boolean({ error: 'Oui ou non est attendu' }).optional(),
  title: idOr('Choisissez une fonction de la liste')
    .nullable()
    .optional()
    .describe('Identifiant d’une fonction\u00a0; vide pour aucune'),
})
export type Display = z.infer<typeof displaySchema>
