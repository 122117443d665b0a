import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import type { Execute } from '@/platform/db/transaction'

/**
 * Counts the answers of a request again, with the request held (`holdRequest`); what the site says of
 * it is drawn anew.
 */
export async function recount(
  req: PayloadRequest,
  execute: Execute,
  { request, shelter }: { request: string; shelter: string },
): Promise<void> {
  await execute(sql`
    insert into supply_progress (request_id, secured, waiting, answers)
    select ${request}::uuid,
      coalesce(sum(quantity_donated) filter (where status in ('ACCEPTED', 'DONE')), 0)::int,
      (count(*) filter (where status = 'PENDING'))::int, count(*)::int
    from supply_responses where request_id = ${request}::uuid and not is_archived
    on conflict (request_id) do update set secured = excluded.secured, waiting = excluded.waiting,
      answers = excluded.answers`)
  await touch(req, [tags.supplyRequest(request), tags.shelterSupplies(shelter)])
}
