import { createHmac } from 'node:crypto'
import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

import { env } from '../../env'
import { log } from '../../log'
import { encodingOf, type Encoding } from './asked'
import { compressed } from './compressed'
import { filesOf, type StyleFiles } from './styles.model'

const folder = path.join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'static', 'chunks')

const YEAR_SECONDS = 31_536_000

/** Kinds of pages, in three encodings; a build has far fewer. */
const MOST_KEPT = 300

const secret = createHmac('sha256', env.PAYLOAD_SECRET).update('styles').digest()

let names: ReadonlySet<string> | undefined

/** Read once: a program's files do not change while it runs. */
function known(): ReadonlySet<string> {
  try {
    names ??= new Set(
      fs
        .readdirSync(folder)
        .filter((name) => name.endsWith('.css'))
        .map((name) => name.slice(0, -'.css'.length)),
    )
  } catch {
    // The development server keeps its styles elsewhere.
    names = new Set()
  }
  return names
}

/** The styles of this build. */
export const styleFiles: StyleFiles = {
  has: (name) => known().has(name),
  sign: (list) => createHmac('sha256', secret).update(list).digest('base64url').slice(0, 16),
}

const kept = new Map<string, Promise<Buffer>>()

async function make(files: readonly string[], encoding: Encoding): Promise<Buffer> {
  const texts = await Promise.all(
    files.map((name) => fs.promises.readFile(path.join(folder, `${name}.css`), 'utf8')),
  )
  return compressed(Buffer.from(texts.join('\n')), encoding)
}

function together(files: readonly string[], encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${files.join()}`
  const before = kept.get(key)
  if (before) return before
  const made = make(files, encoding)
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  const [oldest = key] = kept.keys()
  if (kept.size > MOST_KEPT) kept.delete(oldest)
  return made
}

/** Answers for the styles of a page, together. @returns false when the request is for something else */
export function serveStyles(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '', headers } = request
  if ((method !== 'GET' && method !== 'HEAD') || !url.includes(',')) return false
  const files = filesOf(url.split('?', 1)[0] ?? '', styleFiles)
  if (!files) return false
  const encoding = encodingOf(headers['accept-encoding'])
  together(files, encoding)
    .then((body) => {
      response.setHeader('content-type', 'text/css; charset=UTF-8')
      response.setHeader('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      response.setHeader('vary', 'Accept-Encoding')
      response.setHeader('x-content-type-options', 'nosniff')
      if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
      response.setHeader('content-length', body.length)
      response.end(method === 'HEAD' ? undefined : body)
    })
    .catch((error: unknown) => {
      log.error({ error: String(error) }, 'styles could not be sent')
      response.destroy(error instanceof Error ? error : undefined)
    })
  return true
}
