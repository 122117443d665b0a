import { cookies } from 'next/headers'

import { readDraft } from '@/features/donations/form/draft'
import type { GiftOffer } from '@/features/donations/form/model'
import { giftErrors } from '@/features/donations/form/schema'
import type { PageQuery } from '@/platform/http/page-query'
import { readWait } from '@/ui/countdown'

export type SearchParams = Promise<PageQuery>

/** What somebody typed without JavaScript, and what is wrong with it; nothing when it is gone. */
export async function giftAgain(offer: GiftOffer, searchParams: SearchParams) {
  const { attente } = await searchParams
  const jar = await cookies()
  const kept = readDraft((name) => jar.get(name)?.value)
  if (!kept) return {}
  const wait = readWait(attente)
  return {
    draft: kept.draft,
    errors: giftErrors(kept.draft, offer),
    problem: kept.error || wait > 0 ? { error: kept.error, wait } : null,
  }
}
