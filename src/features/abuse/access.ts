import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { publicShelterSql } from '@/features/shelters/public'
import { actorOf } from '@/platform/access/builders'
import { idOf, sheltersWith } from '@/platform/access/model'
import { sessionOf } from '@/platform/db/session'
import { HttpError } from '@/platform/http/errors'

import { SENTENCES } from './model'

/** Who answers what people write to a shelter reads its reports too. Source: docs/decisions/community.md. */
export const DESK_PERMISSION = 'manageForms'

/** The departments whose reports the person reads; `'all'` for a super admin. */
export async function departmentsOf(req: PayloadRequest): Promise<string[] | 'all'> {
  const shelters = sheltersWith(actorOf(req), DESK_PERMISSION)
  if (shelters === 'all' || shelters.length === 0) return shelters
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ department: string }>(sql`
    select distinct r.department from abuse_recipients r join shelters s on s.id = r.shelter_id
    where ${publicShelterSql} and s.id::text = any(${sql.param(shelters)}::text[])
    order by 1
  `)
  return rows.map(({ department }) => department)
}

/** Does the person read any report at all? */
export async function readsReports(req: PayloadRequest): Promise<boolean> {
  const departments = await departmentsOf(req)
  return departments === 'all' || departments.length > 0
}

/**
 * The reports that the person reads, in `abuse_reports r`: of their departments, and about no shelter
 * of theirs (`isKeptFrom`, in SQL).
 * @throws {HttpError} 404 for none
 */
export async function ownReports(req: PayloadRequest): Promise<SQL> {
  const departments = await departmentsOf(req)
  if (departments === 'all') return sql`true`
  // For everybody else there is no such desk.
  if (departments.length === 0) throw new HttpError(404, SENTENCES.missing)
  const own = (actorOf(req)?.memberships ?? []).map(({ shelter }) => idOf(shelter))
  return sql`r.department = any(${sql.param(departments)}::text[])
    and not (r.accused_shelters ?| ${sql.param(own)}::text[])`
}
