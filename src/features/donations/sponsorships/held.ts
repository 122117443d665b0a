import type { PayloadRequest } from 'payload'

import type { Sponsorship } from '@/payload-types'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import type { Account, PaymentProvider } from '@/platform/payments/types'

import { isLive, type SponsorshipStatus } from '../model'
import { providerOf } from '../provider'
import { holdSponsorship } from '../settle/ledger'

export const REFUSED =
  'Le prestataire de paiement a refusé ce changement. Réessayez dans un instant.'
const OVER = 'Ce parrainage est terminé'
const BUSY = 'Ce parrainage a changé entre-temps\u00a0: rechargez la page'

export type Held = {
  row: Sponsorship
  execute: Execute
  provider: PaymentProvider
  at: { account: Account; id: string }
  /** The same when the same command comes back after the server died in the middle of it. */
  key: string
}

/**
 * Does something with a sponsorship under its lock: the provider first, then the row, so that a
 * server which dies between the two leaves what `settle` mends.
 * @throws {HttpError} 404, 409 when it is over, 503 when the provider is down
 */
export async function withSponsorship<T>(
  req: PayloadRequest,
  id: string,
  name: string,
  work: (held: Held) => Promise<T>,
): Promise<T> {
  return inTransaction(req, async (execute) => {
    const row = await holdSponsorship(req, execute, id)
    if (!row) throw new HttpError(404, 'Parrainage introuvable')
    if (!isLive(row.status) || !row.subscriptionId) throw new HttpError(409, OVER)
    const provider = providerOf(row)
    if (!provider) throw new HttpError(503)
    const at = { account: row.account ?? null, id: row.subscriptionId }
    return work({ row, execute, provider, at, key: `${name}:${id}:${row.revision}` })
  })
}

export const onlyFrom = (row: Sponsorship, ...statuses: SponsorshipStatus[]): void => {
  if (!statuses.includes(row.status)) throw new HttpError(409, BUSY)
}
