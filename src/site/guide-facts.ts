import { SITE_TEXTS, type SiteTextKey } from '@/features/site-texts/model'
import type { ReadSiteText } from '@/features/site-texts/queries'
import { env } from '@/platform/env'
import type { Facts } from '@/ui/facts.model'

import { platformNamed } from './home-facts'

/** The pages of words that teach something: the others are about the platform itself. */
const GUIDES: readonly SiteTextKey[] = ['adoption', 'care']

/** A guide as schema.org describes one (`Article`); nothing of another page of words. */
export function guideFacts(key: SiteTextKey, text: ReadSiteText): Facts | null {
  if (!GUIDES.includes(key)) return null
  return {
    '@type': 'Article',
    url: env.publicUrl + SITE_TEXTS[key].path,
    headline: text.title,
    description: text.description,
    image: `${env.publicUrl}/partage.png`,
    dateModified: text.revisedAt,
    author: platformNamed,
  }
}
