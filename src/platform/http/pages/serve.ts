import { createHash } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http'

import { log } from '../../log'
import { encodingOf, isForPage, type Encoding } from './asked'
import { serveAsset } from './assets'
import { compressed } from './compressed'
import { withoutStaticData } from './flight'
import { forgetKeptPages, keptPages, pageEpoch, type KeptPage, type MadeBody } from './kept'
import { withScriptsAfterFrame } from './scripts'
import { serveStyles, styleFiles } from './styles'
import { withOneStyle } from './styles.model'

/** With the copy that others get while one reader asks anew: the second of a proxy (`s-maxage`). */
const MAX_AGE_MS = 500
const MAX_WEIGHT = 24 * 1024 * 1024

/** Less than this is not worth its compression. */
const MIN_COMPRESSED = 1000

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

const pages = keptPages({ maxAge: MAX_AGE_MS, maxWeight: MAX_WEIGHT })

/** Whether everybody may be given this answer for a second. */
const isForAll = (response: ServerResponse): boolean =>
  response.statusCode === 200 &&
  /^public\b.*\bs-maxage=[1-9]/.test(String(response.getHeader('cache-control') ?? '')) &&
  !response.hasHeader('set-cookie')

/** Of every answer anew: not part of what is kept. */
const OWN = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']

const readers = (header: unknown): string =>
  [...new Set([...String(header ?? '').split(/, ?/), 'Accept-Encoding'])].filter(Boolean).join(', ')

/** Sends a page, or 304 to whoever has it. */
function send(response: ServerResponse, page: KeptPage, known: string | undefined): void {
  for (const [name, value] of Object.entries(page.headers)) {
    if (value !== undefined) response.setHeader(name, value)
  }
  response.setHeader('etag', page.etag)
  if (known?.split(',').some((each) => each.trim() === page.etag)) {
    response.statusCode = 304
    for (const name of ['content-type', 'content-encoding']) response.removeHeader(name)
    response.end()
    return
  }
  response.setHeader('content-length', page.body.length)
  response.end(page.body)
}

type Asked = { key: string; encoding: Encoding; known: string | undefined; epoch: number }

/** A page that cannot be made lighter is sent as it is. */
function lighter(page: Buffer, isFound: boolean): Buffer {
  try {
    const html = withoutStaticData(page.toString('utf8'), isFound)
    return Buffer.from(withScriptsAfterFrame(withOneStyle(html, styleFiles)))
  } catch (error) {
    log.warn({ error: String(error) }, 'a page is sent with all its data')
    return page
  }
}

const fingerprint = (body: Buffer): string => createHash('sha1').update(body).digest('base64url')

type Given = { whole: Buffer; source: string; type: string; isFound: boolean }

/** The body of an answer: a page lighter, and what is worth it compressed. */
async function make({ whole, source, type, isFound }: Given, wanted: Encoding): Promise<MadeBody> {
  const plain = type.startsWith('text/html') ? lighter(whole, isFound) : whole
  const isSmaller =
    wanted !== 'identity' && plain.length >= MIN_COMPRESSED && /^text\/|json|xml|svg/.test(type)
  return {
    body: isSmaller ? await compressed(plain, wanted) : plain,
    // Weak: the same page in two encodings is one.
    etag: `W/"${fingerprint(plain)}"`,
    encoding: isSmaller ? wanted : null,
    source,
  }
}

async function finish(response: ServerResponse, whole: Buffer, asked: Asked): Promise<void> {
  const type = String(response.getHeader('content-type') ?? '')
  const isShared = isForAll(response)
  const source = fingerprint(whole)
  const made =
    (isShared && pages.madeOf(asked.key, source)) ||
    (await make({ whole, source, type, isFound: response.statusCode < 400 }, asked.encoding))
  if (made.encoding) response.setHeader('content-encoding', made.encoding)
  response.setHeader('vary', readers(response.getHeader('vary')))
  for (const name of OWN) response.removeHeader(name)
  const page: KeptPage = { ...made, headers: { ...response.getHeaders() } }
  if (isShared) pages.keep(asked.key, page, asked.epoch)
  if (response.statusCode === 200) return send(response, page, asked.known)
  response.setHeader('content-length', page.body.length)
  response.end(page.body)
}

/** Collects what Next.js writes, and sends it when it is whole. */
function collect(response: ServerResponse, asked: Asked): void {
  const end = response.end.bind(response)
  const { write, writeHead, flushHeaders } = response
  const chunks: Buffer[] = []
  const add = (args: unknown[]) => {
    const [chunk, encoding] = args
    if (typeof chunk === 'string') {
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as 'utf8') : 'utf8'))
    } else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
    const done = args.find((arg): arg is () => void => typeof arg === 'function')
    if (done) process.nextTick(done)
  }
  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      response.statusCode = status
      const headers = rest.find((each) => typeof each === 'object' && each !== null)
      for (const [name, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders)) {
        if (value !== undefined) response.setHeader(name, value)
      }
      return response
    },
    flushHeaders() {
      // They leave with the page.
    },
    write(...args: unknown[]) {
      add(args)
      return true
    },
    end(...args: unknown[]) {
      add(args)
      Object.assign(response, { write, writeHead, flushHeaders, end })
      // A response may outlive its page, and these are larger than it.
      const whole = Buffer.concat(chunks.splice(0))
      finish(response, whole, asked).catch((error: unknown) => {
        log.error({ error: String(error) }, 'a page could not be sent')
        response.destroy(error instanceof Error ? error : undefined)
      })
      return response
    },
  })
}

/** What only reads, and changes no page. */
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A write says that pages changed (`expire`) before Next.js forgets them, and some lists are told by
 * nobody: all that was kept is forgotten with the first byte of the answer, before the writer can
 * read it. A task that is run by a GET counts when it expired something.
 */
function tellOfChange({ method = '' }: IncomingMessage, response: ServerResponse): void {
  const before = pageEpoch()
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  Object.assign(response, {
    writeHead(...args: unknown[]) {
      if (!READS.has(method) || pageEpoch() !== before) forgetKeptPages()
      return writeHead(...args)
    },
  })
}

/**
 * Pages leave in one piece: lighter ({@link withoutStaticData}), with one file of styles
 * ({@link withOneStyle}) and scripts after the first frame ({@link withScriptsAfterFrame}), compressed
 * once for all who ask in the same second, and with an `ETag` of what is sent. Next.js itself would send
 * them chunk by chunk, compress each answer anew and know nothing of the second reader. Called when the
 * server starts.
 */
export function servePages(): void {
  const known = new WeakSet<Server>()
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server }
    if (known.has(server)) return
    known.add(server)
    const others = server.listeners('request') as Listener[]
    server.removeAllListeners('request')
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (isForPage(request)) {
        const encoding = encodingOf(request.headers['accept-encoding'])
        const key = `${encoding} ${request.url}`
        const page = pages.read(key)
        const { 'if-none-match': version } = request.headers
        if (page) return send(response, page, version)
        // Next.js answers as to a browser that knows nothing: what is left of it is ours.
        delete request.headers['accept-encoding']
        delete request.headers['if-none-match']
        collect(response, { key, encoding, known: version, epoch: pageEpoch() })
      } else {
        if (serveStyles(request, response) || serveAsset(request, response)) return
        tellOfChange(request, response)
      }
      for (const other of others) other(request, response)
    })
  })
}
