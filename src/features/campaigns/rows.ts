import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { readPictures } from '@/features/media/queries'
import { departmentOf } from '@/features/shelters/model'
import { shelterZoneSql } from '@/features/shelters/public'
import { actorOf } from '@/platform/access/builders'
import { can } from '@/platform/access/model'
import { openPayload } from '@/platform/payload'

import { showsGoals } from './goals'
import { FIRST_DAY, IS_OVER, LAST_DAY } from './public'
import type { Campaign, TeamCampaign } from './view'

const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)
const at = (column: string) => sql`to_char(${sql.raw(column)} at time zone 'UTC', ${ISO})`
const picturesOf = (
  path: string,
): SQL => sql`(select coalesce(jsonb_agg(x.media_id order by x.order),
  '[]'::jsonb) from campaigns_rels x where x.parent_id = c.id and x.path = ${path})`

/**
 * What the gifts of `campaigns c` brought, as a table `m`: a sum of the ledger, whose lines are
 * signed, so that a refund or a dispute lowers it with its own line. Tips are the platform's.
 */
export const RECEIVED = sql`left join lateral (
  select coalesce(sum(g.cents), 0)::float8 as received,
    (count(*) filter (where g.cents > 0))::int as donors
  from (select sum(p.amount_cents) as cents from donations d join payments p on p.donation_id = d.id
    where d.campaign_id = c.id group by d.donor_id) g) m on true`

/** What everybody may read of a campaign. */
export const COLUMNS = sql`c.id, c.slug, c.title, c.summary, c.story, c.report,
  to_char(${FIRST_DAY}, 'YYYY-MM-DD') as "startsOn", to_char(${LAST_DAY}, 'YYYY-MM-DD') as "endsOn",
  ${IS_OVER} as "isOver", m.received as "receivedCents", m.donors, c.goal_euros::int as "goalEuros",
  ${picturesOf('pictures')} as pictures, ${picturesOf('reportPictures')} as "reportPictures",
  ${at('c.created_at')} as "createdAt", ${at('c.updated_at')} as "updatedAt",
  s.id as "shelterId", s.name as "shelterName", s.slug as "shelterSlug", s.location_city as city,
  s.location_postal_code as "postalCode", ${shelterZoneSql} as zone`

/** What its team reads besides. */
export const TEAM_COLUMNS = sql`${COLUMNS}, c.status,
  (select count(distinct d.id)::int from donations d join payments p on p.donation_id = d.id
    where d.campaign_id = c.id) as gifts,
  (select count(*)::int from campaign_thanks t where t.campaign_id = c.id
    and exists (select 1 from payments p where p.donation_id = t.donation_id)) as thanks`

/** {@link COLUMNS} as Postgres gives them. */
export type CampaignRow = Omit<
  Campaign,
  'pictures' | 'reportPictures' | 'shelter' | 'goalCents'
> & {
  goalEuros: number | null
  pictures: string[]
  reportPictures: string[]
  shelterId: string
  shelterName: string
  shelterSlug: string
  city: string | null
  postalCode: string | null
  zone: string
}

/** {@link TEAM_COLUMNS} as Postgres gives them. */
export type TeamCampaignRow = CampaignRow & Pick<TeamCampaign, 'status' | 'gifts' | 'thanks'>

/**
 * Rows as they are shown, with their pictures; a goal only where the operator shows goals, a report that is
 * written ahead only to the team. Their other columns pass through.
 */
export async function toCampaigns<Row extends CampaignRow>(
  rows: readonly Row[],
  { isForTeam = false } = {},
) {
  const ids = rows.flatMap(({ pictures, reportPictures }) => [...pictures, ...reportPictures])
  const shown = await readPictures(await openPayload(), ids)
  const picturesIn = (wanted: readonly string[]) =>
    wanted.flatMap((id) => {
      const picture = shown.get(id)
      if (!picture) return []
      const { url, card, alt, width, height } = picture
      return [
        { url, card: card ?? null, alt: alt ?? '', width: width ?? null, height: height ?? null },
      ]
    })
  return rows.map((row) => {
    const { goalEuros, shelterId, shelterName, shelterSlug, city, postalCode, zone, ...others } =
      row
    const { pictures, report, reportPictures, ...rest } = others
    const hasReport = isForTeam || row.isOver
    return {
      ...rest,
      report: hasReport ? report : null,
      goalCents: showsGoals() && goalEuros !== null ? goalEuros * 100 : null,
      pictures: picturesIn(pictures),
      reportPictures: hasReport ? picturesIn(reportPictures) : [],
      shelter: {
        id: shelterId,
        name: shelterName,
        slug: shelterSlug,
        city,
        department: departmentOf(postalCode ?? ''),
        zone,
      },
    }
  })
}

/** The same for a team. @param req whose reader may see donors or not */
export async function toTeamCampaigns(
  req: PayloadRequest,
  rows: readonly TeamCampaignRow[],
): Promise<TeamCampaign[]> {
  const found = await toCampaigns(rows, { isForTeam: true })
  const actor = actorOf(req)
  return found.map((campaign) => ({
    ...campaign,
    seesDonors: can(actor, 'viewGiving', campaign.shelter.id),
  }))
}
