import { promisify } from 'node:util'
import zlib from 'node:zlib'

import type { Encoding } from './asked'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** A text in an encoding that the browser reads. */
export async function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return gzip(body)
  return brotli(body, {
    params: {
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_QUALITY]: 5,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
