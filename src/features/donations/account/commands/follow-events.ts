import type { PayloadRequest } from 'payload'

import type { Hint } from '@/platform/payments/types'

import { refreshAccount } from './refresh'

type Receive = (req: PayloadRequest, hint: Hint) => Promise<void>

/**
 * What follows an event of the provider: the account that it names is read again; whatever is
 * about money goes on.
 */
export const followEvents =
  (receive: Receive): Receive =>
  async (req, hint) => {
    if (hint.kind === 'account') await refreshAccount(req, hint.id)
    else await receive(req, hint)
  }
