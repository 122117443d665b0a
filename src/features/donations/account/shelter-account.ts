import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Shelter } from '@/payload-types'
import { teamShelter, type Right } from '@/platform/access/team-shelter'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { log } from '@/platform/log'

export type Owner = Pick<
  Shelter,
  'id' | 'name' | 'slug' | 'email' | 'payoutState' | 'stripeAccountId' | 'status'
>

const RIGHT: Right = { may: 'viewGiving', to: 'gérer les paiements' }

/** The shelter whose account for payments the person keeps. @throws {HttpError} 404, 403 */
export const accountShelter = (req: PayloadRequest, key: string): Promise<Owner> =>
  teamShelter(req, key, RIGHT, ['email', 'payoutState', 'stripeAccountId', 'status'])

/** @throws {HttpError} 503 for whatever the provider could not do */
export async function asked<T>(answer: Promise<T>): Promise<T> {
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
export async function writeAccount(
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
