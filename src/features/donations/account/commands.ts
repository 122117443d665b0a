import { createHash } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { isPublicShelter } from '@/features/shelters/model'
import type { Shelter } from '@/payload-types'
import { teamShelter, type Right } from '@/platform/access/team-shelter'
import { inTransaction } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { HttpError } from '@/platform/http/errors'
import { log } from '@/platform/log'
import { paymentProvider } from '@/platform/payments/provider'
import {
  ProviderRefusal,
  type AccountRecord,
  type Hint,
  type PaymentProvider,
} from '@/platform/payments/types'

import { NO_PROVIDER, payoutStateOf } from './model'

type Owner = Pick<
  Shelter,
  'id' | 'name' | 'slug' | 'email' | 'payoutState' | 'stripeAccountId' | 'status'
>

const RIGHT: Right = { may: 'viewGiving', to: 'gérer les paiements' }

/** The shelter whose account for payments the person keeps. @throws {HttpError} 404, 403 */
const accountShelter = (req: PayloadRequest, key: string): Promise<Owner> =>
  teamShelter(req, key, RIGHT, ['email', 'payoutState', 'stripeAccountId', 'status'])

/** @throws {HttpError} 503 when this installation takes no payments */
function provider(): PaymentProvider {
  const found = paymentProvider()
  if (!found) throw new HttpError(503, NO_PROVIDER)
  return found
}

/** @throws {HttpError} 503 for whatever the provider could not do */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    log.error({ err: error }, 'the payment provider opened no account')
    throw new HttpError(
      503,
      'Le prestataire de paiement ne répond pas. Réessayez dans quelques minutes.',
    )
  }
}

type Columns = Partial<Pick<Shelter, 'stripeAccountId' | 'payoutState'>>

/** Writes what `decide` makes of the columns as they are under the row's lock. */
async function writeAccount(
  req: PayloadRequest,
  shelter: string,
  decide: (now: Columns) => Columns | null,
): Promise<Columns> {
  return inTransaction(req, async (execute) => {
    await execute(sql`select 1 from shelters where id = ${shelter} for update`)
    const now = await req.payload.findByID({
      collection: 'shelters',
      id: shelter,
      // The program's own columns, written by nobody else.
      overrideAccess: true,
      depth: 0,
      req,
    })
    const data = decide(now)
    if (!data) return now
    req.context.auditNote = 'Compte de paiement'
    await req.payload.update({
      collection: 'shelters',
      id: shelter,
      // As above: the provider said so, or the person may open the account.
      overrideAccess: true,
      depth: 0,
      req,
      data,
    })
    return { ...now, ...data }
  })
}

/**
 * Opens the shelter's account at the provider, or goes on with it.
 * @returns address of the provider's pages, good for a few minutes
 * @throws {HttpError} 403, 404; 422 for a shelter that is not approved; 503
 */
export async function openAccount(req: PayloadRequest, key: string): Promise<string> {
  const { id, name, slug, email, status, stripeAccountId } = await accountShelter(req, key)
  if (!isPublicShelter({ status })) {
    throw new HttpError(422, 'Seul un refuge approuvé peut activer les paiements')
  }
  const at = provider()
  let account = stripeAccountId
  if (!account) {
    // The same facts again are the same account, also when the server died in between.
    const facts = createHash('sha256')
      .update(JSON.stringify([email, name]))
      .digest('hex')
    const key = `account:${id}:${facts}`
    const made = await asked(at.createAccount({ email, name, shelter: id }, key))
    const kept = await writeAccount(req, id, (now) =>
      now.stripeAccountId ? null : { stripeAccountId: made, payoutState: 'PENDING' },
    )
    account = kept.stripeAccountId ?? made
  }
  const back = `${env.publicUrl}/retour-paiements/${slug}`
  return asked(at.onboardingUrl({ id: account, returnUrl: back, refreshUrl: back }))
}

/**
 * Reads at the provider what an account may do, and notes it at its shelter. An account that is
 * nobody's is left alone.
 * @throws {ProviderDown} when the provider does not answer
 */
async function refreshAccount(req: PayloadRequest, account: string): Promise<void> {
  const at = paymentProvider()
  if (!at) return
  const { docs } = await req.payload.find({
    collection: 'shelters',
    // The provider's account leads to its shelter, whoever asks.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    where: { stripeAccountId: { equals: account } },
  })
  const shelter = docs[0]?.id
  if (!shelter) return
  const record = await at.readAccount(account).catch((error: unknown): AccountRecord | null => {
    if (error instanceof ProviderRefusal) return null
    throw error
  })
  await writeAccount(req, shelter, ({ payoutState }) => {
    const state = payoutStateOf(record, payoutState)
    return state === payoutState ? null : { payoutState: state }
  })
}

/**
 * The state of the shelter's account, as the provider has it now.
 * @throws {HttpError} 403, 404, 503
 */
export async function readAccountNow(req: PayloadRequest, key: string): Promise<Owner> {
  const shelter = await accountShelter(req, key)
  if (!shelter.stripeAccountId || !paymentProvider()) return shelter
  await asked(refreshAccount(req, shelter.stripeAccountId))
  return accountShelter(req, key)
}

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
