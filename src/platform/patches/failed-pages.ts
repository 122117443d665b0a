import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { isDatabaseDown } from '../http/database-down'
import { SENTENCES } from '../http/errors'
import { plainHtml } from '../http/plain-page'

/** Header that only this server writes: by it a failure finds the answer under way. */
const NUMBER_HEADER = 'x-patte-request'

/** Seconds after which a browser may ask again. */
const RETRY_AFTER = 5

type Started = { request: IncomingMessage; response: ServerResponse }
type Underway = {
  /** What is said in the place of 500. */
  status: 400 | 500 | 503
  /** A plain form was sent: what is said of it is a page. */
  isForm: boolean
}

const underway = new Map<string, Underway>()
let last = 0

/** What the readers of forms and of the arguments of a server function say of a broken body. */
const BROKEN_BODY =
  /^(Unexpected end of form|Malformed |Multipart: |Missing Content-Type|Connection closed|Invalid )/

const isBrokenBody = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'SyntaxError' || BROKEN_BODY.test(error.message))

/**
 * Keeps in mind why an answer under way failed: the database did not answer (503), or a server
 * function was called with a body that nobody can read (400).
 */
export function noteFailure(error: unknown, headers: NodeJS.Dict<string | string[]>): void {
  const answer = underway.get(String(headers[NUMBER_HEADER]))
  if (!answer) return
  if (isDatabaseDown(error)) answer.status = 503
  else if (headers['next-action'] && isBrokenBody(error)) answer.status = 400
}

/** No page of ours takes a form by itself: each form has a route that it is sent to. */
const isPlainForm = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' &&
  !headers['next-action'] &&
  /^multipart\/form-data/i.test(headers['content-type'] ?? '')

const NO_FORM = Buffer.from(
  plainHtml({
    title: 'Ce formulaire n’a pas pu être lu',
    text: [`${SENTENCES[400] as string}. Revenez à la page précédente et recommencez.`],
    links: [{ href: '/', label: 'Retour à l’accueil' }],
  }),
)

const AWAY = Buffer.from(
  plainHtml({
    title: 'Service momentanément indisponible',
    text: [
      SENTENCES[503] as string,
      'Les pages reviennent d’elles-mêmes dès que nos données répondent.',
    ],
    // Without an address: the same page again.
    links: [{ href: '', label: 'Réessayer' }],
  }),
)

/** Puts the page in the place of what Next.js says of a failure, if it was that failure. */
function replaceWhenAway(response: ServerResponse, answer: Underway): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  const write = response.write.bind(response) as (...args: unknown[]) => boolean
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse
  let isReplaced = false

  let page = AWAY

  const isFailedPage = (status: number): boolean => {
    if (status !== 500) return false
    if (answer.isForm && answer.status !== 503) return true
    const type = String(response.getHeader('content-type') ?? 'text/html')
    return answer.status === 503 && type.startsWith('text/html')
  }
  const callback = (args: unknown[]): (() => void) | undefined =>
    args.find((arg): arg is () => void => typeof arg === 'function')

  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      if (!isFailedPage(status)) {
        const said = status === 500 && answer.status === 400 ? 400 : status
        return writeHead(said, ...rest)
      }
      isReplaced = true
      const isAway = answer.status === 503
      page = isAway ? AWAY : NO_FORM
      for (const name of ['content-encoding', 'transfer-encoding', 'etag']) {
        response.removeHeader(name)
      }
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('content-length', page.length)
      response.setHeader('cache-control', 'no-store')
      if (isAway) response.setHeader('retry-after', RETRY_AFTER)
      return writeHead(isAway ? 503 : 400)
    },
    write(...args: unknown[]) {
      if (!response.headersSent) response.writeHead(response.statusCode)
      if (!isReplaced) return write(...args)
      callback(args)?.()
      return true
    },
    end(...args: unknown[]) {
      if (!response.headersSent && isFailedPage(response.statusCode)) {
        response.writeHead(response.statusCode)
      }
      return isReplaced ? end(page, callback(args)) : end(...args)
    },
  })
}

/**
 * A page that is made while somebody waits (a search in the catalogue) fails when the database
 * is away, and Next.js knows no status for that but 500, with a page that is empty without
 * JavaScript. Such an answer becomes 503 with a page of ours, as the API says 503. What is kept
 * is served as before. A server function that was called with a broken body is the sender's fault
 * (400), and so is a form that was sent to a page, on which Next.js fails. Called when the server
 * starts.
 */
export function tellFailedPages(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Started
    if (/^\/(?:api|_next)\//.test(request.url ?? '')) return
    last += 1
    const number = String(last)
    const answer: Underway = { status: 500, isForm: isPlainForm(request) }
    request.headers[NUMBER_HEADER] = number
    underway.set(number, answer)
    response.once('close', () => underway.delete(number))
    replaceWhenAway(response, answer)
  })
}
