import { TEXT_ADDRESSES } from './addresses.mjs'
import { ABOUT } from './texts/about.model'
import { ACCESSIBILITY } from './texts/accessibility.model'
import { ACT } from './texts/act.model'
import { ADOPTION } from './texts/adoption.model'
import { CARE } from './texts/care.model'
import { CONTACT } from './texts/contact.model'
import { FAQ } from './texts/faq.model'
import { LEGAL } from './texts/legal.model'
import { PRIVACY } from './texts/privacy.model'
import { SIGNUP } from './texts/signup.model'
import { TERMS } from './texts/terms.model'

/** A page of the platform that is only words. */
export type SiteText = {
  title: string
  /** For search engines and shared links; 160 characters at most. */
  description: string
  /** HTML with the few tags that the text editor knows. */
  body: string
}

type Page = {
  path: string
  original: SiteText
  /** Said to whoever writes the text, when its titles mean more than titles. */
  hint?: string
}

/** The pages of words: column of the site texts, address, and what they say from the start. */
export const SITE_TEXTS: Readonly<Record<SiteTextKey, Page>> = {
  about: { path: TEXT_ADDRESSES.about, original: ABOUT },
  adoption: { path: TEXT_ADDRESSES.adoption, original: ADOPTION },
  care: { path: '/guide/soins', original: CARE },
  signup: { path: TEXT_ADDRESSES.signup, original: SIGNUP },
  act: { path: TEXT_ADDRESSES.act, original: ACT },
  contact: { path: TEXT_ADDRESSES.contact, original: CONTACT },
  faq: {
    path: TEXT_ADDRESSES.faq,
    original: FAQ,
    hint: 'Un titre 2 ouvre une partie, chaque titre 3 est une question et ce qui suit, sa réponse.',
  },
  legal: {
    path: TEXT_ADDRESSES.legal,
    original: LEGAL,
    hint:
      'À compléter avant d’ouvrir le site au public, parce que la loi le demande\u00a0: nom et forme de l’éditeur ' +
      '(association, fondation, société…), adresse du siège, numéro RNA ou SIREN, téléphone, e-mail, personne ' +
      'qui dirige la publication, puis nom, adresse et téléphone de l’hébergeur.',
  },
  privacy: { path: TEXT_ADDRESSES.privacy, original: PRIVACY },
  terms: { path: TEXT_ADDRESSES.terms, original: TERMS },
  accessibility: { path: TEXT_ADDRESSES.accessibility, original: ACCESSIBILITY },
}

export const SITE_TEXT_KEYS = [
  'about',
  'adoption',
  'care',
  'signup',
  'act',
  'contact',
  'faq',
  'legal',
  'privacy',
  'terms',
  'accessibility',
] as const
export type SiteTextKey = (typeof SITE_TEXT_KEYS)[number]

export const TITLE_MAX = 120
export const DESCRIPTION_MAX = 160

/** The day on which the words of the start were last changed. */
export const ORIGINAL_DAY = '2026-11-22T12:00:00.000Z'

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
