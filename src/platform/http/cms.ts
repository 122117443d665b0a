import { sql } from '@payloadcms/db-postgres'

import { log } from '../log'
import { openPayload } from '../payload'
import { JSON_LIMIT, readableForm } from './cms-form'
import { HttpError, SENTENCES } from './errors'
import { failureOf, type Failure } from './failure'
import { logRequest } from './log-request'
import { parseJson, readBytes, typeOf } from './read-body'
import { withBytes } from './rebuild'
import { REQUEST_ID_HEADER, requestIdOf } from './request-id'

/** Payload's handlers and ours for `/api/cms/[...slug]`. */
type CmsArgs = { params: Promise<{ slug: string[] }> }
export type CmsHandler = (request: Request, args: CmsArgs) => Promise<Response>

/** A file with its fields: what `upload.limits` of payload.config.ts lets through. */
const UPLOAD_LIMIT = 6_000_000
/** Long queries travel as a form; even they are short. */
const FORM_LIMIT = 65_536

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** The shape that the admin reads. Source: docs/decisions/api.md. */
function cmsFailure({ status, error, more, headers, fields }: Failure): Response {
  const data = fields && {
    errors: Object.entries(fields).map(([path, message]) => ({ path, message })),
  }
  const name = data ? { name: 'ValidationError', data } : {}
  return Response.json({ errors: [{ ...name, message: error }], ...more }, { status, headers })
}

type Words = {
  /** Said of an upload that is too large. */
  fileTooLarge: string
}

/**
 * The same request, its body counted and looked at: Payload itself reads JSON of
 * any size and depth.
 * @throws {HttpError} 413 for a body that is too large, 400 for one broken or nested too deep
 */
async function bounded(request: Request, { fileTooLarge }: Words): Promise<Request> {
  if (!WRITES.has(request.method) || !request.body) return request
  const type = typeOf(request)
  if (type === 'multipart/form-data') {
    const bytes = await readBytes(request, UPLOAD_LIMIT, fileTooLarge)
    const form = await readableForm(bytes, request.headers.get('content-type') ?? '')
    return withBytes(request, form.bytes, form.type)
  }
  // Payload takes whatever has this word in it for a form.
  if (type.includes('multipart/')) throw new HttpError(400)
  const isForm = type === 'application/x-www-form-urlencoded'
  const bytes = await readBytes(request, isForm ? FORM_LIMIT : JSON_LIMIT)
  if (type === 'application/json' && bytes.length > 0) parseJson(new TextDecoder().decode(bytes))
  return withBytes(request, bytes)
}

async function databaseAnswers(): Promise<boolean> {
  try {
    const { db } = await openPayload()
    await db.drizzle.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}

/** What is away comes back: the answer, whose sentence is ours already, says when to ask again. */
function comeBack(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('retry-after', '5')
  return new Response(response.body, { status: response.status, headers })
}

/** Payload's few answers that are not French, or that hide that the database is away. */
async function inOurWords(request: Request, response: Response): Promise<Response> {
  const { status } = response
  // Without a database Payload takes everybody for a stranger, or fails.
  const isSuspect =
    status === 500 || ((status === 401 || status === 403) && request.headers.has('cookie'))
  if (isSuspect && !(await databaseAnswers())) return cmsFailure(failureOf(new HttpError(503)))
  if (status === 503) return comeBack(response)
  if (status === 423 || status >= 500) return cmsFailure(failureOf(new HttpError(status)))
  if (status !== 404) return response
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { errors?: unknown } | null
  if (!body || body.errors) return response
  return cmsFailure({ status, error: SENTENCES[404] as string })
}

/**
 * Wraps an endpoint of Payload's REST: bounds on what is sent, a request id, one line
 * of log, errors in French and 503 while the database is away.
 */
export function cmsRoute(handler: CmsHandler, words: Words): CmsHandler {
  return async (request, args) => {
    const started = performance.now()
    const requestId = requestIdOf(request)
    let response: Response
    try {
      response = await inOurWords(request, await handler(await bounded(request, words), args))
    } catch (error) {
      const failure = failureOf(error)
      if (failure.status === 500)
        log.error({ requestId, err: error }, 'an endpoint of the CMS failed')
      response = cmsFailure(failure)
    }
    const { method } = request
    const { pathname: path } = new URL(request.url)
    logRequest({
      requestId,
      method,
      path,
      status: response.status,
      ms: performance.now() - started,
    })
    const { body, status, statusText } = response
    const headers = new Headers(response.headers)
    headers.set(REQUEST_ID_HEADER, requestId)
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    return new Response(body, { status, statusText, headers })
  }
}
