import { z } from 'zod'

import { oneOf, paging, searchText, sorting } from '@/platform/http/list-query'
import { idSchema } from '@/platform/http/params'

import { SEARCH_MAX } from '../team-workspace/model'
import { GLOBAL_ROLES, PAGE_SIZE, PEOPLE_SORTS } from './model'

/** Query of the list of all people, as it stands in the address of the screen too. */
export const peopleQuerySchema = z.strictObject({
  search: searchText(SEARCH_MAX).describe('Mots du nom ou de l’e-mail, accents ou non'),
  role: oneOf(GLOBAL_ROLES).optional().describe('Sur toute la plateforme'),
  shelter: idSchema.optional().describe('Membres de l’équipe de ce refuge'),
  ...sorting(PEOPLE_SORTS, 'name', 'asc'),
  ...paging(PAGE_SIZE),
})
export type PeopleQuery = z.infer<typeof peopleQuerySchema>
