import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Sex, Species } from '@/features/animals/model'
import { publicShelterSql } from '@/features/shelters/public'
import { sessionOf } from '@/platform/db/session'
import { boxAround } from '@/platform/geo/model'
import { COMMUNE_REACH, findCommune } from '@/platform/geo/communes'

import { addDays } from '@/platform/time/model'

import { FARTHEST, plainNumber, type Compared } from '../matching.model'
import type { Age, Coat, ReportKind, Size } from '../model'
import { activeReportSql } from '../public'
import { coatsOfText } from './coats.model'

export type ComparedReport = Compared & { id: string; kind: ReportKind }
export type ComparedAnimal = Compared & { id: string }

type Row = {
  id: string
  kind: ReportKind
  species: Species
  sex: Sex
  coat: Coat | null
  coat2: Coat | null
  size: Size | null
  age: Age | null
  breed: string | null
  marks: string | null
  day: string
  lat: number
  lng: number
  commune: string | null
  idNumber: string | null
}

// The points that everybody may see: the distance that a message names gives nothing more away.
const COLUMNS = sql`r.id, r.kind, r.species, r.sex, r.coat, r.coat2, r.size, r.age, r.breed, r.marks,
  r.day, r.shown_lat::float8 as lat, r.shown_lng::float8 as lng, r.commune_code as commune,
  r.id_number as "idNumber"`

const toCompared = ({ lat, lng, commune, ...row }: Row): ComparedReport => ({
  ...row,
  point: { lat, lng },
  commune: commune ?? '',
})

/** What is compared of a report that people may read; null for any other. */
export async function readCompared(
  req: PayloadRequest,
  id: string,
): Promise<ComparedReport | null> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(
    sql`select ${COLUMNS} from lost_found_reports r where r.id = ${id} and ${activeReportSql}`,
  )
  const row = (rows as Row[])[0]
  return row ? toCompared(row) : null
}

/** Most reports that one is compared with: the nearest. */
const MOST = 3000

const numberSql = sql`upper(regexp_replace(coalesce(r.id_number, ''), '[^0-9A-Za-z]', '', 'g'))`

/** The reports of the other kind that may be the same animal: near, or with the same number. */
export async function reportsLike(
  req: PayloadRequest,
  report: ComparedReport,
): Promise<ComparedReport[]> {
  const session = await sessionOf(req)
  const other: ReportKind = report.kind === 'LOST' ? 'FOUND' : 'LOST'
  const { south, north, west, east } = boxAround(report.point, FARTHEST)
  const number = plainNumber(report.idNumber)
  // Found before it was lost, a mistaken day aside: another animal.
  const days =
    report.kind === 'LOST'
      ? sql`r.day >= ${addDays(report.day, -1)}`
      : sql`r.day <= ${addDays(report.day, 1)}`
  const near = sql`r.species = ${report.species} and ${days} and r.shown_lat between ${south} and ${north}
    and r.shown_lng between ${west} and ${east}`
  const { rows } = await session.execute(sql`
    select ${COLUMNS} from lost_found_reports r
    where r.kind = ${other} and ${activeReportSql}
      and (${near} ${number ? sql`or ${numberSql} = ${number}` : sql``})
    order by abs(r.shown_lat - ${report.point.lat}) + abs(r.shown_lng - ${report.point.lng})
    limit ${MOST}
  `)
  return (rows as Row[]).map(toCompared)
}

type AnimalRow = {
  id: string
  species: Species
  sex: Sex
  color: string | null
  breed: string | null
  day: string
  idNumber: string | null
  lat: number | null
  lng: number | null
  postalCode: string
  city: string
}

/** Days since an animal came in, at most, for it to be somebody's lost one. */
const INTAKE_DAYS = 30

/** The point of one that receives nobody is that of a family: distances, which are told, begin at its commune. */
const RECEIVES = sql`(s.is_physical is not false)`

/** Animals that came in to public shelters around a lost one, or that have its number. */
export async function animalsLike(
  req: PayloadRequest,
  lost: ComparedReport,
): Promise<ComparedAnimal[]> {
  const session = await sessionOf(req)
  const { south, north, west, east } = boxAround(lost.point, FARTHEST)
  const wide = boxAround(lost.point, FARTHEST + COMMUNE_REACH)
  const isHomeAround = sql`(s.location_lat is null or s.location_lat between ${wide.south} and ${wide.north}
    and s.location_lng between ${wide.west} and ${wide.east})`
  const number = plainNumber(lost.idNumber)
  const { rows } = await session.execute(sql`
    select a.id, a.species, a.sex, a.color, a.breed, a.id_number as "idNumber",
      to_char(coalesce(a.found_date, a.arrival_date, a.created_at) at time zone 'Europe/Paris',
        'YYYY-MM-DD') as day,
      case when ${RECEIVES} then s.location_lat::float8 end as lat,
      case when ${RECEIVES} then s.location_lng::float8 end as lng,
      s.location_postal_code as "postalCode", s.location_city as city
    from animals a join shelters s on s.id = a.shelter_id
    where ${publicShelterSql} and a.deleted_at is null and a.status in ('AT_SHELTER', 'FOUND')
      and coalesce(a.found_date, a.arrival_date, a.created_at) > now() - make_interval(days => ${INTAKE_DAYS})
      and ((a.species = ${lost.species} and (not ${RECEIVES} and ${isHomeAround} or s.location_lat between ${south} and ${north}
          and s.location_lng between ${west} and ${east}))
        ${number ? sql`or upper(regexp_replace(coalesce(a.id_number, ''), '[^0-9A-Za-z]', '', 'g')) = ${number}` : sql``})
  `)
  return (rows as AnimalRow[]).flatMap((row) => {
    const commune = findCommune(row.postalCode, row.city)
    const { lat, lng } = row.lat !== null && row.lng !== null ? row : (commune ?? row)
    if (lat === null || lng === null) return []
    const [coat, coat2] = coatsOfText(row.color)
    const { id, species, sex, breed, day, idNumber } = row
    const said = { species, sex, breed, day, idNumber, coat, coat2, size: null, age: null }
    return [{ id, ...said, marks: null, point: { lat, lng }, commune: commune?.code ?? '' }]
  })
}
