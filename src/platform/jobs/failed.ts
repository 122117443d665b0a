import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { tasksOf } from './config'
import { safeMessage } from './model'

const database = (payload: Payload) => payload.db.drizzle

/** A job that was given up. */
export type FailedJob = {
  id: string
  /** What it was to do, in French. */
  label: string
  tries: number
  /** Why the last try failed, without secrets; may be in English when a library says so. */
  message: string
  /** Of the last try, as an ISO text. */
  failedAt: string
}

type Row = {
  id: string
  task_slug: string
  total_tried: string
  message: string | null
  updated_at: string
}

/** Most jobs in one list; retrying makes room for the others. */
const MOST = 100

const countFailed = sql`select count(*)::int as count from payload_jobs where has_error`

export async function numberOfFailedJobs(payload: Payload): Promise<number> {
  const { rows } = await database(payload).execute<{ count: number }>(countFailed)
  return rows[0]?.count ?? 0
}

/** The jobs that were given up, newest first, at most 100. */
export async function listFailedJobs(payload: Payload): Promise<FailedJob[]> {
  const labels = new Map(tasksOf(payload).map(({ slug, label }) => [slug, label]))
  const { rows } = await database(payload).execute<Row>(sql`
    select id, task_slug, total_tried, error->>'message' as message, updated_at
    from payload_jobs where has_error order by updated_at desc limit ${MOST}
  `)
  return rows.map(({ id, task_slug, total_tried, message, updated_at }) => ({
    id,
    label: labels.get(task_slug) ?? 'Publication programmée',
    tries: Number(total_tried),
    // Tasks of Payload itself do not clean their messages.
    message: safeMessage(message ?? ''),
    failedAt: new Date(updated_at).toISOString(),
  }))
}

/**
 * Gives a job that was given up all its tries again; it runs within some seconds.
 * @returns false when there is no such job, or somebody else was first
 */
export async function retryJob(payload: Payload, id: string): Promise<boolean> {
  const { rows } = await database(payload).execute(sql`
    with job as (
      update payload_jobs set has_error = false, error = null, processing = false,
        wait_until = null, updated_at = now()
      where id = ${id} and has_error
      returning id
    ), forgotten as (
      -- Payload counts the tries of a task in its log.
      delete from payload_jobs_log where _parent_id in (select id from job)
    )
    select id from job
  `)
  return rows.length > 0
}
