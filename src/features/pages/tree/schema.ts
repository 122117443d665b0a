import { z } from 'zod'

import { LAST_PLACE, PAGE_STATUS_LABELS, type PageStatus } from '../model'

/** A page in the tree, as the API prints it: its newest state, drafts included. */
export const treePageSchema = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  status: z.enum(Object.keys(PAGE_STATUS_LABELS) as [PageStatus]),
  hasDraft: z.boolean().describe('Un brouillon plus récent attend à côté de la page publiée'),
  isHomepage: z.boolean(),
  visibleInMenu: z.boolean(),
  parentId: z.string().nullable(),
  menuOrder: z.number(),
})
export type ListedPage = z.infer<typeof treePageSchema>

/** Body of POST …/pages/{pageId}/place. */
export const placeSchema = z.object({
  parentId: z
    .string({ error: 'La page au-dessus est attendue' })
    .max(64, 'Identifiant invalide')
    .nullable()
    .describe('La page sous laquelle elle va ; null pour le premier niveau'),
  index: z
    .number({ error: 'Un rang est attendu' })
    .int('Un rang est attendu')
    .min(0, 'Un rang est attendu')
    .max(LAST_PLACE, 'Un rang est attendu')
    .describe('Rang parmi ses sœurs, à partir de 0'),
})
