import type { CollectionBeforeValidateHook } from 'payload'

import type { News } from '@/payload-types'
import { sanitiseHtml } from '@/platform/html/sanitise'

/** Whether nothing would be read: tags and spaces only. */
const isEmpty = (html: string): boolean => !html.replace(/<[^>]*>|&nbsp;|\s/g, '')

const asText = (value: unknown): string | null => {
  const text = typeof value === 'string' ? value.trim() : ''
  return text || null
}

/** The text keeps the tags that a page may hold; keywords come once each, without spaces around. */
export const cleanContent: CollectionBeforeValidateHook<News> = ({ data }) => {
  if (!data) return data
  const clean = { ...data }
  if (typeof data.content === 'string') {
    const html = sanitiseHtml(data.content)
    clean.content = isEmpty(html) ? '' : html
  }
  if (Array.isArray(data.tags)) {
    const tags = data.tags.map((tag) => (typeof tag === 'string' ? tag.trim() : tag))
    clean.tags = [...new Set(tags.filter((tag) => tag !== ''))]
  }
  // Nothing is no answer: Postgres would put it before those that are pinned.
  if ('isPinned' in data) clean.isPinned = Boolean(data.isPinned)
  if (data.event) clean.event = { ...data.event, place: asText(data.event.place) }
  return clean
}
