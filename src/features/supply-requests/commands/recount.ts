import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { lockName, type Execute } from '@/platform/db/transaction'

/**
 * Counts the answers of a request again; what the site says of it is drawn anew. Until the transaction
 * ends whoever else writes answers of the request waits here: it is the last thing that a command does.
 */
export async function recount(
  req: PayloadRequest,
  execute: Execute,
  { request, shelter }: { request: string; shelter: string },
): Promise<void> {
  await lockName(execute, `supplies:${request}`)
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
