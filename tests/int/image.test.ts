import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ownSite } from '../../scripts/lib/build.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'
import { inProject } from '../../scripts/lib/project.mjs'
import { answers } from '../../scripts/lib/serve.mjs'

// The folder of the image, put together from the COPY lines of the Dockerfile. The site in it
// was built with no database, no secret and no configuration, as every build is.
const image = fs.mkdtempSync(path.join(os.tmpdir(), 'patte-blanche-image-'))
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

beforeAll(() => {
  fs.chmodSync(image, 0o755)
  const lines = fs.readFileSync(inProject('Dockerfile'), 'utf8').split('\n')
  const copies = lines.filter((line) => line.startsWith('COPY --from=build '))
  expect(copies.length).toBeGreaterThan(3)
  for (const line of copies) {
    const [from = '', to = ''] = line.split(' ').slice(2)
    const source = from === '/app/.next/standalone' ? ownSite() : inProject(from.slice(5))
    const target = to.endsWith('/') ? path.join(to, path.basename(from)) : to
    fs.cpSync(source, path.join(image, target), { recursive: true, verbatimSymlinks: true })
  }
})

afterAll(() => {
  fs.rmSync(image, { recursive: true, force: true })
})

/** Runs `npm start`'s command in the image with nothing but the given environment. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: image,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    ...nobody,
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { child, ended, output: () => output }
}

describe('the image', () => {
  it('names what is missing when it has no database', async () => {
    const { ended, output } = start({})
    expect(await ended).toBe(1)
    expect(output()).toContain('DATABASE_URL is missing')
  })

  it('names what is missing when it has no secret', async () => {
    const { ended, output } = start({
      DATABASE_URL: process.env.DATABASE_URL ?? '',
      PORT: String(await freePort()),
    })
    expect(await ended).toBe(1)
    expect(output()).toContain('PAYLOAD_SECRET is missing')
  })

  it('starts, is ready, and ends on SIGTERM', async () => {
    const port = await freePort()
    const { child, ended, output } = start({
      DATABASE_URL: process.env.DATABASE_URL ?? '',
      PAYLOAD_SECRET: process.env.PAYLOAD_SECRET ?? '',
      STORAGE_DIR: path.join(os.tmpdir(), 'patte-blanche-image-files'),
      MIGRATE_ON_START: '1',
      PORT: String(port),
      HOSTNAME: '127.0.0.1',
    })
    try {
      await answers(`http://127.0.0.1:${port}/api/health`, ended)
      await answers(`http://127.0.0.1:${port}/api/ready`, ended, 20_000)
    } catch (error) {
      throw new Error(output(), { cause: error })
    } finally {
      child.kill('SIGTERM')
    }
    // 143: ended because of SIGTERM, after the requests under way were answered.
    expect(await ended).toBe(143)
  }, 90_000)
})
