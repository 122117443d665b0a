import type { PayloadRequest } from 'payload'

import { endSponsorship } from '../../sponsorships/commands/end'
import { readSponsorship } from '../detail'
import type { SponsorshipDetail } from '../view'

/**
 * Ends a sponsorship in the name of the shelter.
 * @throws {HttpError} 403, 404, 503
 */
export async function endForShelter(
  req: PayloadRequest,
  address: { shelter: string; id: string },
): Promise<SponsorshipDetail> {
  // Reading it checks the right to it.
  const { id } = await readSponsorship(req, address)
  await endSponsorship(req, id, 'SHELTER')
  return readSponsorship(req, address)
}
