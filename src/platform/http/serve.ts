import type { ZodType } from 'zod'

import { drain } from '../cache/drain'
import '../validation/french'
import { log } from '../log'
import { openPayload } from '../payload'
import { HttpError } from './errors'
import { failureOf, invalid } from './failure'
import { logRequest } from './log-request'
import { isOpenRead } from './open-read.model'
import { leaveUnread } from './read-body'
import { isSentByPage, readSent, showsPages, type Sent } from './read-sent'
import { sentFiles } from './read-upload'
import { refusedAnswer } from './refused-page'
import { refusalOf, refusedForm } from './refused-unread'
import { REQUEST_ID_HEADER, requestIdOf } from './request-id'
import type { Route } from './route'
import { sessionOf } from './session'

/** Address of a value in a body, as the document writes it. */
const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join('.')

/** @throws {HttpError} with the message of each wrong value */
function parse(schema: ZodType | undefined, value: unknown, status = 400): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  if (status === 404) throw new HttpError(404)
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) {
    // An unknown name is told under its own name, not under that of the whole.
    const names = issue.code === 'unrecognized_keys' ? issue.keys : ['']
    for (const name of names) {
      const path = [...issue.path, ...(name ? [name] : [])]
      fields[pathOf(path)] ??= name ? `« ${name} » n’est pas accepté ici` : issue.message
    }
  }
  const { error } = invalid(status, fields)
  throw new HttpError(status, error, { fields })
}

/** The query as an object; a name given twice has no one value. */
function queryOf(request: Request): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [name, value] of new URL(request.url).searchParams) {
    if (name in query) {
      throw new HttpError(400, `« ${name} » est donné deux fois`, {
        fields: { [name]: 'Une seule valeur est attendue' },
      })
    }
    query[name] = value
  }
  return query
}

/** @throws {HttpError} with the message of each wrong value */
function check(route: Route, { body, upload, attached }: Sent): Sent {
  attached?.check()
  if (!upload) return { body: parse(route.body, body), upload }
  return { body, upload: { ...upload, fields: parse(route.upload?.fields, upload.fields) } }
}

async function answer(
  route: Route,
  request: Request,
  rawParams: unknown,
  requestId: string,
): Promise<Response> {
  const refusal = await refusalOf(route, request)
  const isPlainForm = Boolean(route.form) && isSentByPage(request)
  if (refusal && !(isPlainForm && showsPages(request))) {
    leaveUnread(request)
    throw refusal
  }
  const params = parse(route.params, rawParams, 404)
  if (refusal) return refusedForm(route, request, params, refusal)
  const session = route.auth === 'public' ? null : await sessionOf(request)
  if (route.auth === 'user' && !session?.user) throw new HttpError(401)
  const query = parse(route.query, route.query ? queryOf(request) : undefined)
  let sent: Sent = { body: undefined, upload: null }
  try {
    sent = await readSent(route, request)
    const made = check(route, sent)
    const files = await sentFiles(sent.attached?.files ?? [])
    const context = { params, query, ...made, files, request, requestId, isPlainForm, ...session }
    const result = await route.handler(context as Parameters<Route['handler']>[0])
    return result instanceof Response ? result : Response.json(result)
  } catch (error) {
    if (!isPlainForm || !route.formFailure) throw error
    const failure = failureOf(error)
    if (failure.status === 500) log.error({ requestId, err: error }, 'a plain form failed')
    const typed = sent.body ?? sent.upload?.fields ?? {}
    return route.formFailure(failure, typed as Record<string, unknown>, params)
  }
}

/** What was written is fresh for everybody before the answer leaves. */
async function refresh(): Promise<void> {
  try {
    await drain(await openPayload())
  } catch (error) {
    // The write is done; the server's own listener will refresh what this could not.
    log.error({ error: String(error) }, 'the cache was not refreshed after a write')
  }
}

function withHeaders(route: Route, response: Response, requestId: string): Response {
  const headers = new Headers(response.headers)
  if (isOpenRead(route)) headers.set('access-control-allow-origin', '*')
  headers.set(REQUEST_ID_HEADER, requestId)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  const { body, status, statusText } = response
  return new Response(body, { status, statusText, headers })
}

/** Answers one request of a route: checks, session, handler, envelope, one line of log. */
export async function serve(route: Route, request: Request, rawParams: unknown): Promise<Response> {
  const started = performance.now()
  const requestId = requestIdOf(request)
  let response: Response
  try {
    response = await answer(route, request, rawParams, requestId)
    if (route.method !== 'GET' && response.status < 400) await refresh()
  } catch (error) {
    const failure = failureOf(error)
    if (failure.status === 500) log.error({ requestId, err: error }, 'a route failed')
    response = refusedAnswer(request, failure)
  }
  // The path of the route, not that which was asked: personal links stand in it.
  const { method, path } = route
  logRequest({ requestId, method, path, status: response.status, ms: performance.now() - started })
  return withHeaders(route, response, requestId)
}
