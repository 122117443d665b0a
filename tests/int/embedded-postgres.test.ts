import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createDatabase, createFilled } from '../../scripts/lib/databases.mjs'
import { isAlive } from '../../scripts/lib/leases.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { findHome } from '../../scripts/lib/postgres-home.mjs'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'patte-blanche-postgres-'))
// Elsewhere when the project is in a private folder such as /root.
const home = () => findHome(path.join(folder, 'postgres')).dir
const pidFile = () => path.join(home(), 'postmaster.pid')
const start = () => startPostgres({ folder, throwaway: true })
const pid = () => Number(fs.readFileSync(pidFile(), 'utf8').split('\n')[0])

beforeAll(() => {
  // The system user `postgres` must be able to walk in.
  fs.chmodSync(folder, 0o755)
})

afterAll(() => {
  const place = path.dirname(home())
  for (const made of [place, folder]) fs.rmSync(made, { recursive: true, force: true })
})

/** Another process that uses the same server until it is told to stop. */
async function neighbour() {
  const lib = new URL('../../scripts/lib/postgres.mjs', import.meta.url).href
  const code = `const { startPostgres } = await import('${lib}')
    const server = await startPostgres({ folder: '${folder}', throwaway: true })
    process.stdin.once('end', () => server.stop())
    process.stdin.resume()
    console.log('joined')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code])
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('joined')) resolve()
    })
  })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  return { child, ended }
}

describe('the embedded Postgres', () => {
  it('sorts like French, and keeps its data over a restart', async () => {
    const first = await start()
    const [row] = (await first.query(`SELECT 'Élan' < 'Zoé' AS sorted`)) as { sorted: boolean }[]
    expect(row?.sorted).toBe(true)
    await createDatabase(first, 'kept')
    await createDatabase(first, 'kept')
    await first.stop()
    expect(fs.existsSync(pidFile())).toBe(false)

    const second = await start()
    expect(await second.query(`SELECT 1 FROM pg_database WHERE datname = 'kept'`)).toHaveLength(1)
    await second.stop()
  })

  it('is one server for all, and stops with the last of them', async () => {
    const other = await neighbour()
    const server = pid()
    const own = await start()
    expect(pid()).toBe(server)
    other.child.stdin.end()
    await other.ended
    expect(await own.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
    await own.stop()
    expect(isAlive(server)).toBe(false)
  })

  it('does not wait for one that was killed', async () => {
    const other = await neighbour()
    const server = pid()
    other.child.kill('SIGKILL')
    await other.ended
    const own = await start()
    expect(pid()).toBe(server)
    await own.stop()
    expect(isAlive(server)).toBe(false)
  })

  it('recovers when the server itself was killed', async () => {
    const before = await start()
    await createDatabase(before, 'survives')
    process.kill(pid(), 'SIGKILL')
    const after = await start()
    expect(await after.query(`SELECT 1 FROM pg_database WHERE datname = 'survives'`)).toHaveLength(
      1,
    )
    await after.stop()
  })

  it('is not fooled by a mark whose process is another program', async () => {
    fs.writeFileSync(pidFile(), `${process.pid}\n${folder}/postgres\n1\n1\n`)
    const server = await start()
    expect(await server.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
    await server.stop()
  })

  it('shows a database only when it is filled', async () => {
    const server = await start()
    const failing = createFilled(server, 'half', () => Promise.reject(new Error('power cut')))
    await expect(failing).rejects.toThrow('power cut')
    const half = `SELECT 1 FROM pg_database WHERE datname = 'half'`
    expect(await server.query(half)).toEqual([])
    await createFilled(server, 'half', () => Promise.resolve())
    expect(await server.query(half)).toHaveLength(1)
    await server.stop()
  })
})
