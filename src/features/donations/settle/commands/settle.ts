import { createLocalReq, type PayloadRequest } from 'payload'

import type { Donation, Sponsorship } from '@/payload-types'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { log } from '@/platform/log'
import type { PaymentProvider } from '@/platform/payments/types'

import { providerOf } from '../../provider'
import { applyPage, readPage } from '../donation'
import {
  donationRow,
  holdDonation,
  holdWithAnimal,
  referenceOf,
  sponsorshipRow,
  type Target,
} from '../ledger'
import { applyTerms, readTerms } from '../sponsorship'

/** Times that the provider is asked again because somebody wrote meanwhile. */
const MOST_LOOKS = 8

type Row = Donation | Sponsorship
type Apply = (req: PayloadRequest, execute: Execute, held: Row) => Promise<void>

const rowOf = (req: PayloadRequest, { kind, id }: Target): Promise<Row | null> =>
  kind === 'donation' ? donationRow(req, id) : sponsorshipRow(req, id)

/** What the provider says is not about this row: nothing is written. */
function isAbout(target: Target, record: { reference: string } | null): boolean {
  if (!record || record.reference === referenceOf(target)) return true
  log.error({ ...target, reference: record.reference }, 'the payment of somebody else')
  return false
}

/** Asks the provider, and says what to write; `null` when its answer is about something else. */
async function look(provider: PaymentProvider, target: Target, row: Row): Promise<Apply | null> {
  const now = new Date()
  if (target.kind === 'donation') {
    const page = await readPage(provider, row, now)
    if (!isAbout(target, page)) return null
    return (req, execute, held) => applyPage(req, execute, held as Donation, { page, now })
  }
  const truth = await readTerms(provider, row as Sponsorship, now)
  if (!isAbout(target, truth.page) || !isAbout(target, truth.subscription)) return null
  return (req, execute, held) => applyTerms(req, execute, held as Sponsorship, { ...truth, now })
}

const hold = (req: PayloadRequest, execute: Execute, { kind, id }: Target): Promise<Row | null> =>
  kind === 'donation' ? holdDonation(req, execute, id) : holdWithAnimal(req, execute, id)

/**
 * The only writer of PAID, ACTIVE and all other states that money decides: reads the truth from
 * the provider, then writes lines, state, receipt and messages in one transaction. It may be
 * called by anybody, in any order, any number of times, at once too: what is known is not written
 * again, and whoever looked before somebody else wrote looks again.
 * @throws {ProviderDown | ProviderRefusal} then nothing was written
 */
export async function settle(req: PayloadRequest, target: Target): Promise<void> {
  // Nobody's request: what a donor made happen is written by the program.
  const own = await createLocalReq({}, req.payload)
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const row = await rowOf(own, target)
    const provider = row && providerOf(row)
    if (!row || !provider) return
    const apply = await look(provider, target, row)
    if (!apply) return
    const isDone = await inTransaction(own, async (execute) => {
      const held = await hold(own, execute, target)
      if (!held || held.revision !== row.revision) return !held
      await apply(own, execute, held)
      return true
    })
    if (isDone) return
  }
  log.warn({ ...target }, 'a gift changes faster than it is looked up')
}
