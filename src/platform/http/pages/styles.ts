import { createHmac } from 'node:crypto'
import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

import { env } from '../../env'
import { encodingOf, type Encoding } from './asked'
import { assetFolder, assetNames, sendAsset } from './assets'
import { compressed } from './compressed'
import { filesOf, type StyleFiles } from './styles.model'

/** Kinds of pages, in three encodings; a build has far fewer. */
const MOST_KEPT = 300

const secret = createHmac('sha256', env.PAYLOAD_SECRET).update('styles').digest()

/** The styles of this build. */
export const styleFiles: StyleFiles = {
  has: (name) => assetNames().has(`${name}.css`),
  sign: (list) => createHmac('sha256', secret).update(list).digest('base64url').slice(0, 16),
}

const kept = new Map<string, Promise<Buffer>>()

async function make(files: readonly string[], encoding: Encoding): Promise<Buffer> {
  const texts = await Promise.all(
    files.map((name) =>
      fs.promises.readFile(
        path.join(/* turbopackIgnore: true */ assetFolder, `${name}.css`),
        'utf8',
      ),
    ),
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
  sendAsset(request, response, { type: 'css', encoding, body: together(files, encoding) })
  return true
}
