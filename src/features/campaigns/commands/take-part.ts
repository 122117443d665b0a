import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { shelterZoneSql } from '@/features/shelters/public'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { sessionOf } from '@/platform/db/session'
import { invalidField } from '@/platform/http/errors'
import { isId } from '@/platform/ids.model'
import { dayIn } from '@/platform/time/model'

import { SENTENCES, standingOf, type Status } from '../model'
import { CAMPAIGNS, FIRST_DAY, LAST_DAY } from '../public'

/** What a gift says of its campaign. */
export type CampaignOfGift = { id: string; slug: string; title: string }

type Row = CampaignOfGift & {
  status: Status
  startsOn: string | null
  endsOn: string | null
  zone: string
}

/**
 * The campaign of a gift that is about to be paid, as it is at this moment.
 * @param key its id or its slug
 * @throws {HttpError} 422 on `campaignId` for one that takes no gifts in that shelter today
 */
export async function campaignForGift(
  req: PayloadRequest,
  { shelter, key }: { shelter: string; key: string },
): Promise<CampaignOfGift> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<Row>(sql`
    select c.id, c.slug, c.title, c.status, to_char(${FIRST_DAY}, 'YYYY-MM-DD') as "startsOn",
      to_char(${LAST_DAY}, 'YYYY-MM-DD') as "endsOn", ${shelterZoneSql} as zone
    from ${CAMPAIGNS} where c.shelter_id = ${shelter}::uuid and c.deleted_at is null
      and ${isId(key) ? sql`c.id = ${key}::uuid` : sql`c.slug = ${key}`}`)
  const [row] = rows
  const standing = row ? standingOf(row, dayIn(row.zone, new Date())) : 'HIDDEN'
  if (!row || standing === 'HIDDEN') throw invalidField('campaignId', SENTENCES.notThere)
  if (standing === 'COMING') throw invalidField('campaignId', SENTENCES.notYet)
  if (standing === 'ENDED') throw invalidField('campaignId', SENTENCES.over)
  const { id, slug, title } = row
  return { id, slug, title }
}

/** The campaign that a gift was for, whatever became of it since; `null` without one. */
export async function campaignOfGift(
  req: PayloadRequest,
  id: string | null,
): Promise<CampaignOfGift | null> {
  if (!id) return null
  const session = await sessionOf(req)
  const { rows } = await session.execute<CampaignOfGift>(
    sql`select id, slug, title from campaigns where id = ${id}::uuid`,
  )
  return rows[0] ?? null
}

/** Keeps the name that a donor chose for the wall: it is shown once the gift is paid. */
export async function keepThanks(
  req: PayloadRequest,
  thanks: { donation: string; campaign: string; name: string; showsAmount: boolean },
): Promise<void> {
  const session = await sessionOf(req)
  await session.execute(sql`
    insert into campaign_thanks (donation_id, campaign_id, name, shows_amount)
    values (${thanks.donation}, ${thanks.campaign}, ${thanks.name}, ${thanks.showsAmount})
    on conflict (donation_id) do nothing`)
}

/** Takes the name of a gift off the wall. The caller knows whose it is. @returns was there one? */
export async function forgetThanks(req: PayloadRequest, donation: string): Promise<boolean> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ campaign: string }>(sql`
    delete from campaign_thanks where donation_id = ${donation}::uuid
    returning campaign_id as campaign`)
  await touch(
    req,
    rows.map(({ campaign }) => tags.campaign(campaign)),
  )
  return rows.length > 0
}

/** Money came or went back: whatever shows the sum of its campaign is drawn anew. */
export async function refreshSums(
  req: PayloadRequest,
  { campaign, shelter }: { campaign: string | null; shelter: string | null },
): Promise<void> {
  if (!campaign) return
  await touch(req, [tags.campaign(campaign), ...(shelter ? [tags.shelterCampaigns(shelter)] : [])])
}
