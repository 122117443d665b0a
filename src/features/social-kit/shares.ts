import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Execute } from '@/platform/db/transaction'
import { sessionOf } from '@/platform/db/session'

import { NETWORKS, type Network } from './model'
import type { Open } from './gate'

/** The last time that something was posted on a network. */
export type Share = { id: string; network: Network; at: string }

type Row = { id: string; network: string; at: Date | string }

const isNetwork = (value: string): value is Network => Object.hasOwn(NETWORKS, value)

/** The last share of a subject on each network where there is one. */
export async function lastShares(
  execute: Execute,
  { kind, shelter, subject }: Open,
): Promise<Share[]> {
  const { rows } = await execute<Row>(sql`
    select distinct on (network) id, network, shared_at as at from social_shares
    where subject_id = ${subject.id} and kind = ${kind} and shelter_id = ${shelter}
    order by network, shared_at desc, id desc`)
  return rows.flatMap(({ id, network, at }) =>
    isNetwork(network) ? [{ id, network, at: new Date(at).toISOString() }] : [],
  )
}

/** {@link lastShares}, as the kit shows them. */
export async function readShares(req: PayloadRequest, open: Open): Promise<Share[]> {
  const session = await sessionOf(req)
  return lastShares(session.execute.bind(session), open)
}
