import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { keptSince } from '@/features/forms/answers.model'
import { inTransaction } from '@/platform/db/transaction'
import { log } from '@/platform/log'

const FORGOTTEN_NAME = 'Personne anonymisée'
/** Nothing can be sent to it (RFC 2606); each request has its own, so that none look alike. */
const FORGOTTEN_HOST = '@anonyme.invalid'

/** Requests of one round; the next day takes the rest. */
const AT_ONCE = 500

/**
 * Takes out of the requests that were refused or withdrawn two years ago who asked and everything
 * that was written: the steps and their dates stay. A finished adoption is kept with its
 * certificate.
 * @param now milliseconds since 1970
 * @returns how many were anonymised
 */
export async function forgetOldRequests(req: PayloadRequest, now = Date.now()): Promise<number> {
  // Beside Payload, so that the audit log does not write down what is to be forgotten.
  const { length: forgotten } = await inTransaction(req, async (execute) => {
    const { rows } = await execute(sql`
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
      where id in (
        select id from adoption_requests
        where status in ('REJECTED', 'WITHDRAWN')
          and coalesce(status_since, updated_at) < ${keptSince(now).toISOString()}
          and coalesce(applicant_email, '') not like ${`%${FORGOTTEN_HOST}`}
        order by status_since
        limit ${AT_ONCE}
        for update
      )
      returning id
    `)
    return rows
  })
  if (forgotten > 0) log.info({ forgotten }, 'old adoption requests were anonymised')
  return forgotten
}
