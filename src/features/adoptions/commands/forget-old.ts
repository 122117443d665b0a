import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { keptSince } from '@/features/forms/answers.model'
import { sessionOf } from '@/platform/db/session'
import { inTransaction } from '@/platform/db/transaction'
import { inRounds } from '@/platform/jobs/rounds'
import { log } from '@/platform/log'
import { removeFiles, swept } from '@/platform/storage/transaction'

const FORGOTTEN_NAME = 'Personne anonymisée'
/** Nothing can be sent to it (RFC 2606); each request has its own, so that none look alike. */
const FORGOTTEN_HOST = '@anonyme.invalid'

/** Requests of one round. */
const AT_ONCE = 500

type Files = { file_key: string; signed_file_key: string | null }

/**
 * Takes out of the requests that were refused or withdrawn two years ago who asked and everything
 * that was written: the steps and their dates stay. Their certificate, which led to no adoption,
 * loses its name and its files with them; that of a finished adoption is kept, with its request.
 * @param now milliseconds since 1970
 * @returns how many requests were anonymised
 * @throws what kept one of them, after the others
 */
export async function forgetOldRequests(req: PayloadRequest, now = Date.now()): Promise<number> {
  const isOld = sql`
    status in ('REJECTED', 'WITHDRAWN')
    and coalesce(status_since, updated_at) < ${keptSince(now).toISOString()}
    and (
      coalesce(applicant_email, '') not like ${`%${FORGOTTEN_HOST}`}
      or exists (select 1 from certificates c
        where c.request_id = adoption_requests.id and c.applicant_name <> ${FORGOTTEN_NAME})
    )
  `
  const work = inRounds({
    what: 'old adoption requests',
    most: AT_ONCE,
    list: async (most, besides) => {
      const session = await sessionOf(req)
      const { rows } = await session.execute<{ id: string }>(sql`
        select id from adoption_requests
        where ${isOld} and id <> all(${sql.param([...besides])}::uuid[])
        order by status_since limit ${most}
      `)
      return rows.map(({ id }) => id)
    },
    // Beside Payload, so that the audit log does not write down what is to be forgotten.
    work: (listed) =>
      inTransaction(req, async (execute) => {
        const { rows } = await execute<{ id: string }>(sql`
          update adoption_requests
          set applicant_name = ${FORGOTTEN_NAME},
            applicant_email = id::text || ${FORGOTTEN_HOST}::text,
            applicant_phone = null, applicant_user_id = null, applicant_postal_code = null,
            reason = null, meeting_place = null,
            timeline = case when jsonb_typeof(timeline) = 'array' then (
              select coalesce(jsonb_agg(
                -- A line without the id of a colleague was signed by who asked.
                entry || '{"text": null}' || case
                  when entry -> 'author' ->> 'id' is null then '{"author": null}'::jsonb
                  else '{}'::jsonb
                end
                order by nth
              ), '[]')
              from jsonb_array_elements(timeline) with ordinality as lines (entry, nth)
            ) end
          where ${isOld} and id = any(${sql.param([...listed])}::uuid[])
          returning id
        `)
        const forgotten = rows.map(({ id }) => id)
        const { rows: certificates } = await execute<Files>(sql`
          update certificates
          set applicant_name = ${FORGOTTEN_NAME},
            signature_name = case when signature_name is null then null else ${FORGOTTEN_NAME} end
          where request_id = any(${sql.param(forgotten)}::uuid[])
          returning file_key, signed_file_key
        `)
        await removeFiles(
          req,
          certificates.flatMap((row) => [row.file_key, row.signed_file_key ?? []].flat()),
        )
        return forgotten.length
      }),
  })
  const forgotten = await swept(work)
  if (forgotten > 0) log.info({ forgotten }, 'old adoption requests were anonymised')
  return forgotten
}
