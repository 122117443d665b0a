import { sql } from '@payloadcms/db-postgres'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
} from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { enqueue } from '@/platform/jobs/enqueue'
import { listFailedJobs, numberOfFailedJobs, retryJob } from '@/platform/jobs/failed'
import { CRASHED, PATIENT } from '@/platform/jobs/model'
import { runDueJobs } from '@/platform/jobs/run'
import { defineTask, PermanentFailure, type Task } from '@/platform/jobs/task'

import { getTestPayload, onlyTasks } from '../support/payload'

let payload: Payload
let ran: string[] = []

const note = defineTask<{ name: string }>({
  slug: 'test-note',
  label: 'Noter',
  run: async ({ input }) => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    ran.push(input.name)
  },
})

let failures = 0
const fragile = defineTask({
  slug: 'test-fragile',
  label: 'Échouer d’abord',
  retries: 2,
  retryAfterSeconds: 60,
  run: async () => {
    if (failures > 0) {
      failures -= 1
      throw new Error('421 marie@exemple.fr: try later')
    }
    ran.push('fragile')
  },
})

const hopeless = defineTask({
  slug: 'test-hopeless',
  label: 'Échouer toujours',
  run: async () => {
    throw new PermanentFailure('550 no such box')
  },
})

const nightly = defineTask({
  slug: 'test-nightly',
  label: 'Chaque nuit',
  recurs: { dailyAt: '00:05' },
  run: async () => void ran.push('nightly'),
})

type Row = {
  completed_at: string | null
  has_error: boolean
  processing: boolean
  total_tried: string
  wait_until: string | null
  error: { message: string } | null
}

const execute = <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  payload.db.drizzle.execute<T>(query)

async function jobs(task: { slug: string }): Promise<Row[]> {
  const { rows } = await execute<Row>(sql`
    select completed_at, has_error, processing, total_tried, wait_until, error
    from payload_jobs where task_slug = ${task.slug}
  `)
  return rows
}

async function queue<I extends object>(task: Task<I>, input: I): Promise<void> {
  await enqueue(await createLocalReq({}, payload), task, input)
}

/** A clock so many minutes ahead. */
const ahead = (minutes: number) => ({ now: () => new Date(Date.now() + minutes * 60_000) })

beforeAll(async () => {
  payload = await getTestPayload()
  // Those of the program have their own tests.
  return onlyTasks([note, fragile, hopeless, nightly])
})

beforeEach(async () => {
  ran = []
  failures = 0
  await execute(sql`delete from payload_jobs`)
  await execute(sql`
    insert into job_schedules values (${nightly.slug}, '2040-01-01')
    on conflict (task) do update set slot = excluded.slot
  `)
})

describe('a job', () => {
  it('that can wait comes after those that came later and cannot', async () => {
    const req = await createLocalReq({}, payload)
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await enqueue(req, note, { name }, { queue: PATIENT })
    }
    await queue(note, { name: 'password' })
    expect(await runDueJobs(payload)).toBe(7)
    // Four at once: it is among the first handful.
    expect(ran.indexOf('password')).toBeLessThan(4)
  })

  it('exists only when the write that asked for it was committed', async () => {
    const lost = await createLocalReq({}, payload)
    await initTransaction(lost)
    await enqueue(lost, note, { name: 'lost' })
    await killTransaction(lost)

    const kept = await createLocalReq({}, payload)
    await initTransaction(kept)
    await enqueue(kept, note, { name: 'kept' })
    expect(await runDueJobs(payload)).toBe(0)
    await commitTransaction(kept)
    expect(await runDueJobs(payload)).toBe(1)
    expect(ran).toEqual(['kept'])
  })

  it('runs once, with four servers asking at once', async () => {
    const names = Array.from({ length: 24 }, (_, at) => `job ${at}`)
    for (const name of names) await queue(note, { name })
    const counts = await Promise.all([1, 2, 3, 4].map(() => runDueJobs(payload)))
    expect(counts.reduce((sum, count) => sum + count)).toBe(24)
    expect([...ran].sort()).toEqual([...names].sort())
    expect((await jobs(note)).every(({ completed_at }) => completed_at !== null)).toBe(true)
  })

  it('waits for its hour', async () => {
    const req = await createLocalReq({}, payload)
    await enqueue(req, note, { name: 'later' }, { at: new Date(Date.now() + 600_000) })
    expect(await runDueJobs(payload, ahead(9))).toBe(0)
    expect(await runDueJobs(payload, ahead(11))).toBe(1)
  })
})

