import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { keysOf } from '@/features/animals/model'
import { readPictures } from '@/features/media/queries'
import type { AdoptionRequest, Animal, Certificate } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { directionSql } from '@/platform/db/order'
import { plainSql, searchedSql, wordsSql } from '@/platform/db/plain'
import { PARIS } from '@/platform/time/model'
import { zoneOf } from '@/platform/time/zones.model'
import { paginationOf } from '@/platform/http/pagination.model'

import { requireAdoptions } from './request-row'
import {
  hasDelivered,
  needsCertificate,
  readyAt,
  REQUEST_STATUS_LABELS,
  type RequestStatus,
} from './model'
import type { RequestList as Query } from './schema'
import type { CardAnimal, Pagination, Person, RequestCard, RequestSort } from './view'

const WORDS = wordsSql(
  sql`r.applicant_name`,
  sql`r.applicant_email`,
  sql`r.applicant_phone`,
  sql`a.name`,
)

const COLUMNS: Record<RequestSort, ReturnType<typeof sql>> = {
  createdAt: sql`r.created_at`,
  updatedAt: sql`r.updated_at`,
  statusSince: sql`r.status_since`,
  name: plainSql(sql`r.applicant_name`),
  animal: sql`a.plain_name`,
}

type Filters = Pick<Query, 'search' | 'species' | 'assignee' | 'animal'>

/**
 * Every filter but the state, so that the counts of all states come from the same rows: `r` of
 * the requests, `a` of their animals.
 */
export function conditionsOf(shelter: string, query: Filters, userId: string | null) {
  const { search, species, assignee, animal } = query
  const person = assignee === 'me' ? userId : assignee
  return sql.join(
    [
      sql`r.shelter_id = ${shelter}`,
      ...searchedSql(WORDS, search),
      ...(species ? [sql`a.species = ${species}`] : []),
      ...(animal ? [sql`r.animal_id = ${animal}`] : []),
      ...(assignee === 'none' ? [sql`r.assignee_id is null`] : []),
      ...(person && assignee !== 'none' ? [sql`r.assignee_id = ${person}`] : []),
    ],
    sql` and `,
  )
}

/** Names of accounts by id: who follows, who wrote. */
export async function namesOf(
  req: PayloadRequest,
  ids: readonly (string | null)[],
): Promise<Map<string, Person>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: wanted } },
    // Colleagues of the team: their name, and nothing else.
    overrideAccess: true,
    depth: 0,
    limit: wanted.length,
    pagination: false,
    select: { name: true },
    req,
  })
  return new Map(docs.map(({ id, name }) => [id, { id, name }]))
}

/** The animals of requests, by id. The caller has checked the right to them. */
export async function animalsOf(
  req: PayloadRequest,
  rows: ReadonlyArray<Pick<AdoptionRequest, 'animal'>>,
): Promise<Map<string, CardAnimal>> {
  const ids = [...new Set(rows.map(({ animal }) => idOf(animal)).filter((id) => id !== null))]
  const { docs } = await req.payload.find({
    collection: 'animals',
    where: { id: { in: ids } },
    // The right was checked; a hidden or deleted animal is still the one that was asked for.
    overrideAccess: true,
    trash: true,
    depth: 0,
    limit: ids.length,
    pagination: false,
    select: { name: true, species: true, sex: true, status: true, photos: true },
    req,
  })
  const photoOf = ({ photos }: Pick<Animal, 'photos'>) => idOf(photos?.[0] ?? null)
  const pictures = await readPictures(
    req.payload,
    docs.map(photoOf).filter((id) => id !== null),
  )
  return new Map(
    docs.map((animal) => {
      const { id, name, species, sex, status } = animal
      const image = pictures.get(photoOf(animal) ?? '')?.thumb ?? null
      return [id, { id, name, species, sex, status, image }]
    }),
  )
}

async function certificatesOf(
  req: PayloadRequest,
  rows: readonly AdoptionRequest[],
): Promise<Map<string, Certificate>> {
  const { docs } = await req.payload.find({
    collection: 'certificates',
    where: { request: { in: rows.map(({ id }) => id) } },
    // The right was checked; only dates leave.
    overrideAccess: true,
    depth: 0,
    limit: rows.length,
    pagination: false,
    req,
  })
  return new Map(docs.map((each) => [idOf(each.request) ?? '', each]))
}

async function plansOf(
  req: PayloadRequest,
  rows: readonly AdoptionRequest[],
): Promise<Map<string, { id: string; title: string }>> {
  const ids = [...new Set(rows.map(({ plan }) => idOf(plan)).filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'plans',
    where: { id: { in: ids } },
    // The right was checked; only titles leave.
    overrideAccess: true,
    depth: 0,
    limit: ids.length,
    pagination: false,
    select: { title: true },
    req,
  })
  return new Map(docs.map(({ id, title }) => [id, { id, title }]))
}

