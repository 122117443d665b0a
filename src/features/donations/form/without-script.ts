import { givePath, MAX as CAMPAIGN_MAX } from '@/features/campaigns/model'
import { SLUG_MAX, SLUG_PATTERN } from '@/features/shelters/model'
import type { Failure } from '@/platform/http/failure'
import { seeOther } from '@/platform/http/plain-form'
import { isId } from '@/platform/ids.model'

import { draftCookies } from './draft'
import { draftOf, draftOfOrder } from './model'

type Sent = Readonly<Record<string, unknown>>

const isSlug = (value: unknown, longest = SLUG_MAX): value is string =>
  typeof value === 'string' && value.length <= longest && SLUG_PATTERN.test(value)

/** The page whose form was sent, by the hidden fields of that form; never a foreign address. */
export function giftPath({ type, shelterId, animalId, campaignId }: Sent): string {
  if (!isSlug(shelterId)) return '/don/plateforme'
  const home = `/shelter/${shelterId}`
  if (type === 'donation' && isSlug(campaignId, CAMPAIGN_MAX.slug)) {
    return givePath(shelterId, campaignId)
  }
  const isAnimal = typeof animalId === 'string' && isId(animalId)
  return type === 'sponsorship' && isAnimal
    ? `${home}/animals/${animalId}/parrainer`
    : `${home}/donate`
}

type Order = Parameters<typeof draftOfOrder>[0] & Sent

/**
 * Without JavaScript: on to the page of payment (303 See Other). Its form is found filled again
 * when the payment is given up.
 */
export const toPayment = (url: string, order: Order): Response =>
  seeOther(url, draftCookies(giftPath(order), draftOfOrder(order)))

/** Without JavaScript: the same form again, filled, with what is to correct. */
export function backToGift({ status, error, more }: Failure, sent: Sent): Response {
  const path = giftPath(sent)
  const wait = status === 429 ? `?attente=${String(more?.retryAfter)}` : ''
  // What is wrong with a value its own control says.
  const said = status === 400 ? '' : error
  return seeOther(`${path}/corriger${wait}`, draftCookies(path, draftOf(sent), said))
}
