// @ts-check
import fs from 'node:fs'
import path from 'node:path'

import { quietTools } from './environment.mjs'
import { contentHash, distDir, inProject, writeWhole } from './project.mjs'
import { run, tool } from './run.mjs'
import { builtServer } from './serve.mjs'

const stamp = () => path.join(distDir(), 'sources')

/** What a build depends on. */
const sources = () =>
  contentHash(
    [
      'src',
      'public',
      'payload.config.ts',
      'next.config.mjs',
      'tsconfig.json',
      'package-lock.json',
      'migrations',
    ],
    (file) => /\.test\.tsx?$/.test(file),
  )

/** True when the last build is of the sources as they are now. */
export const isBuilt = () =>
  fs.existsSync(builtServer()) &&
  fs.existsSync(stamp()) &&
  fs.readFileSync(stamp(), 'utf8') === sources()

/**
 * Builds the server into one folder that runs on its own, pictures and styles included.
 * Sees no database and no secret: the build of an image has none, so neither has any other.
 * @param {{ quiet?: boolean }} [options]
 * @throws {import('./terminal.mjs').Problem} with the output of `next build`
 */
export async function build({ quiet } = {}) {
  const hash = sources()
  fs.rmSync(stamp(), { force: true })
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...quietTools, NODE_ENV: 'production' }
  for (const name of ['DATABASE_URL', 'PAYLOAD_SECRET', 'PUBLIC_URL', 'DEMO']) {
    Reflect.deleteProperty(env, name)
  }
  await run([...tool('next'), 'build'], { env, quiet })
  const standalone = path.dirname(builtServer())
  const dist = path.basename(distDir())
  fs.cpSync(path.join(distDir(), 'static'), path.join(standalone, dist, 'static'), {
    recursive: true,
  })
  fs.cpSync(inProject('public'), path.join(standalone, 'public'), { recursive: true })
  writeWhole(stamp(), hash)
}
