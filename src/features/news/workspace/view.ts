import { z } from 'zod'

import { listAnswer } from '@/platform/http/list-query'
import { keysOf } from '@/platform/keys.model'

import { NEWS_STATUS_LABELS } from '../model'
import { ARTICLE_KINDS } from './model'

const status = z.enum(keysOf(NEWS_STATUS_LABELS))
const kind = z.enum(keysOf(ARTICLE_KINDS))
const moment = z.string().nullable()
const count = z.number()

/** An article as the team's list shows it. Moments are ISO 8601. */
export const teamArticleView = z
  .object({
    id: z.string(),
    title: z.string(),
    status,
    summary: z.string().describe('Son résumé, sinon le début de son texte'),
    isPinned: z.boolean(),
    hasDraft: z.boolean().describe('Un brouillon plus récent attend d’être publié'),
    publishedAt: moment,
    scheduledAt: moment.describe('Quand il paraîtra'),
    event: z
      .object({ startsAt: z.string(), endsAt: moment, place: z.string(), zone: z.string() })
      .nullable(),
    image: z.string().nullable().describe('Image principale, petite'),
    card: z.string().nullable().describe('Image principale, 460×420'),
    viewCount: count.describe('Nombre de lectures'),
    createdAt: z.string(),
    updatedAt: z.string(),
    shelter: z.object({ id: z.string(), name: z.string(), slug: z.string() }),
    isPublic: z.boolean().describe('Tout le monde voit sa page'),
  })
  .meta({ id: 'ArticleEquipe' })
export type TeamArticle = z.infer<typeof teamArticleView>

export const teamNewsView = listAnswer(teamArticleView, {
  counts: z.object({
    statuses: z.partialRecord(status, count).describe('Avec les mêmes filtres, sauf l’état'),
    kinds: z.partialRecord(kind, count).describe('Avec les mêmes filtres, sauf la partie'),
  }),
})
export type TeamNews = Omit<z.infer<typeof teamNewsView>, 'success'>
