import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { AnimalStatus, Sex } from '@/features/animals/model'
import { departmentOf } from '@/features/shelters/model'
import { sessionOf } from '@/platform/db/session'
import { paginationOf } from '@/platform/http/pagination.model'

import { publicReportSql } from '../public'
import { PUBLIC_COLUMNS } from '../rows'
import { deskShelter } from './access'
import { poundEndOf } from './model'
import type { WaitingQuery } from './schema'
import { toDeskReport, withoutWords, type Taken } from './view'

type Row = {
  isPublic: boolean
  sheet: {
    id: string
    name: string
    sex: Sex
    status: AnimalStatus
    takenAt: string
    poundEntryAt: string | null
  }
}

/**
 * The animals that a shelter took in from reports, the latest first, with what their sheets say.
 * @param key id or slug of the shelter
 * @throws {HttpError} 404 for a shelter of others, 403 without the right or while it is not approved
 */
export async function listTaken(
  req: PayloadRequest,
  key: string,
  { page, limit }: WaitingQuery,
): Promise<Taken> {
  const { id: shelter, location } = await deskShelter(req, key)
  const session = await sessionOf(req)
  const from = sql`lost_found_reports r join animals a on a.id = r.animal_id and a.deleted_at is null
    where r.taken_by_id = ${shelter} and a.shelter_id = ${shelter}`
  const { rows } = await session.execute(sql`
    select ${PUBLIC_COLUMNS}, ${publicReportSql} as "isPublic",
      jsonb_build_object('id', a.id, 'name', a.name, 'sex', a.sex, 'status', a.status,
        'takenAt', a.created_at, 'poundEntryAt', a.pound_entry_at) as sheet
    from ${from} order by a.created_at desc, r.id limit ${limit} offset ${(page - 1) * limit}`)
  const { rows: counted } = await session.execute<{ total: number }>(
    sql`select count(*)::int as total from ${from}`,
  )
  const total = counted[0]?.total ?? 0
  const department = departmentOf(location.postalCode)
  return {
    data: rows.map((row) => {
      const { isPublic, sheet, ...report } = row as Row & Record<string, unknown>
      const { poundEntryAt, takenAt, ...animal } = sheet
      const poundEnd = poundEndOf({ status: animal.status, poundEntryAt, department })
      return {
        ...(isPublic ? toDeskReport(report) : withoutWords(toDeskReport(report))),
        isPublic,
        animal: { ...animal, takenAt: new Date(takenAt).toISOString(), poundEnd },
      }
    }),
    pagination: paginationOf(page, limit, total),
  }
}
