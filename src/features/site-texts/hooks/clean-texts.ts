import type { GlobalBeforeValidateHook } from 'payload'

import { sanitiseHtml } from '@/platform/html/sanitise'

import { isSiteTextKey } from '../model'

type Stored = Record<string, { body?: string | null } | null | undefined>

/** Whatever the entrance, a text keeps only the tags that the text editor knows. */
export const cleanTexts: GlobalBeforeValidateHook = ({ data }) => {
  if (!data) return undefined
  const clean = Object.entries(data as Stored).map(([key, text]) => [
    key,
    isSiteTextKey(key) && typeof text?.body === 'string'
      ? { ...text, body: sanitiseHtml(text.body) }
      : text,
  ])
  return Object.fromEntries(clean) as Stored
}
