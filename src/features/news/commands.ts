import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'

import { inTransaction } from '@/platform/db/transaction'
import { log } from '@/platform/log'

/** How many articles one run looks at; the next run, a minute later, takes the rest. */
const BATCH = 200

/** Publishes one article, unless another server did or somebody changed its hour meanwhile. */
async function publishOne(payload: Payload, id: string, now: Date): Promise<boolean> {
  const req = await createLocalReq({ context: { byClock: true } }, payload)
  return inTransaction(req, async (execute) => {
    const { rows } = await execute(sql`
      select id from news
      where id = ${id} and status = 'SCHEDULED' and scheduled_at <= ${now.toISOString()}
        and deleted_at is null
      for update skip locked
    `)
    if (rows.length === 0) return false
    await payload.update({
      collection: 'news',
      id,
      data: { nextStatus: 'PUBLISHED' },
      // The clock publishes, with the right of whoever planned the article.
      overrideAccess: true,
      depth: 0,
      req,
    })
    return true
  })
}

/**
 * Publishes every article whose hour has come, each once and in a transaction of its
 * own, whatever the number of servers that try. Stored hours are UTC, so that the two
 * nights on which clocks change are nights like others.
 * @returns ids of the articles published and of those that could not be; the latter
 * stay planned and are tried again
 */
export async function publishDueNews(
  payload: Payload,
  now = new Date(),
): Promise<{ published: string[]; failed: string[] }> {
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute<{ id: string }>(sql`
    select id from news
    where status = 'SCHEDULED' and scheduled_at <= ${now.toISOString()} and deleted_at is null
    order by scheduled_at limit ${BATCH}
  `)
  const published: string[] = []
  const failed: string[] = []
  for (const { id } of rows) {
    try {
      if (await publishOne(payload, id, now)) published.push(id)
    } catch (error) {
      log.error({ article: id, err: error }, 'a planned article could not be published')
      failed.push(id)
    }
  }
  return { published, failed }
}

/** Counts one reading of a public article; nothing is kept of the reader. */
export async function countReading(payload: Payload, id: string): Promise<void> {
  const { drizzle } = payload.db
  // The newest version shows the same number to the team; no cache holds it.
  await drizzle.execute(sql`
    with read as (
      update news set view_count = coalesce(view_count, 0) + 1
      where id = ${id} and _status = 'published' and deleted_at is null
      returning id, view_count
    )
    update _news_v v set version_view_count = read.view_count
    from read where v.parent_id = read.id and v.latest
  `)
}
