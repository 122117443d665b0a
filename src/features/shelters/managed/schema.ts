import { z } from 'zod'

import { listAnswer, oneOf, paging, searchText, sorting } from '@/platform/http/list-query'

import { keysOf, SHELTER_STATUS_LABELS, SHELTER_TYPE_LABELS } from '../model'

/** Shelters on a page of the list. */
export const PAGE_SIZE = 12
/** Longest search, in characters. */
export const SEARCH_MAX = 100
export const STATUSES = keysOf(SHELTER_STATUS_LABELS)
export const TYPES = keysOf(SHELTER_TYPE_LABELS)

/** What the list can be ordered by; by state, those that wait for a decision come first. */
export const MANAGED_SORTS = ['status', 'name', 'city', 'createdAt'] as const
export type ManagedSort = (typeof MANAGED_SORTS)[number]

/** Query of the list of shelters, as it stands in the address of the screen too. */
export const managedQuerySchema = z.strictObject({
  search: searchText(SEARCH_MAX).describe('Mots du nom ou de la commune, accents ou non'),
  status: oneOf(STATUSES).optional(),
  type: oneOf(TYPES).optional(),
  ...sorting(MANAGED_SORTS, 'status', 'asc'),
  ...paging(PAGE_SIZE),
})
export type ManagedQuery = z.infer<typeof managedQuerySchema>

/** A shelter as those who manage it see it in a list. */
export const managedShelterView = z
  .object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    city: z.string(),
    postalCode: z.string(),
    type: z.enum(TYPES).nullable(),
    status: z.enum(STATUSES),
    isVerified: z.boolean(),
    image: z.string().nullable().describe('Son logo, petit'),
    createdAt: z.string(),
  })
  .meta({ id: 'RefugeGere' })
export type ManagedShelter = z.infer<typeof managedShelterView>

export const managedView = listAnswer(managedShelterView, {
  counts: z
    .record(z.enum(STATUSES), z.number())
    .describe('De chaque état, avec les mêmes filtres, sauf l’état'),
})
export type Managed = Omit<z.infer<typeof managedView>, 'success'>
