import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'

import { sponsorshipRow } from '../../settle/ledger'
import { askToChoose } from './ask-to-choose'

/** The sponsors of an animal that leaves are asked, in the transaction in which it leaves. */
export async function askSponsorsOf(req: PayloadRequest, animal: string): Promise<void> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ id: string }>(sql`
    select id from sponsorships
    where animal_id = ${animal} and status in ('ACTIVE', 'PAST_DUE', 'PAUSED')
    order by id for update
  `)
  for (const { id } of rows) {
    const row = await sponsorshipRow(req, id)
    if (row) await askToChoose(req, row, new Date())
  }
}
