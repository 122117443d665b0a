import { z } from 'zod'

import { oneOf, paging, searchText, severalOf, sorting } from '@/platform/http/list-query'
import { keysOf } from '@/platform/keys.model'

import { NEWS_STATUS_LABELS } from '../model'
import { ARTICLE_KINDS, NEWS_SORTS, PAGE_SIZE, SEARCH_MAX } from './model'

const statuses = keysOf(NEWS_STATUS_LABELS)
const kinds = keysOf(ARTICLE_KINDS)

/** Query of the team's list of articles, as it stands in the address of the screen too. */
export const teamNewsQuerySchema = z.strictObject({
  search: searchText(SEARCH_MAX).describe(
    'Mots du titre ou du résumé, sans tenir compte des accents',
  ),
  status: severalOf(statuses),
  kind: oneOf(kinds).optional().describe('Une partie de la liste'),
  ...sorting(NEWS_SORTS, 'createdAt'),
  ...paging(PAGE_SIZE),
})
export type TeamNewsQuery = z.infer<typeof teamNewsQuerySchema>

/** Pins an article at the head of the news, or lets it go. */
export const pinSchema = z.strictObject({
  isPinned: z.boolean({ error: 'Oui ou non est attendu' }),
})

/** A step of an article, from the state that the person saw. */
export const stepSchema = z.strictObject({
  from: oneOf(statuses),
  to: oneOf(statuses),
  scheduledAt: z.iso
    .datetime({ offset: true, error: 'Date invalide' })
    .optional()
    .describe('Quand il paraîtra, pour SCHEDULED'),
})
export type ArticleStep = z.infer<typeof stepSchema>
