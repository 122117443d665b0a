import { formValues } from '@/ui/live-preview/model'

/** The part of an article’s form that the preview draws. */
export const DRAWN = [
  'title',
  'content',
  'coverImage',
  'images',
  'tags',
  'event',
  'publishedAt',
  'scheduledAt',
] as const

export type ArticleValues = Partial<Record<(typeof DRAWN)[number], unknown>>

/** What a message to the preview of an article carries; null for any other message. */
export function articleValues(message: unknown): ArticleValues | null {
  const values = formValues(message)
  return values && Object.fromEntries(DRAWN.map((name) => [name, values[name]]))
}

/** Where the team of a shelter sees an article as it will be, drafts and unsaved words included. */
export const articlePreviewPath = (shelterId: string, articleId: string): string =>
  `/apercu/${shelterId}/actualites/${articleId}`
