import { env } from '@/platform/env'

import { openCardPage } from '../../sponsorships/commands/open-card-page'
import { checked, type Address } from '../address'

/** Where the provider's page leads back to. */
const afterCard = ({ token, sponsorship }: Address): string =>
  `${env.publicUrl}/api/donors/${encodeURIComponent(token)}/sponsorships/${sponsorship}/card/back`

/**
 * The provider's page on which the sponsor changes their card; it leads back to theirs.
 * @throws {HttpError} 404, 409, 503
 */
export async function openOwnCardPage(address: Address): Promise<string> {
  const req = await checked(address)
  return openCardPage(req, address.sponsorship, afterCard(address))
}
