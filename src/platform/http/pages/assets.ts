import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

import { log } from '../../log'
import { fileHeaders } from '../security-headers.mjs'
import { encodingOf, type Encoding } from './asked'

/** Folder of the scripts and styles of this build. */
export const assetFolder = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  process.env.NEXT_DIST_DIR || '.next',
  'static',
  'chunks',
)

const YEAR_SECONDS = 31_536_000

const TYPES = {
  css: 'text/css; charset=UTF-8',
  js: 'application/javascript; charset=UTF-8',
} as const

/** How the build names the compressed copy that lies beside a file (`scripts/lib/build.mjs`). */
const COPIES = { br: 'br', gzip: 'gz' } as const

const ADDRESS = /^\/_next\/static\/chunks\/([\w.~-]+\.(css|js))(?:\?|$)/

const readNames = (folder: string): ReadonlySet<string> => {
  try {
    const found = fs.readdirSync(/* turbopackIgnore: true */ folder, {
      recursive: true,
      withFileTypes: true,
    })
    const files = found.filter((each) => each.isFile())
    return new Set(
      files.map((file) => path.relative(folder, path.join(file.parentPath, file.name))),
    )
  } catch {
    // The development server keeps them elsewhere.
    return new Set()
  }
}

let names: ReadonlySet<string> | undefined
let publicNames: ReadonlySet<string> | undefined

/** Names of files, read once: a program's files do not change while it runs. */
export const assetNames = (): ReadonlySet<string> => (names ??= readNames(assetFolder))

/** Whether an address is that of a file of the build or of `public/`. */
function isFile(url: string): boolean {
  const [address = ''] = url.split('?', 1)
  publicNames ??= readNames('public')
  return address.startsWith('/_next/static/') || publicNames.has(address.slice(1))
}

/** Sends a file whose name changes with its text. */
export function sendAsset(
  request: IncomingMessage,
  response: ServerResponse,
  asset: { type: keyof typeof TYPES; encoding: Encoding; body: Promise<Buffer> },
): void {
  asset.body
    .then((body) => {
      for (const { key, value } of fileHeaders) response.setHeader(key, value)
      response.setHeader('content-type', TYPES[asset.type])
      response.setHeader('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      response.setHeader('vary', 'Accept-Encoding')
      if (asset.encoding !== 'identity') response.setHeader('content-encoding', asset.encoding)
      response.setHeader('content-length', body.length)
      response.end(request.method === 'HEAD' ? undefined : body)
    })
    .catch((error: unknown) => {
      log.error({ error: String(error), url: request.url }, 'a file could not be sent')
      response.destroy(error instanceof Error ? error : undefined)
    })
}

/**
 * Answers for a script or styles by the copy that the build compressed; Next.js would do it anew for
 * everybody, and knows gzip alone. Files are for reading: to whoever sends something to one, Next.js
 * answers that the server failed.
 * @returns false when the request is for something else, or for a part of a file
 */
export function serveAsset(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '', headers } = request
  if (method !== 'GET' && method !== 'HEAD') {
    if (!isFile(url)) return false
    for (const { key, value } of fileHeaders) response.setHeader(key, value)
    response.writeHead(405, { allow: 'GET, HEAD', 'cache-control': 'no-store' }).end()
    return true
  }
  if (headers.range) return false
  const [, name, type] = ADDRESS.exec(url) ?? []
  const encoding = encodingOf(headers['accept-encoding'])
  if (!name || encoding === 'identity') return false
  const copy = `${name}.${COPIES[encoding]}`
  if (!assetNames().has(copy)) return false
  sendAsset(request, response, {
    type: type === 'css' ? 'css' : 'js',
    encoding,
    body: fs.promises.readFile(path.join(/* turbopackIgnore: true */ assetFolder, copy)),
  })
  return true
}
