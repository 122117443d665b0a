import type { Metadata } from 'next'
import { createLocalReq } from 'payload'

import { giftState } from '@/features/donations/checkout/state'
import type { GiftState } from '@/features/donations/model'
import { isHttpError } from '@/platform/http/error-kind'
import { openPayload } from '@/platform/payload'

export type Params = Promise<{ token: string }>

/**
 * The gift that a personal link opens; `null` for a link that opens nothing.
 * @param looks whether the provider is asked first: the page then waits for its answer
 */
export async function readGift(params: Params, looks: boolean): Promise<GiftState | null> {
  const req = await createLocalReq({}, await openPayload())
  try {
    return await giftState(req, (await params).token, { looks })
  } catch (error) {
    if (isHttpError(error) && error.status === 404) return null
    throw error
  }
}

/** The address is a key: it goes to nobody else, and what it opens is kept nowhere. */
export const privatePage = (title: string): Metadata => ({
  title,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
})
