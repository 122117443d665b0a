import type { PayloadRequest } from 'payload'

import type { AdoptionRequest } from '@/payload-types'

import type { RequestAddress } from '../request-row'
import { moveRequest } from './move'

/** Delivers the certificate of an accepted request: its step, without another message. @throws as {@link moveRequest} */
export async function deliverCertificate(
  req: PayloadRequest,
  address: RequestAddress,
): Promise<AdoptionRequest> {
  return moveRequest(req, address, { from: 'APPROVED', to: 'CERTIFICATE' })
}
