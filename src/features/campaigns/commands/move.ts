import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { isoSql } from '@/platform/db/iso'
import { requireRight } from '@/platform/access/team-shelter'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { HttpError, invalidField } from '@/platform/http/errors'

import { RIGHT } from '../access'
import { COLLECTION, SENTENCES, statusAfter, type Act, type Status } from '../model'
import { CAMPAIGNS, givenSql, isLate } from '../public'
import { RECEIVED, TEAM_COLUMNS, toTeamCampaigns, type TeamCampaignRow } from '../rows'
import type { TeamCampaign } from '../view'

type Held = {
  shelter: string
  status: Status
  story: string | null
  updatedAt: string
  isLate: boolean
  hasGifts: boolean
}

/** Holds a campaign that the person looks after. @throws {HttpError} 404, 403 */
async function hold(req: PayloadRequest, execute: Execute, id: string): Promise<Held> {
  const { rows } = await execute<Held>(sql`
    select c.shelter_id as shelter, c.status, c.story, ${isLate} as "isLate",
      ${isoSql(sql`c.updated_at`)} as "updatedAt",
      exists (select 1 from donations d where d.campaign_id = c.id and ${givenSql}) as "hasGifts"
    from ${CAMPAIGNS} where c.id = ${id}::uuid and c.deleted_at is null for update of c`)
  const [row] = rows
  if (!row) throw new HttpError(404, SENTENCES.notFound)
  requireRight(req, row.shelter, RIGHT, SENTENCES.notFound)
  return row
}

/** @throws {HttpError} 409, 422 */
function check(held: Held, act: Act, updatedAt: string): Status {
  if (Date.parse(updatedAt) !== Date.parse(held.updatedAt)) {
    throw new HttpError(409, SENTENCES.stale)
  }
  const status = statusAfter(held.status, act)
  if (!status) throw new HttpError(409, SENTENCES.wrongStep)
  if (act === 'publish' && !held.story?.trim()) throw invalidField('story', SENTENCES.story)
  if ((act === 'publish' || act === 'reopen') && held.isLate) {
    throw invalidField('endsOn', SENTENCES.past)
  }
  if (act === 'unpublish' && held.hasGifts) throw new HttpError(409, SENTENCES.hasGifts)
  return status
}

/**
 * One step of a campaign at the desk, or back.
 * @param sent.updatedAt the moment of the version that was read
 * @param sent.report what was done with the money, when it ends
 * @throws {HttpError} 404 for whoever has no part in the shelter, 403 for a role that does not
 * suffice, 409 when somebody saved meanwhile or the step is not open, 422 for what is missing
 */
export function moveCampaign(
  req: PayloadRequest,
  id: string,
  { act, updatedAt, report }: { act: Act; updatedAt: string; report?: string },
): Promise<TeamCampaign> {
  return inTransaction(req, async (execute) => {
    const held = await hold(req, execute, id)
    const status = check(held, act, updatedAt)
    const endedAt = act === 'end' ? new Date().toISOString() : act === 'reopen' ? null : undefined
    await req.payload.update({
      collection: COLLECTION,
      id,
      data: {
        status,
        ...(endedAt !== undefined && { endedAt }),
        // Another end is followed by another reminder.
        ...(act === 'reopen' && { reportAskedAt: null }),
        ...(report && { report }),
      },
      // The right was checked above; the state is closed to everything but this command.
      overrideAccess: true,
      depth: 0,
      req,
    })
    const { rows } = await execute<TeamCampaignRow>(
      sql`select ${TEAM_COLUMNS} from ${CAMPAIGNS} ${RECEIVED} where c.id = ${id}::uuid`,
    )
    return (await toTeamCampaigns(req, rows))[0] as TeamCampaign
  })
}
