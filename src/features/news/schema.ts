import { z } from 'zod'

import { atMost } from '@/platform/validation/at-most.model'

import { SLUG_PATTERN } from '@/features/shelters/model'

import { eventGaps, NEWS_LIMITS } from './model'

const text = (bound: number, message = atMost(bound)) =>
  z.string({ error: 'Un texte est attendu' }).max(bound, message).optional()

const required = (missing: string) => z.string({ error: missing }).trim().min(1, missing)

const moment = z
  .union([z.string(), z.date()], { error: 'Date invalide' })
  .refine((value) => !Number.isNaN(new Date(value).getTime()), 'Date invalide')
  .transform((value) => new Date(value).toISOString())
  .optional()

const event = z
  .object({ startsAt: moment, endsAt: moment, place: text(NEWS_LIMITS.place) })
  .superRefine((value, context) => {
    for (const { path, message } of eventGaps(value)) {
      context.addIssue({ code: 'custom', path: [path], message })
    }
  })

/** The columns of an article, whatever entrance writes them. Source: docs/decisions/content.md. */
export const newsSchema = z.object({
  title: required('Le titre est requis').max(
    NEWS_LIMITS.title,
    'Le titre ne peut pas dépasser 200 caractères',
  ),
  slug: required('Le slug est requis')
    .max(NEWS_LIMITS.slug, 'Le slug ne peut pas dépasser 200 caractères')
    .regex(SLUG_PATTERN, 'L’adresse ne contient que des minuscules, des chiffres et des tirets'),
  content: required('Le contenu est requis').max(NEWS_LIMITS.content, atMost(NEWS_LIMITS.content)),
  excerpt: text(NEWS_LIMITS.excerpt),
  isPinned: z.boolean({ error: 'Vrai ou faux est attendu' }).optional(),
  scheduledAt: moment,
  tags: z
    .array(z.string({ error: 'Un texte est attendu' }).trim().min(1).max(NEWS_LIMITS.tag), {
      error: 'Une liste est attendue',
    })
    .max(NEWS_LIMITS.tags, `${NEWS_LIMITS.tags} mots-clés au maximum`)
    .optional(),
  event: event.optional(),
  metaTitle: text(NEWS_LIMITS.metaTitle, 'Le titre SEO ne peut pas dépasser 70 caractères'),
  metaDescription: text(
    NEWS_LIMITS.metaDescription,
    'La description SEO ne peut pas dépasser 160 caractères',
  ),
  metaKeywords: text(NEWS_LIMITS.metaKeywords),
})
