import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requireRight } from '@/platform/access/team-shelter'
import { sessionOf } from '@/platform/db/session'
import { HttpError } from '@/platform/http/errors'

import { RIGHT } from '../access'
import { SENTENCES } from '../model'
import type { TeamThanks } from './schema'

/** Most names that a team chooses from: the latest. */
const MOST = 500

/**
 * The names that donors of a campaign wrote for its wall, for the team, the latest first: of gifts that
 * were paid. Before that nobody reads them.
 * @throws {HttpError} 404 for whoever has no part in the shelter, 403
 */
export async function listThanks(
  req: PayloadRequest,
  campaign: string,
): Promise<TeamThanks['data']> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ shelter: string }>(sql`
    select shelter_id as shelter from campaigns
    where id = ${campaign}::uuid and deleted_at is null`)
  const [row] = rows
  if (!row) throw new HttpError(404, SENTENCES.notFound)
  requireRight(req, row.shelter, RIGHT, SENTENCES.notFound)
  const found = await session.execute<TeamThanks['data'][number]>(sql`
    select t.donation_id as "donationId", t.name from campaign_thanks t
    where t.campaign_id = ${campaign}::uuid
      and exists (select 1 from payments p where p.donation_id = t.donation_id)
    order by t.created_at desc, t.donation_id limit ${MOST}`)
  return found.rows
}
