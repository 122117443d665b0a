import type { PayloadRequest } from 'payload'

import { idOfToken } from '@/platform/access/personal-link'

import { SUGGESTION_LINK } from './model'

/** What the author of a suggestion sees of it before it is sent; null for any other token. */
export async function readSuggestion(req: PayloadRequest, token: string) {
  const id = idOfToken(SUGGESTION_LINK, token)
  if (!id) return null
  const place = await req.payload.findByID({
    collection: 'places',
    id,
    // The link is the right to it.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
  })
  if (!place) return null
  const { name, communeName, confirmedAt, status } = place
  return { name, communeName, isWaiting: !confirmedAt && status === 'PENDING' }
}
