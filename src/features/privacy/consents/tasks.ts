import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { inTransaction } from '@/platform/db/transaction'
import { defineTask } from '@/platform/jobs/task'
import { log } from '@/platform/log'

/** What the e-mail of a row that was anonymised ends with. */
const FORGOTTEN = '%@anonyme.invalid'

/** The tables that consents speak of, and where each keeps the person; `null`: the row itself. */
const SOURCES = [
  { source: 'form-submissions', table: sql`form_submissions`, email: null },
  { source: 'adoption-requests', table: sql`adoption_requests`, email: sql`applicant_email` },
  { source: 'donations', table: sql`donations`, email: sql`email` },
  { source: 'sponsorships', table: sql`sponsorships`, email: sql`email` },
  { source: 'shelters', table: sql`shelters`, email: null },
] as const

/**
 * Forgets the consents to the use of data that is not kept any more: until then they are the proof
 * that the law asks for (articles 5 and 7 of the GDPR).
 * @returns how many went
 */
export async function forgetOldConsents(req: PayloadRequest): Promise<number> {
  const forgotten = await inTransaction(req, async (execute) => {
    let count = 0
    for (const { source, table, email } of SOURCES) {
      const hasPerson = email ? sql`and kept.${email} not like ${FORGOTTEN}` : sql``
      const { rows } = await execute(sql`
        delete from consents
        where source = ${source} and not exists (
          select 1 from ${table} as kept
          where kept.id::text = consents.source_id ${hasPerson}
        )
        returning id
      `)
      count += rows.length
    }
    return count
  })
  if (forgotten > 0) log.info({ forgotten }, 'consents to what is not kept any more were forgotten')
  return forgotten
}

/** What the log of consents does by itself. */
export const consentTasks = [
  defineTask({
    slug: 'forget-old-consents',
    label: 'Oublier les consentements dont les données ne sont plus gardées',
    // After the tasks that forget the data.
    recurs: { dailyAt: '04:00' },
    run: async ({ req }) => void (await forgetOldConsents(req)),
  }),
]
