import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { publicShelterSql } from '@/features/shelters/public'
import type { User } from '@/payload-types'
import { requireSuperAdmin } from '@/platform/access/require'
import { record } from '@/platform/audit/hooks'
import { sessionOf } from '@/platform/db/session'
import { inTransaction } from '@/platform/db/transaction'
import { DEPARTMENT_NAMES } from '@/platform/geo/departments.model'
import { HttpError, invalidField } from '@/platform/http/errors'

import { SENTENCES } from '../model'
import type { RecipientRow } from '../view'

type Row = { id: string; department: string; shelter_id: string; name: string; is_active: boolean }

const toView = (row: Row): RecipientRow => ({
  id: row.id,
  department: row.department,
  shelter: { id: row.shelter_id, name: row.name },
  isActive: row.is_active,
})

/** The shelters that read reports, by department. @throws {HttpError} 403 for all but super admins */
export async function listRecipients(req: PayloadRequest, by: User): Promise<RecipientRow[]> {
  requireSuperAdmin(by)
  const session = await sessionOf(req)
  const { rows } = await session.execute<Row>(sql`
    select r.id, r.department, r.shelter_id, s.name, ${publicShelterSql} as is_active
    from abuse_recipients r join shelters s on s.id = r.shelter_id
    order by r.department, s.name
  `)
  return rows.map(toView)
}

/** The log of the platform says who reads what since when. */
const log = (req: PayloadRequest, shelter: string, note: string): Promise<void> =>
  record(req, {
    action: 'UPDATE',
    collection: 'shelters',
    before: null,
    after: { id: shelter },
    note,
  })

/**
 * Makes a shelter read the reports of a department.
 * @throws {HttpError} 403 for all but super admins; 422 on `shelterId` for one that is not active,
 * and for one that reads them already
 */
export async function addRecipient(
  req: PayloadRequest,
  by: User,
  { shelterId, department }: { shelterId: string; department: string },
): Promise<RecipientRow> {
  requireSuperAdmin(by)
  return inTransaction(req, async (execute) => {
    const { rows: shelters } = await execute<{ name: string }>(
      sql`select s.name from shelters s where s.id = ${shelterId} and ${publicShelterSql}`,
    )
    const [shelter] = shelters
    if (!shelter) throw invalidField('shelterId', SENTENCES.notShelter)
    const { rows } = await execute<{ id: string }>(sql`
      insert into abuse_recipients (shelter_id, department) values (${shelterId}, ${department})
      on conflict do nothing returning id
    `)
    const [added] = rows
    if (!added) throw invalidField('shelterId', SENTENCES.known)
    const where = DEPARTMENT_NAMES.get(department) ?? department
    await log(req, shelterId, `Lit les signalements de maltraitance\u00a0: ${where}`)
    return {
      id: added.id,
      department,
      shelter: { id: shelterId, name: shelter.name },
      isActive: true,
    }
  })
}

/** @throws {HttpError} 403 for all but super admins; 404 */
export async function removeRecipient(req: PayloadRequest, by: User, id: string): Promise<void> {
  requireSuperAdmin(by)
  await inTransaction(req, async (execute) => {
    const { rows } = await execute<{ shelter_id: string; department: string }>(
      sql`delete from abuse_recipients where id = ${id} returning shelter_id, department`,
    )
    const [gone] = rows
    if (!gone) throw new HttpError(404)
    const where = DEPARTMENT_NAMES.get(gone.department) ?? gone.department
    await log(req, gone.shelter_id, `Ne lit plus les signalements de maltraitance\u00a0: ${where}`)
  })
}
