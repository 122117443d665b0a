import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { AdoptionRequest } from '@/payload-types'
import type { Execute } from '@/platform/db/transaction'

import { requestRow } from '../request-row'
import { digitsOf, PHONE_DIGITS } from '../model'

/** The open request of a person for an animal, by its unique key. */
export async function openRequest(
  req: PayloadRequest,
  key: string,
): Promise<AdoptionRequest | undefined> {
  const { docs } = await req.payload.find({
    collection: 'adoption-requests',
    where: { openKey: { equals: key } },
    // The question is whether there is one; who asked learns it by e-mail alone.
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]
}

/**
 * The open request for an animal of whoever has this telephone number, whatever their e-mail: the
 * team writes a caller down who may have used the form before.
 */
export async function openRequestByPhone(
  req: PayloadRequest,
  execute: Execute,
  { animal, phone }: { animal: string; phone: string | null | undefined },
): Promise<AdoptionRequest | null> {
  const digits = digitsOf(phone)
  if (digits.length < PHONE_DIGITS) return null
  const { rows } = await execute(sql`
    select id from adoption_requests
    where animal_id = ${animal} and open_key is not null
      and right(regexp_replace(applicant_phone, '\\D', '', 'g'), ${PHONE_DIGITS}) = ${digits}
    order by created_at limit 1
  `)
  const id = rows[0]?.id
  return id ? requestRow(req, String(id)) : null
}
