import config from '@payload-config'
import { getPayload } from 'payload'

import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'

import { wordsOf, type SiteText, type SiteTextKey } from './model'

/** What a page of words says now. */
export const readSiteText = cached(
  async (key: SiteTextKey): Promise<SiteText> => {
    const payload = await getPayload({ config })
    const stored = await payload.findGlobal({
      slug: 'site-texts',
      overrideAccess: false,
      depth: 0,
      select: { [key]: true },
    })
    return wordsOf(key, stored[key])
  },
  { key: 'site-texts.read', tags: () => [tags.siteTexts] },
)