describe('a job that fails', () => {
  it('is tried again after 1 minute, then 2, and succeeds', async () => {
    failures = 2
    await queue(fragile, {})
    await runDueJobs(payload)
    expect(await jobs(fragile)).toMatchObject([{ has_error: false, processing: false }])
    expect(await runDueJobs(payload, ahead(0.9))).toBe(0)
    expect(await runDueJobs(payload, ahead(1.1))).toBe(1)
    // Payload counts from the second failure, which the clock of this test put ahead.
    expect(await runDueJobs(payload, ahead(1.9))).toBe(0)
    expect(await runDueJobs(payload, ahead(2.1))).toBe(1)
    expect(ran).toEqual(['fragile'])
    expect(await jobs(fragile)).toMatchObject([{ has_error: false, total_tried: '3' }])
  })

  it('is kept with its error, nobody’s address in it, when the tries are used up', async () => {
    failures = 9
    await queue(fragile, {})
    for (const minutes of [0, 1.5, 2.5]) expect(await runDueJobs(payload, ahead(minutes))).toBe(1)
    expect(await runDueJobs(payload, ahead(600))).toBe(0)
    const [row] = await jobs(fragile)
    expect(row).toMatchObject({ has_error: true, processing: false, total_tried: '3' })
    expect(row?.error?.message).toBe('421 •••: try later')
    const { rows } = await execute(sql`select * from payload_jobs_log`)
    expect(JSON.stringify(rows)).not.toContain('marie')
  })

  it('is given up at once when no other try can help', async () => {
    await queue(hopeless, {})
    await runDueJobs(payload)
    expect(await runDueJobs(payload, ahead(600))).toBe(0)
    expect(await jobs(hopeless)).toMatchObject([
      { has_error: true, total_tried: '1', error: { message: '550 no such box' } },
    ])
  })

  it('comes back when its server died, but not for ever', async () => {
    await queue(note, { name: 'orphan' })
    const die = () =>
      execute(sql`update payload_jobs set processing = true, updated_at = now() - interval '6 min'`)
    await die()
    expect(await runDueJobs(payload)).toBe(1)
    expect(ran).toEqual(['orphan'])

    await execute(sql`update payload_jobs set completed_at = null, total_tried = 4`)
    await die()
    expect(await runDueJobs(payload)).toBe(0)
    expect(await jobs(note)).toMatchObject([
      { has_error: true, processing: false, error: { message: CRASHED } },
    ])
  })

  it('is left to the server that is still at it', async () => {
    await queue(note, { name: 'long' })
    await execute(sql`update payload_jobs set processing = true, updated_at = now()`)
    expect(await runDueJobs(payload)).toBe(0)
  })
})

describe('a recurring task', () => {
  it.each([
    [
      'the night of October',
      '2026-10-24T22:05:30Z',
      '2026-10-25T23:04:30Z',
      '2026-10-25T23:05:30Z',
    ],
    ['the night of March', '2026-03-28T23:05:30Z', '2026-03-29T22:04:30Z', '2026-03-29T22:05:30Z'],
  ])('runs once a day at 00:05, whoever asks, %s too', async (_, first, before, next) => {
    await execute(sql`delete from job_schedules where task = ${nightly.slug}`)
    const dayBefore = new Date(Date.parse(first) - 86_400_000)
    await runDueJobs(payload, { now: () => dayBefore })
    expect(ran).toEqual([])
    const everybody = (time: string) =>
      Promise.all([1, 2, 3, 4].map(() => runDueJobs(payload, { now: () => new Date(time) })))
    await everybody(first)
    await everybody(before)
    expect(ran).toEqual(['nightly'])
    await everybody(next)
    expect(ran).toEqual(['nightly', 'nightly'])
    expect(await jobs(nightly)).toHaveLength(2)
  })
})

describe('the list of failures', () => {
  it('tells what failed and why, and gives a job all its tries again', async () => {
    failures = 3
    await queue(fragile, {})
    for (const minutes of [0, 1.5, 2.5]) await runDueJobs(payload, ahead(minutes))
    const [job] = await listFailedJobs(payload)
    expect(job).toMatchObject({ label: 'Échouer d’abord', tries: 3, message: '421 •••: try later' })
    expect(await numberOfFailedJobs(payload)).toBe(1)

    failures = 1
    expect(await Promise.all([1, 2].map(() => retryJob(payload, job?.id ?? '')))).toContain(false)
    expect(await listFailedJobs(payload)).toEqual([])
    await runDueJobs(payload)
    await runDueJobs(payload, ahead(1.5))
    expect(ran).toEqual(['fragile'])
  })
})
