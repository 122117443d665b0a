import { env } from '@/platform/env'
import { clientNetwork } from '@/platform/http/client-address'
import { createLimiter } from '@/platform/rate-limit/limiter'
import { countTry } from '@/platform/rate-limit/presses'

/** Payment pages of one network in an hour: who tries stolen cards needs many. */
const pages = createLimiter({ name: 'gift-page', points: 20, seconds: 3600 })

/** Looks at one gift at the provider: a page that polls is no burden. */
const looks = createLimiter({ name: 'gift-look', points: 1, seconds: 2 })

/** Counts one payment page. @throws {HttpError} 429 with the seconds to wait */
export const countCheckout = (request: Request): Promise<void> =>
  countTry(pages, clientNetwork(request, env.TRUSTED_PROXIES))

/** May this gift be looked up at the provider now, or was it a moment ago? */
export const mayLook = async (gift: string): Promise<boolean> => (await looks.take(gift)) === 0
