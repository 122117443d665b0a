import { setTimeout } from 'node:timers/promises'

import type { PayloadRequest } from 'payload'

import type { Sponsorship } from '@/payload-types'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { enqueue } from '@/platform/jobs/enqueue'
import { safeMessage } from '@/platform/jobs/model'
import { log } from '@/platform/log'
import { ProviderRefusal, type Account, type PaymentProvider } from '@/platform/payments/types'

import { isLive, type SponsorshipStatus } from '../model'
import { atProvider, providerOf } from '../provider'
import { settle } from '../settle/commands/settle'
import { holdSponsorship, sponsorshipRow } from '../settle/ledger'
import { settleGift } from '../settle/tasks'
import { PAUSE_LEFT } from './leave'
import { closeLeft, closeOrder, isOtherLeft, placeOrder } from './orders'

export const REFUSED =
  'Le prestataire de paiement a refusé ce changement. Réessayez dans un instant.'
const OVER = 'Ce parrainage est terminé'
const CHANGED = 'Ce parrainage a changé entre-temps\u00a0: rechargez la page'
const UNDER_WAY = 'Un autre changement de ce parrainage est en cours. Réessayez dans une minute.'

/** How long somebody waits, in milliseconds, for what somebody else asks for just now. */
const PATIENCE_MS = 12_000
const LOOK_EVERY_MS = 150

type Known = { provider: PaymentProvider; at: { account: Account; id: string } }

export type Change = {
  /** What is wanted, in a word: of two that are the same the second is the first. */
  what: string
  /**
   * Looks at the row, which is held, before the provider hears of it.
   * @returns false when it is so already
   * @throws {HttpError} when it may not be
   */
  isWanted: (row: Sponsorship, execute: Execute) => boolean | Promise<boolean>
  /** Asks the provider; nothing is held meanwhile. The same key is the same question. */
  ask: (known: Known & { key: string; before: Sponsorship }) => Promise<void>
  /**
   * Writes what came of it, with the row held anew. The provider’s own event may have been quicker,
   * and the animal may have left meanwhile.
   * @throws {HttpError} then the provider is looked up again
   */
  write: (row: Sponsorship, before: Sponsorship, execute: Execute) => Promise<Sponsorship>
  /** It comes again by itself when it fails: nobody else need look. */
  isRetried?: boolean
}

/** @throws {HttpError} 409 when it is over, 503 without its provider */
function knownOf(row: Sponsorship | null): Known & { row: Sponsorship } {
  if (!row) throw new HttpError(404, 'Parrainage introuvable')
  if (!isLive(row.status) || !row.subscriptionId) throw new HttpError(409, OVER)
  const provider = providerOf(row)
  if (!provider) throw new HttpError(503)
  return { row, provider, at: { account: row.account ?? null, id: row.subscriptionId } }
}

/** A sponsorship that goes on, and where it is at the provider. @throws {HttpError} 404, 409, 503 */
export const liveSponsorship = async (req: PayloadRequest, id: string) =>
  knownOf(await sponsorshipRow(req, id))

type Placed = (Known & { before: Sponsorship; order: string }) | 'under way' | 'left'

/** @returns the row itself when nothing is to be done */
async function place(
  req: PayloadRequest,
  id: string,
  { what, isWanted }: Change,
): Promise<Placed | { done: Sponsorship }> {
  return inTransaction(req, async (execute) => {
    const { row, ...known } = knownOf(await holdSponsorship(req, execute, id))
    // What the row says may not be so any more.
    if (await isOtherLeft(execute, id, what)) return 'left'
    if (!(await isWanted(row, execute))) return { done: row }
    const order = await placeOrder(execute, id, what)
    return order ? { ...known, before: row, order } : 'under way'
  })
}

/** Of what is certain nothing was written: what the provider has done is looked up, and undone. */
async function lookAgain(req: PayloadRequest, id: string): Promise<void> {
  await enqueue(req, settleGift, { kind: 'sponsorship', id })
  const row = await sponsorshipRow(req, id)
  // Nothing is taken while somebody is asked what follows.
  if (row?.status === 'AWAITING_CHOICE') await enqueue(req, PAUSE_LEFT, { id })
}

async function giveUp(
  req: PayloadRequest,
  id: string,
  { order, isSure }: { order: string; isSure: boolean },
): Promise<void> {
  try {
    await inTransaction(req, async (execute) => {
      const wasOpen = await closeOrder(execute, order)
      if (wasOpen && !isSure) await lookAgain(req, id)
    })
  } catch (error) {
    // It stays open: the reconciliation finds it.
    log.warn({ sponsorship: id, error: safeMessage(error) }, 'an order was not closed')
  }
}

/**
 * Ends an order whose server died: what became of it is what the provider says.
 * @throws {ProviderDown | ProviderRefusal} then it stays
 */
export async function followLeft(req: PayloadRequest, id: string): Promise<void> {
  await settle(req, { kind: 'sponsorship', id })
  await inTransaction(req, async (execute) => {
    if (await closeLeft(execute, id)) await lookAgain(req, id)
  })
}

/**
 * Does something with a sponsorship: writes down what is wanted, asks the provider while nothing is
 * held, then writes what came of it. One change at a time: whoever comes meanwhile waits. A server
 * that dies on the way leaves an order, which the same command or the reconciliation brings to its
 * end. Not within another transaction.
 * @throws {HttpError} 404, 409 when it is over or another change is under way, 422 when the
 * provider refuses, 503 when it is down
 */
export async function changeSponsorship(
  req: PayloadRequest,
  id: string,
  change: Change,
): Promise<Sponsorship> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const placed = await place(req, id, change)
    if (placed === 'left') await atProvider(followLeft(req, id), REFUSED)
    else if (placed !== 'under way') {
      return 'done' in placed ? placed.done : carryOut(req, id, change, placed)
    } else if (Date.now() > until) throw new HttpError(409, UNDER_WAY)
    else await setTimeout(LOOK_EVERY_MS)
  }
}

async function carryOut(
  req: PayloadRequest,
  id: string,
  { ask, write, isRetried = false }: Change,
  { before, order, ...known }: Exclude<Placed, string>,
): Promise<Sponsorship> {
  try {
    await ask({ ...known, before, key: `order:${order}` })
  } catch (error) {
    await giveUp(req, id, { order, isSure: isRetried || error instanceof ProviderRefusal })
    return atProvider(Promise.reject(error as Error), REFUSED)
  }
  try {
    return await inTransaction(req, async (execute) => {
      const row = await holdSponsorship(req, execute, id)
      if (!row) throw new HttpError(404, 'Parrainage introuvable')
      return (await closeOrder(execute, order)) ? write(row, before, execute) : row
    })
  } catch (error) {
    await giveUp(req, id, { order, isSure: isRetried })
    throw error
  }
}

/** @throws {HttpError} 409 */
export const onlyFrom = (row: Sponsorship, ...statuses: SponsorshipStatus[]): void => {
  if (!statuses.includes(row.status)) throw new HttpError(409, CHANGED)
}
