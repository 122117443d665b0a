import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { openPayload } from '@/platform/payload'

import { ORIGINAL_DAY, wordsOf, type SiteText, type SiteTextKey } from './model'

/** What a page of words says, and the moment of its last change (ISO 8601). */
export type ReadSiteText = SiteText & { revisedAt: string }

/** What a page of words says now. */
export const readSiteText = cached(
  async (key: SiteTextKey): Promise<ReadSiteText> => {
    const payload = await openPayload()
    const stored = await payload.findGlobal({
      slug: 'site-texts',
      overrideAccess: false,
      depth: 0,
      select: { [key]: true },
    })
    return {
      ...wordsOf(key, stored[key]),
      revisedAt: stored[key]?.revisedAt ?? ORIGINAL_DAY,
    }
  },
  { key: 'site-texts.read', tags: () => [tags.siteTexts] },
)
