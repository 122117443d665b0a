import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { log } from '../log'
import { CRASHED, LEASE_SECONDS, MOST_CRASHES, PATIENT, safeMessage } from './model'
import { queueRecurring } from './recurring'

/** Jobs at work at once in one run; each may hold a connection to the database. */
const AT_ONCE = 4
/** A run takes no new job after this long: another follows within seconds. */
const LONGEST_MS = 45_000
const SIGN_OF_LIFE_MS = (LEASE_SECONDS / 5) * 1000

const database = (payload: Payload) => payload.db.drizzle

/** Gives back the jobs of servers that died, but those that kill every server. */
async function releaseLost(payload: Payload): Promise<void> {
  const error = JSON.stringify({ message: CRASHED })
  await database(payload).execute(sql`
    update payload_jobs set
      processing = false,
      total_tried = total_tried + 1,
      has_error = total_tried + 1 >= ${MOST_CRASHES},
      error = case when total_tried + 1 >= ${MOST_CRASHES} then ${error}::jsonb end,
      updated_at = now()
    where processing and completed_at is null and has_error is not true
      and updated_at < now() - make_interval(secs => ${LEASE_SECONDS})
  `)
}

/**
 * Takes due jobs, oldest first, those of the patient queue after all others. Payload itself reads and then writes, so that two
 * servers could take the same job; one statement that skips locked rows cannot.
 */
async function claim(payload: Payload, now: Date): Promise<string[]> {
  const { rows } = await database(payload).execute<{ id: string }>(sql`
    update payload_jobs set processing = true, updated_at = now()
    where id in (
      select id from payload_jobs
      where completed_at is null and has_error is not true and processing is not true
        and (wait_until is null or wait_until <= ${now.toISOString()})
      order by queue is not distinct from ${PATIENT}, created_at limit ${AT_ONCE} for update skip locked
    )
    returning id
  `)
  return rows.map(({ id }) => id)
}

type Outcome = { task_slug: string; total_tried: number; message: string | null }

/** One line of log for a job that failed, and its try counted where Payload does not. */
async function report(payload: Payload, id: string, isFinal: boolean): Promise<void> {
  const { rows } = await database(payload).execute<Outcome>(sql`
    update payload_jobs set
      total_tried = total_tried + (coalesce(error->>'cancelled', 'false') = 'true')::int
    where id = ${id}
    returning task_slug, total_tried, error->>'message' as message
  `)
  const { task_slug: task, total_tried: tries, message } = rows[0] ?? {}
  log[isFinal ? 'error' : 'warn']({ job: id, task, tries: Number(tries), message }, 'a job failed')
}

async function runOne(payload: Payload, id: string): Promise<void> {
  const alive = setInterval(() => {
    database(payload)
      .execute(sql`update payload_jobs set updated_at = now() where id = ${id} and processing`)
      .catch((error: unknown) => log.warn({ job: id, error: safeMessage(error) }, 'a job is mute'))
  }, SIGN_OF_LIFE_MS)
  try {
    // The program's own queue: no person asks for this. Payload would log inputs: we do not.
    const { jobStatus } = await payload.jobs.runByID({ id, overrideAccess: true, silent: true })
    const status = jobStatus?.[id]?.status
    if (status !== 'success') await report(payload, id, status !== 'error')
  } catch (error) {
    // It stays taken until its lease ends.
    log.error({ job: id, error: safeMessage(error) }, 'a job could not be run')
  } finally {
    clearInterval(alive)
  }
}

/**
 * Queues what recurs, then runs every job that is due, each once however many
 * servers do the same.
 * @param afterEach called after each handful of jobs
 * @returns how many ran
 */
export async function runDueJobs(
  payload: Payload,
  { afterEach, now = () => new Date() }: { afterEach?: () => Promise<void>; now?: () => Date } = {},
): Promise<number> {
  const started = Date.now()
  await queueRecurring(payload, now())
  await releaseLost(payload)
  let ran = 0
  while (Date.now() - started < LONGEST_MS) {
    const ids = await claim(payload, now())
    if (ids.length === 0) break
    await Promise.all(ids.map((id) => runOne(payload, id)))
    await afterEach?.()
    ran += ids.length
  }
  return ran
}