/** The clocks of the shelters of those requests. */
async function zonesOf(
  req: PayloadRequest,
  rows: readonly AdoptionRequest[],
): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map(({ shelter }) => idOf(shelter)).filter((id) => id !== null))]
  const { drizzle } = req.payload.db
  const { rows: found } = await drizzle.execute<{ id: string; timezone: string | null }>(
    sql`select id, timezone from shelters where id = any(${sql.param(ids)}::uuid[])`,
  )
  return new Map(found.map(({ id, timezone }) => [id, zoneOf(timezone)]))
}

/** How many open requests each of those animals has; without one, it is not in the map. */
export async function countRequestsByAnimal(
  req: PayloadRequest,
  animals: readonly string[],
): Promise<Map<string, number>> {
  if (animals.length === 0) return new Map()
  const { drizzle } = req.payload.db
  const { rows } = await drizzle.execute<{ id: string; count: number }>(sql`
    select animal_id as id, count(*)::int as count from adoption_requests
    where animal_id = any(${sql.param([...animals])}::uuid[]) and open_key is not null
    group by animal_id
  `)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

const dateOf = (value: string | null | undefined): string | null => value ?? null

/** Rows as cards, in their order. The caller has checked the right to them. */
export async function toCards(
  req: PayloadRequest,
  rows: readonly AdoptionRequest[],
): Promise<RequestCard[]> {
  if (rows.length === 0) return []
  const animals = await animalsOf(req, rows)
  const certificates = await certificatesOf(req, rows)
  const plans = await plansOf(req, rows)
  const zones = await zonesOf(req, rows)
  const open = await countRequestsByAnimal(req, [...animals.keys()])
  const people = await namesOf(
    req,
    rows.map(({ assignee }) => idOf(assignee)),
  )
  return rows.flatMap((row) => {
    const animal = animals.get(idOf(row.animal) ?? '')
    if (!animal) return []
    const certificate = certificates.get(row.id)
    const { name, email, phone, user } = row.applicant
    return [
      {
        id: row.id,
        status: row.status,
        createdAt: row.createdAt,
        updatedAt: row.updatedAt,
        statusSince: row.statusSince ?? row.createdAt,
        applicant: { name, email: email || null, phone: phone || null, userId: idOf(user) },
        animal,
        plan: plans.get(idOf(row.plan) ?? '') ?? null,
        assignee: people.get(idOf(row.assignee) ?? '') ?? null,
        meetingAt: dateOf(row.meetingAt),
        timezone: zones.get(idOf(row.shelter) ?? '') ?? PARIS,
        certificate:
          certificate && hasDelivered(row.status)
            ? {
                deliveredAt: certificate.deliveredAt,
                signedAt: dateOf(certificate.signedAt),
                readyAt: readyAt(certificate.deliveredAt).toISOString(),
              }
            : null,
        needsCertificate: needsCertificate(animal.species),
        otherOpen: (open.get(animal.id) ?? 0) - (row.openKey ? 1 : 0),
      },
    ]
  })
}

type Listed = {
  data: RequestCard[]
  counts: Record<RequestStatus, number>
  pagination: Pagination
}

/**
 * A page of a shelter's requests.
 * @param key id or slug of the shelter
 * @throws {HttpError} 403, 404
 */
export async function listRequests(
  req: PayloadRequest,
  key: string,
  query: Query,
): Promise<Listed> {
  const shelter = await requireAdoptions(req, key)
  const { page, limit, sortBy, sortOrder, status } = query
  const { drizzle } = req.payload.db
  const where = conditionsOf(shelter, query, req.user?.id ?? null)
  const from = sql`from adoption_requests r join animals a on a.id = r.animal_id where ${where}`
  const wanted = status
    ? sql`and r.status = any(${sql.param(status)}::enum_adoption_requests_status[])`
    : sql``
  const direction = directionSql(sortOrder)
  const [found, counted] = await Promise.all([
    drizzle.execute<{ id: string }>(sql`
      select r.id ${from} ${wanted} order by ${COLUMNS[sortBy]} ${direction}, r.id desc
      limit ${limit} offset ${(page - 1) * limit}
    `),
    drizzle.execute<{ status: RequestStatus; count: number }>(
      sql`select r.status, count(*)::int as count ${from} group by r.status`,
    ),
  ])
  const ids = found.rows.map(({ id }) => id)
  const { docs } = await req.payload.find({
    collection: 'adoption-requests',
    where: { id: { in: ids } },
    overrideAccess: false,
    depth: 0,
    limit,
    pagination: false,
    req,
  })
  const byId = new Map(docs.map((row) => [row.id, row]))
  const counts = Object.fromEntries(
    keysOf(REQUEST_STATUS_LABELS).map((each) => [each, 0]),
  ) as Record<RequestStatus, number>
  for (const row of counted.rows) counts[row.status] = row.count
  const total = (status ?? keysOf(REQUEST_STATUS_LABELS)).reduce(
    (sum, each) => sum + counts[each],
    0,
  )
  const rows = ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
  return {
    data: await toCards(req, rows),
    counts,
    pagination: paginationOf(page, limit, total),
  }
}
