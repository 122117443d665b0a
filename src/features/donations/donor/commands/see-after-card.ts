import { log } from '@/platform/log'

import { settle } from '../../settle/commands/settle'
import { checked, type Address } from '../address'

/**
 * Looks at once what became of a sponsorship whose sponsor comes back from the provider's page;
 * when the provider does not answer, its event or the reconciliation does so later.
 * @throws {HttpError} 404
 */
export async function seeAfterCard(address: Address): Promise<void> {
  const req = await checked(address)
  try {
    await settle(req, { kind: 'sponsorship', id: address.sponsorship })
  } catch (error) {
    log.warn({ err: error, sponsorship: address.sponsorship }, 'not looked at after the card page')
  }
}
