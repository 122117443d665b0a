import type { Payload } from 'payload'
import { expect, vi } from 'vitest'

/**
 * Saves something in the midst of another change: the save has read what is there still, and
 * waits to write, when the change is kept.
 * @param change statements, each with the id
 */
export async function saveMeanwhile<T>(
  payload: Payload,
  { id, change, save }: { id: string; change: readonly string[]; save: () => Promise<T> },
): Promise<T> {
  const { pool } = payload.db
  const other = await pool.connect()
  try {
    await other.query('begin')
    const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid')
    for (const statement of change) await other.query(statement, [id])
    let isDone = false
    const saved = save().finally(() => {
      isDone = true
    })
    // A save that writes nothing of it has nothing to wait for.
    await vi.waitFor(
      async () => {
        const waiting = await pool.query(
          'select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
          [rows[0]?.pid],
        )
        expect(isDone || waiting.rows.length > 0).toBe(true)
      },
      { timeout: 10_000, interval: 20 },
    )
    await other.query('commit')
    return await saved
  } catch (error) {
    // What waits for it goes on, and the connection serves others.
    await other.query('rollback')
    throw error
  } finally {
    other.release()
  }
}
