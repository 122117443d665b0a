import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { sheltersAround } from '@/features/directory/queries'
import { readShelter } from '@/features/shelters/queries'
import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { newestDays } from '@/platform/db/batches'
import { containing, searchedWords, wordsSql } from '@/platform/db/plain'
import type { Execute } from '@/platform/db/transaction'
import { findPlace, type SearchPlace } from '@/platform/geo/places'
import { isId } from '@/platform/ids.model'
import { freshExecute } from '@/platform/payload'

import type { Asked } from './filters'
import { WALL_NAMES } from './model'
import { CAMPAIGNS, IS_OVER, LAST_DAY, openSql, shownSql } from './public'
import { COLUMNS, RECEIVED, toCampaigns, type CampaignRow } from './rows'
import type { Campaign, ListedCampaign, Thanks } from './view'

const readOne = cached(
  async (id: string): Promise<Campaign | null> => {
    const execute = await freshExecute()
    const { rows } = await execute<CampaignRow>(
      sql`select ${COLUMNS} from ${CAMPAIGNS} ${RECEIVED} where c.id = ${id} and ${shownSql}`,
    )
    return (await toCampaigns(rows))[0] ?? null
  },
  // A day passes; its shelter gets another name. Gifts and refunds touch the tag themselves.
  { key: 'campaigns.one', tags: (id) => [tags.campaign(id)], maxAge: 60 },
)

const readId = cached(
  async (slug: string): Promise<string | null> => {
    const execute = await freshExecute()
    const { rows } = await execute<{ id: string }>(
      sql`select id from campaigns where slug = ${slug}`,
    )
    return rows[0]?.id ?? null
  },
  { key: 'campaigns.slug', tags: (slug) => [tags.campaignSlug(slug)], maxAge: 600 },
)

/** A campaign that everybody reads, by its id or its slug, ended ones too; `null` for every other. */
export async function findCampaign(key: string): Promise<Campaign | null> {
  const id = isId(key) ? key.toLowerCase() : await readId(key)
  const found = id ? await readOne(id) : null
  // A shelter that is suspended takes its campaigns along at once: the page carries its tag too.
  return found && (await readShelter(found.shelter.id)) ? found : null
}

/** Names on the wall of a campaign, the latest first, with how many there are in all. */
export const readWall = cached(
  async (campaign: string): Promise<{ names: Thanks[]; total: number }> => {
    const execute = await freshExecute()
    // Whoever was given everything back is thanked no more.
    const { rows } = await execute<Thanks & { total: number }>(sql`
      select t.donation_id as donation, t.name,
        case when t.shows_amount then m.cents end as "amountCents", count(*) over ()::int as total
      from campaign_thanks t join lateral (select sum(p.amount_cents)::float8 as cents
        from payments p where p.donation_id = t.donation_id) m on m.cents > 0
      where t.campaign_id = ${campaign}::uuid
      order by t.created_at desc, t.donation_id limit ${WALL_NAMES}`)
    return {
      names: rows.map(({ donation, name, amountCents }) => ({ donation, name, amountCents })),
      total: rows[0]?.total ?? 0,
    }
  },
  { key: 'campaigns.wall', tags: (campaign) => [tags.campaign(campaign)] },
)

/** The campaigns that say a word, or whose shelter has it in its name; each has its index. */
const withWord = (word: string): SQL => sql`c.id in (
  select w.id from campaigns w
  where ${wordsSql(sql`w.title`, sql`w.summary`, sql`w.story`)} like ${containing(word)}
  union all
  select w.id from campaigns w join shelters named on named.id = w.shelter_id
  where named.words like ${containing(word)})`

/** Those that end first, then those without an end; what is over comes last, the latest first. */
const ORDER = sql`${IS_OVER}, case when not ${IS_OVER} then ${LAST_DAY} end nulls last,
  case when ${IS_OVER} then coalesce(c.ended_at, c.ends_on) end desc nulls last,
  c.created_at desc, c.id`

export type CampaignList = {
  campaigns: ListedCampaign[]
  total: number
  page: number
  pages: number
  /** What `near` turned out to be. */
  place: SearchPlace | null
}

type Found = { id: string; away: number | null; total: number }

/** What is drawn of campaigns, in their order: sums are asked of those of the page alone. */
async function readListed(execute: Execute, found: readonly Found[]): Promise<ListedCampaign[]> {
  if (found.length === 0) return []
  const { rows } = await execute<CampaignRow>(sql`
    select ${COLUMNS} from ${CAMPAIGNS} ${RECEIVED}
    where c.id = any(${sql.param(found.map(({ id }) => id))}::uuid[])`)
  const byId = new Map((await toCampaigns(rows)).map((campaign) => [campaign.id, campaign]))
  return found.flatMap(({ id, away }) => {
    const campaign = byId.get(id)
    return campaign ? [{ ...campaign, away }] : []
  })
}

