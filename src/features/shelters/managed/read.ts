import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { readPictures } from '@/features/media/queries'
import { actorOf } from '@/platform/access/builders'
import { sheltersWith } from '@/platform/access/model'
import { directionSql } from '@/platform/db/order'
import { plainSql, searchedSql } from '@/platform/db/plain'
import { sessionOf } from '@/platform/db/session'
import { HttpError } from '@/platform/http/errors'
import { paginationOf } from '@/platform/http/pagination.model'

import {
  STATUSES,
  type Managed,
  type ManagedQuery,
  type ManagedShelter,
  type ManagedSort,
} from './schema'

type Row = Omit<ManagedShelter, 'image'> & { logo: string | null }

/** The shelters whose settings or colours the person may change. */
function managedBy(req: PayloadRequest): SQL {
  const actor = actorOf(req)
  const own = (['manageSettings', 'manageThemes'] as const).map((each) => sheltersWith(actor, each))
  if (own.includes('all')) return sql`true`
  const ids = [...new Set(own.flatMap((each) => (each === 'all' ? [] : each)))]
  if (ids.length === 0) throw new HttpError(403)
  return sql`s.id in (${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`
}

const ORDERS: Readonly<Record<ManagedSort, SQL>> = {
  status: sql`(s.status <> 'PENDING')`,
  name: sql`s.plain_name`,
  city: plainSql(sql`s.location_city`),
  createdAt: sql`s.created_at`,
}

/**
 * A page of the shelters that the person manages, all of them for a super admin: those that wait for a
 * decision first, then by name, unless another order is asked for.
 * @throws {HttpError} 403 for somebody who manages none
 */
export async function readManaged(req: PayloadRequest, query: ManagedQuery): Promise<Managed> {
  const { search, status, type, page, limit, sortBy, sortOrder } = query
  const own = managedBy(req)
  const where = sql.join(
    [own, ...searchedSql(sql`s.words`, search), ...(type ? [sql`s.shelter_type = ${type}`] : [])],
    sql` and `,
  )
  const session = await sessionOf(req)
  const { rows: groups } = await session.execute<{ status: ManagedShelter['status']; n: number }>(
    sql`select s.status, count(*)::int as n from shelters s where ${where} group by 1`,
  )
  const { rows } = await session.execute<Row>(sql`
    select s.id, s.name, s.slug, coalesce(s.location_city, '') as city,
      coalesce(s.location_postal_code, '') as "postalCode", s.shelter_type as type, s.status,
      coalesce(s.is_verified, false) as "isVerified", s.logo_id as logo, s.created_at as "createdAt"
    from shelters s where ${where} ${status ? sql`and s.status = ${status}` : sql``}
    order by ${ORDERS[sortBy]} ${directionSql(sortOrder)} nulls last, s.plain_name, s.id
    limit ${limit} offset ${(page - 1) * limit}`)
  const pictures = await readPictures(
    req.payload,
    rows.flatMap(({ logo }) => logo ?? []),
  )
  const of = (each: ManagedShelter['status']) =>
    groups.find((group) => group.status === each)?.n ?? 0
  const total = status ? of(status) : groups.reduce((sum, { n }) => sum + n, 0)
  return {
    data: rows.map(({ logo, createdAt, ...row }) => ({
      ...row,
      image: pictures.get(logo ?? '')?.thumb ?? null,
      createdAt: new Date(createdAt).toISOString(),
    })),
    counts: Object.fromEntries(STATUSES.map((each) => [each, of(each)])) as Managed['counts'],
    pagination: paginationOf(page, limit, total),
  }
}
