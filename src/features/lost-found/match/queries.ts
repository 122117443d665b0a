import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { publicShelterSql } from '@/features/shelters/public'
import { sessionOf } from '@/platform/db/session'

import { reportPath } from '../model'
import { publicReportSql } from '../public'
import { PUBLIC_COLUMNS, toPublicReport } from '../rows'
import type { PublicReport } from '../view'
import { dayWords, endWords, placeLine, reportTitle, SAME_WORDS } from '../wording.model'

/** What a report resembles, as its author may know it. */
export type OwnMatch = {
  id: string
  title: string
  detail: string
  href: string
  photo: string | null
  isCertain: boolean
  /** What is said of a pair that was confirmed, or cannot be; null for one that waits for an answer. */
  said: string | null
  reasons: string[]
}

type Kept = { match_id: string; is_certain: boolean; state: string; reasons: string[] }

const MOST = 12

/** Of a pair that was not confirmed and cannot be any more, how the other search ended. */
const saidOf = (state: string, report: PublicReport): string | null => {
  const end = endWords(report)
  if (state !== 'CONFIRMED') return end
  return end ? SAME_WORDS.OVER : SAME_WORDS.REPORT
}

const ofReport = (
  report: PublicReport,
  { match_id, is_certain, state, reasons }: Kept,
): OwnMatch => ({
  id: match_id,
  title: reportTitle(report),
  detail: `${dayWords(report)}, ${placeLine(report)}`,
  href: reportPath(report.kind, report.id),
  photo: report.photos[0]?.cardUrl ?? null,
  isCertain: is_certain,
  said: saidOf(state, report),
  reasons,
})

/** The reports and the shelters' animals that resemble one, the likeliest first. */
export async function matchesOf(req: PayloadRequest, id: string): Promise<OwnMatch[]> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    select m.id as match_id, m.is_certain, m.state, m.reasons, ${PUBLIC_COLUMNS}
    from lost_found_matches m
      join lost_found_reports r on r.id = case when m.lost_id = ${id} then m.found_id else m.lost_id end
    where ${id} in (m.lost_id, m.found_id) and m.state <> 'REFUSED' and ${publicReportSql}
    order by m.score desc limit ${MOST}`)
  const { rows: shelters } = await session.execute<
    Kept & { name: string; slug: string; city: string }
  >(sql`
    select m.id as match_id, m.is_certain, m.state, m.reasons, s.name, s.slug, s.location_city as city
    from lost_found_matches m join animals a on a.id = m.animal_id
      join shelters s on s.id = a.shelter_id
    where m.lost_id = ${id} and m.state <> 'REFUSED' and ${publicShelterSql}
      and a.deleted_at is null and a.status in ('AT_SHELTER', 'FOUND')
    order by m.score desc limit ${MOST}`)
  return [
    ...rows.map((row) => ofReport(toPublicReport(row), row as Kept)),
    ...shelters.map(({ match_id, is_certain, state, reasons, name, slug, city }) => ({
      id: match_id,
      title: `Un animal recueilli par ${name}`,
      detail: `${city}. Appelez ce refuge, avec une photo.`,
      href: `/shelter/${slug}`,
      photo: null,
      isCertain: is_certain,
      said: state === 'CONFIRMED' ? SAME_WORDS.ANIMAL : null,
      reasons,
    })),
  ]
}