/** Shelters around a place as a table `n`; all of them, without a distance, where none was asked. */
async function nearSql(place: SearchPlace | null, radiusKm: number): Promise<SQL> {
  if (!place) return sql`left join (select null::uuid as id, null::int as metres) n on false`
  const found = await sheltersAround(place, radiusKm * 1000)
  return sql`join unnest(${sql.param(found.map(({ id }) => id))}::uuid[],
    ${sql.param(found.map(({ metres }) => metres))}::int[]) as n(id, metres) on n.id = c.shelter_id`
}

/** The campaigns that everybody reads, a page of them: what is open first, what is over after. */
export async function searchCampaigns(asked: Asked): Promise<CampaignList> {
  const { search, state, shelter, near, radiusKm, page, limit } = asked
  const place = near ? findPlace(near) : null
  const all: SQL[] = [shownSql]
  if (state) all.push(state === 'ended' ? IS_OVER : sql`not ${IS_OVER}`)
  if (shelter) all.push(sql`c.shelter_id = ${shelter}::uuid`)
  for (const word of searchedWords(search)) all.push(withWord(word))
  const where = sql.join(all, sql` and `)
  const from = sql`${CAMPAIGNS} ${await nearSql(place, radiusKm)}`
  const execute = await freshExecute()
  const found = await execute<Found>(sql`
    select c.id, n.metres as away, count(*) over ()::int as total from ${from} where ${where}
    order by ${ORDER} limit ${limit} offset ${(page - 1) * limit}`)
  const isBeyond = found.rows.length === 0 && page > 1
  const [counted] = isBeyond
    ? (
        await execute<{ total: number }>(
          sql`select count(*)::int as total from ${from} where ${where}`,
        )
      ).rows
    : found.rows
  const total = counted?.total ?? 0
  return {
    campaigns: await readListed(execute, found.rows),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / limit)),
    place,
  }
}

const listed =
  (condition: SQL) =>
  async (shelter: string, limit: number): Promise<Campaign[]> => {
    const execute = await freshExecute()
    const { rows } = await execute<CampaignRow>(sql`
    select ${COLUMNS} from ${CAMPAIGNS} ${RECEIVED}
    where c.shelter_id = ${shelter}::uuid and ${condition} order by ${ORDER} limit ${limit}`)
    return toCampaigns(rows)
  }
const ofShelter = (shelter: string) => [tags.shelterCampaigns(shelter), tags.shelter(shelter)]

/** The campaigns of a shelter, open ones first. */
export const listShelterCampaigns = cached(listed(shownSql), {
  key: 'campaigns.shelter',
  tags: ofShelter,
  maxAge: 600,
})

/** Those of them that take gifts. */
export const listOpenCampaigns = cached(listed(openSql), {
  key: 'campaigns.open',
  tags: ofShelter,
  maxAge: 600,
})

/** Has a shelter any campaign to show? By tags alone: a job touches them on first and after last days. */
export const hasCampaigns = cached(
  async (shelter: string): Promise<boolean> => {
    const execute = await freshExecute()
    const { rows } = await execute(sql`
      select 1 from ${CAMPAIGNS} where c.shelter_id = ${shelter}::uuid and ${shownSql} limit 1`)
    return rows.length > 0
  },
  { key: 'campaigns.any', tags: ofShelter },
)

/** Of each batch of the campaigns that everybody reads, the day of the last change (yyyy-MM-dd). */
export async function campaignDays(size: number): Promise<string[]> {
  const execute = await freshExecute()
  const { rows } = await execute<{ day: string }>(
    newestDays('c', sql`${CAMPAIGNS} where ${shownSql}`, size),
  )
  return rows.map(({ day }) => day)
}

type CampaignAddress = {
  slug: string
  changedOn: string
  /** Names of its pictures in the library. */
  files: string[]
}

/** A batch of their addresses, in an order that stays. @param batch from 1 */
export async function listCampaignAddresses(
  batch: number,
  size: number,
): Promise<CampaignAddress[]> {
  const execute = await freshExecute()
  const { rows } = await execute<CampaignAddress>(sql`
    select c.slug, to_char(c.updated_at, 'YYYY-MM-DD') as "changedOn",
      array(select m.filename::text from campaigns_rels r join media m on m.id = r.media_id
        where r.parent_id = c.id and r.path = 'pictures' order by r."order") as files
    from ${CAMPAIGNS}
    where ${shownSql} order by c.id limit ${size} offset ${(batch - 1) * size}`)
  return rows
}
