// @ts-check
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

import { quietTools } from './environment.mjs'
import { contentHash, dataDir, distDir, inProject, readJson, writeWhole } from './project.mjs'
import { run, tool } from './run.mjs'
import { step } from './terminal.mjs'

/** What a build depends on. */
const sourceHash = () =>
  contentHash(
    [
      'src',
      'public',
      'scripts/lib/build.mjs',
      'migrations',
      'payload.config.ts',
      'next.config.mjs',
      'tsconfig.json',
      'package-lock.json',
    ],
    (file) => /\.test\.tsx?$/.test(file),
  )

/**
 * @param {string} folder
 * @param {string} hash
 */
const isOf = (folder, hash) => {
  const stamp = path.join(folder, '.sources')
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash
}

/** The folder that `npm run build` makes: the server, whole, as it goes into an image. */
export const builtSite = () => path.join(distDir(), 'standalone')

/**
 * Builds the server into one folder that runs on its own, pictures and styles included.
 * Sees no database and no secret: the build of an image has none, so neither has any other.
 * @param {{ quiet?: boolean }} [options]
 * @throws {import('./terminal.mjs').Problem} with the output of `next build`
 */
export async function build({ quiet } = {}) {
  const hash = sourceHash()
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...quietTools, NODE_ENV: 'production' }
  for (const name of ['DATABASE_URL', 'PAYLOAD_SECRET', 'PUBLIC_URL', 'DEMO']) {
    Reflect.deleteProperty(env, name)
  }
  // Without this, files of the last build that are gone now would stay in the folder.
  fs.rmSync(builtSite(), { recursive: true, force: true })
  await run([...tool('next'), 'build'], { env, quiet })
  // Next.js takes what this machine alone should know along.
  for (const name of fs.readdirSync(builtSite())) {
    if (name.startsWith('.env')) fs.rmSync(path.join(builtSite(), name))
  }
  const assets = path.join(builtSite(), path.basename(distDir()), 'static')
  fs.cpSync(path.join(distDir(), 'static'), assets, { recursive: true })
  hintCompile(path.join(builtSite(), path.basename(distDir())))
  shareCopies(path.join(builtSite(), path.basename(distDir())))
  forgetMissing(path.join(builtSite(), path.basename(distDir())))
  await compressAssets(path.join(builtSite(), path.basename(distDir())))
  fs.cpSync(inProject('public'), path.join(builtSite(), 'public'), { recursive: true })
  writeWhole(path.join(builtSite(), '.sources'), hash)
}

/** Read by Chromium at the head of a script; a comment to all others. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Says of the scripts that every page begins with, React and the router, that most of what is in
 * them runs at once: the browser then makes it ready beside its work while the script is still
 * coming. Else it does so function by function while nothing can be pressed, which took a slow phone
 * half of that time. Source: https://v8.dev/blog/explicit-compile-hints
 * @param {string} dist folder of what Next.js built
 */
export function hintCompile(dist) {
  const manifest = readJson(path.join(dist, 'build-manifest.json'))
  for (const file of manifest?.rootMainFiles ?? []) {
    const script = path.join(dist, file)
    const text = fs.readFileSync(script, 'utf8')
    if (!text.startsWith(COMPILE_HINT)) fs.writeFileSync(script, COMPILE_HINT + text)
  }
}

/** The end of a file that Turbopack wrote, in which its copies differ alone. */
const OWN_MAP = /\n\/\/# sourceMappingURL=\S+\s*$/
/** The beginning of a list of modules, which is the same wherever it stands. */
const MODULES = /^module\.exports\s*=\s*\[/
/** Bytes below which a copy costs next to nothing. */
const WORTH_SHARING = 50_000

/**
 * Turbopack gives each kind of route a file of its own of what all of them run on, when they import its parts in
 * different orders: the same eight megabytes, which a server would read, make ready and keep as text for each
 * kind that somebody asks for. One of them stays, the others lead to it. Pages have one order
 * (src/app/(site)/layout.tsx).
 * @param {string} dist folder of what Next.js built
 */
export function shareCopies(dist) {
  const folder = path.join(dist, 'server', 'chunks')
  if (!fs.existsSync(folder)) return
  /** @type {Map<string, string>} */
  const first = new Map()
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.join(folder, name)
    if (!name.endsWith('.js') || fs.statSync(file).size < WORTH_SHARING) continue
    const text = fs.readFileSync(file, 'utf8').replace(OWN_MAP, '')
    if (!MODULES.test(text)) continue
    const hash = createHash('sha256').update(text).digest('hex')
    const same = first.get(hash)
    if (same === undefined) {
      first.set(hash, file)
      continue
    }
    const way = path.relative(path.dirname(file), same).replaceAll(path.sep, '/')
    fs.writeFileSync(file, `module.exports = require(${JSON.stringify(`./${way}`)})\n`)
    fs.rmSync(`${file}.map`, { force: true })
  }
}

/**
 * Of a part that comes by itself, Turbopack names files to be fetched ahead that it then wrote under another
 * name, now and then: a browser would ask for what is not there.
 * @param {string} dist folder of what Next.js built
 */
export function forgetMissing(dist) {
  const folder = path.join(dist, 'server', 'app')
  if (!fs.existsSync(folder)) return
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (path.basename(name) !== 'react-loadable-manifest.json') continue
    const file = path.join(folder, name)
    /** @type {Record<string, { files: string[] }>} */
    const parts = readJson(file) ?? {}
    for (const part of Object.values(parts)) {
      part.files = part.files.filter((asset) => fs.existsSync(path.join(dist, asset)))
    }
    fs.writeFileSync(file, JSON.stringify(parts))
  }
}

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Of brotli; the last step takes twice the time for two hundredths of the bytes. */
const BROTLI_QUALITY = 10

/**
 * Puts compressed copies beside scripts and styles, `.br` and `.gz`, which the server sends as they are
 * (src/platform/http/pages/assets.ts).
 * @param {string} dist folder of what Next.js built
 */
export async function compressAssets(dist) {
  const folder = path.join(dist, 'static', 'chunks')
  const files = fs.readdirSync(folder).filter((name) => /\.(?:css|js)$/.test(name))
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name)
      const text = await fs.promises.readFile(file)
      const params = {
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      }
      await fs.promises.writeFile(`${file}.br`, await brotli(text, { params }))
      await fs.promises.writeFile(`${file}.gz`, await gzip(text))
    }),
  )
}

/** Where the demonstration or the tests run the site from. */
export const ownSite = () => path.join(dataDir(), 'site')

/**
 * Builds the site if the sources changed, and copies it beside the data that it will run on:
 * a later build does not pull the files from under a running server.
 */
export async function prepareSite() {
  const hash = sourceHash()
  if (isOf(ownSite(), hash)) return
  if (!isOf(builtSite(), hash)) {
    await step('Build the site (about a minute)', () => build({ quiet: true }))
  }
  fs.rmSync(ownSite(), { recursive: true, force: true })
  fs.cpSync(builtSite(), ownSite(), { recursive: true, verbatimSymlinks: true })
}
