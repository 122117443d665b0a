import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { readPictures } from '@/features/media/queries'
import { publicShelterSql } from '@/features/shelters/public'
import type { Animal } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { requireSuperAdmin } from '@/platform/access/require'
import { sessionOf } from '@/platform/db/session'
import { paginationOf } from '@/platform/http/pagination.model'

import { QUEUE_SCORE, TELL_SCORE } from '../matching.model'
import { activeReportSql } from '../public'
import { PUBLIC_COLUMNS } from '../rows'
import type { WaitingQuery } from './schema'
import { toDeskReport, type DeskReport, type PairedAnimal, type Pairs } from './view'

const isActive = (column: SQL): SQL =>
  sql`exists (select 1 from lost_found_reports r where r.id = ${column} and ${activeReportSql})`

/**
 * Pairs on `lost_found_matches m` that nobody was told and nobody decided of, while people look for
 * both. An animal that was taken in from a report that makes the same pair is left out, and so are
 * two reports of one person.
 */
export const waitingPairSql: SQL = sql`(m.state = 'NEW' and m.told_at is null
  and m.score >= ${QUEUE_SCORE} and m.score < ${TELL_SCORE} and ${isActive(sql`m.lost_id`)}
  and (
    (m.found_id is not null and ${isActive(sql`m.found_id`)} and not exists (
      select 1 from lost_found_reports l join lost_found_reports o on lower(o.email) = lower(l.email)
      where l.id = m.lost_id and o.id = m.found_id))
    or (exists (
      select 1 from animals a join shelters s on s.id = a.shelter_id
      where a.id = m.animal_id and a.deleted_at is null and a.status in ('AT_SHELTER', 'FOUND')
        and ${publicShelterSql})
      and not exists (
        select 1 from lost_found_reports t join lost_found_matches k on k.found_id = t.id
        where t.animal_id = m.animal_id and k.lost_id = m.lost_id))))`

type Row = {
  id: string
  lost: string
  found: string | null
  animal: string | null
  score: number
  reasons: string[]
}

async function readReports(req: PayloadRequest, ids: string[]): Promise<Map<string, DeskReport>> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    select ${PUBLIC_COLUMNS} from lost_found_reports r
    where r.id::text = any(${sql.param(ids)}::text[])`)
  return new Map(rows.map((row) => [String((row as { id: string }).id), toDeskReport(row)]))
}

async function readAnimals(req: PayloadRequest, ids: string[]): Promise<Map<string, PairedAnimal>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'animals',
    where: { id: { in: ids } },
    // As the super admin who reads the pairs.
    overrideAccess: false,
    depth: 1,
    limit: ids.length,
    pagination: false,
    select: { name: true, species: true, sex: true, shelter: true, photos: true },
    populate: { shelters: { name: true }, media: {} },
    req,
  })
  const animals = docs as Animal[]
  const photoOf = ({ photos }: Animal) => idOf(photos?.[0])
  const pictures = await readPictures(
    req.payload,
    animals.map(photoOf).filter((id) => id !== null),
  )
  return new Map(
    animals.map((animal) => {
      const { id, name, species, sex, shelter } = animal
      const photo = pictures.get(photoOf(animal) ?? '')?.url ?? null
      const of = shelter && typeof shelter === 'object' ? shelter.name : ''
      return [id, { id, name, species, sex, shelter: of, photo }]
    }),
  )
}

/** The pairs that wait for a person to look, the likeliest first. @throws {HttpError} 403 */
export async function listPairs(
  req: PayloadRequest,
  { page, limit }: WaitingQuery,
): Promise<Pairs> {
  requireSuperAdmin(req.user)
  const session = await sessionOf(req)
  const { rows } = await session.execute<Row>(sql`
    select m.id, m.lost_id as lost, m.found_id as found, m.animal_id as animal, m.score, m.reasons
    from lost_found_matches m where ${waitingPairSql}
    order by m.score desc, m.created_at, m.id limit ${limit} offset ${(page - 1) * limit}`)
  const { rows: counted } = await session.execute<{ total: number }>(
    sql`select count(*)::int as total from lost_found_matches m where ${waitingPairSql}`,
  )
  const reports = await readReports(
    req,
    rows.flatMap(({ lost, found }) => (found ? [lost, found] : [lost])),
  )
  const animals = await readAnimals(
    req,
    rows.flatMap(({ animal }) => animal ?? []),
  )
  const total = counted[0]?.total ?? 0
  return {
    data: rows.flatMap(({ id, lost, found, animal, score, reasons }) => {
      const ours = reports.get(lost)
      const theirs = reports.get(found ?? '') ?? null
      const other = animals.get(animal ?? '') ?? null
      if (!ours || (!theirs && !other)) return []
      return [{ id, score, reasons, lost: ours, found: theirs, animal: other }]
    }),
    pagination: paginationOf(page, limit, total),
  }
}
