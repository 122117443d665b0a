import type { IncomingMessage } from 'node:http'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best of what the browser reads; a quality of 0 is a refusal. */
export function encodingOf(accepted: string | undefined): Encoding {
  const read = (name: string) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?!;\\s*q=0(?:\\.0+)?\\s*(?:,|$))(?:;|,|$)`, 'i').test(
      accepted ?? '',
    )
  return read('br') ? 'br' : read('gzip') ? 'gzip' : 'identity'
}

/** Characters; a longer one is answered, and its page kept by nobody. */
const LONGEST_ADDRESS = 2000

/**
 * Whether a request asks for a page as a browser does: not for the data of one (`RSC`), nor for a
 * file, the API or the admin.
 */
export function isForPage({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'GET' || headers.rsc || headers.range || /[?&]_rsc=/.test(url)) return false
  if (url.length > LONGEST_ADDRESS) return false
  const [path = ''] = url.split('?', 1)
  const isFile = path.slice(path.lastIndexOf('/')).includes('.')
  return !isFile && !/^\/(?:api|admin|_next)(?:\/|$)/.test(path)
}
