import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { sessionOf } from '@/platform/db/session'

import { ownToken } from './links'
import { ownReportPath, STATE_LABELS } from './model'
import { PUBLIC_COLUMNS, toPublicReport } from './rows'
import { reportTitle } from './wording.model'

/** A report of one's own, as a list shows it. */
export type OwnReportLine = { title: string; state: string; href: string }

const MOST = 20

/** The reports of a person, by their account or their confirmed address, the latest first. */
export async function listOwnReports(
  req: PayloadRequest,
  { id, email, emailVerified }: User,
): Promise<OwnReportLine[]> {
  const session = await sessionOf(req)
  const byAddress = emailVerified ? sql`or lower(r.email) = ${email.toLowerCase()}` : sql``
  const { rows } = await session.execute<{ confirmed: boolean; hidden: boolean }>(sql`
    select ${PUBLIC_COLUMNS}, r.confirmed_at is not null as confirmed,
      r.hidden_at is not null as hidden
    from lost_found_reports r where r.user_id = ${id} ${byAddress}
    order by r.created_at desc limit ${MOST}`)
  return rows.map((row) => {
    const report = toPublicReport(row)
    const shown = row.confirmed ? STATE_LABELS[report.status] : 'À publier'
    return {
      title: reportTitle(report),
      state: row.hidden ? 'Retiré' : shown,
      href: ownReportPath(ownToken(report)),
    }
  })
}
