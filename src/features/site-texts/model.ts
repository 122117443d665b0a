import { ABOUT } from './texts/about.model'
import { ACCESSIBILITY } from './texts/accessibility.model'
import { ADOPTION } from './texts/adoption.model'
import { CARE } from './texts/care.model'
import { LEGAL } from './texts/legal.model'
import { PRIVACY } from './texts/privacy.model'
import { TERMS } from './texts/terms.model'

/** A page of the platform that is only words. */
export type SiteText = {
  title: string
  /** For search engines and shared links; 160 characters at most. */
  description: string
  /** HTML with the few tags that the text editor knows. */
  body: string
}

/** The pages of words: column of the site texts, address, and what they say from the start. */
export const SITE_TEXTS = {
  about: { path: '/a-propos', original: ABOUT },
  adoption: { path: '/guide/adoption', original: ADOPTION },
  care: { path: '/guide/soins', original: CARE },
  legal: { path: '/mentions-legales', original: LEGAL },
  privacy: { path: '/confidentialite', original: PRIVACY },
  terms: { path: '/cgu', original: TERMS },
  accessibility: { path: '/accessibilite', original: ACCESSIBILITY },
} as const satisfies Record<string, { path: string; original: SiteText }>
export type SiteTextKey = keyof typeof SITE_TEXTS

export const SITE_TEXT_KEYS = Object.keys(SITE_TEXTS) as SiteTextKey[]

export const TITLE_MAX = 120
export const DESCRIPTION_MAX = 160

export const isSiteTextKey = (value: string): value is SiteTextKey =>
  Object.hasOwn(SITE_TEXTS, value)

/** What a page says: the stored words where there are some, else those of the start. */
export function wordsOf(
  key: SiteTextKey,
  stored: { [part in keyof SiteText]?: string | null } | null | undefined,
): SiteText {
  const { original } = SITE_TEXTS[key]
  return {
    title: stored?.title?.trim() || original.title,
    description: stored?.description?.trim() || original.description,
    body: stored?.body?.trim() || original.body,
  }
}
