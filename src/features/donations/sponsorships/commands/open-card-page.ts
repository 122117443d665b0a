import type { PayloadRequest } from 'payload'

import { atProvider } from '../../provider'
import { liveSponsorship, REFUSED } from '../held'

/**
 * The provider's page on which a sponsor changes their card. The caller has checked the right.
 * @param returnUrl whole address to which the page leads back
 * @throws {HttpError} 404, 409, 503
 */
export async function openCardPage(
  req: PayloadRequest,
  id: string,
  returnUrl: string,
): Promise<string> {
  const { provider, at } = await liveSponsorship(req, id)
  return atProvider(provider.portalUrl({ ...at, returnUrl }), REFUSED)
}
