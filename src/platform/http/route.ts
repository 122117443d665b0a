import type { PayloadRequest } from 'payload'
import type { ZodType } from 'zod'

import type { User } from '@/payload-types'

import type { Failure } from './failure'
import type { Attached, SentFile, Upload } from './read-upload'

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof METHODS)[number]

/**
 * Who may ask: `public` never looks at the session (its answers are the same
 * for everybody), `optional` knows the person if there is one, `user` refuses
 * whoever is not signed in with 401.
 */
export type Auth = 'public' | 'optional' | 'user'

type Session<A extends Auth> = A extends 'public'
  ? object
  : { req: PayloadRequest; user: A extends 'user' ? User : User | null }

/** What was sent: a value, or a file with the texts of its form. */
type Sent<B, F> = [F] extends [never]
  ? { body: B; upload: null }
  : { body: B; upload: null } | { body: null; upload: { file: SentFile; fields: F } }

type Context<P, Q, B, A extends Auth, F> = {
  params: P
  query: Q
  request: Request
  requestId: string
  /** Sent by a plain HTML form: the answer is a redirection to a page (303). */
  isPlainForm: boolean
  /** What came beside the body, where the route takes files; none for most. */
  files: readonly SentFile[]
} & Session<A> &
  Sent<B, F>

type Answer = { description: string; schema?: ZodType }

type Definition<P, Q, B, A extends Auth, F> = {
  method: Method
  /** With names in braces: `/api/shelters/{id}`. */
  path: string
  /** One line of the API document, in French like every sentence of the product. */
  summary: string
  description?: string
  tags: readonly string[]
  auth: A
  params?: ZodType<P>
  query?: ZodType<Q>
  body?: ZodType<B>
  /** Largest body, in bytes; 1 MB by default. */
  bodyLimitBytes?: number
  /**
   * Counts a request before its body is read, for a route that takes files: whoever sends too much
   * is not read any more. High enough that a person meets the limiter of the handler first, after
   * which what they typed comes back.
   * @throws {HttpError} 429
   */
  arrival?: (request: Request) => Promise<unknown>
  /** Also takes the fields of a plain HTML form, for browsers without JavaScript. */
  form?: boolean
  /** Answers a plain form that was refused: mostly a way back to its page, with what was typed. */
  formFailure?: (
    failure: Failure,
    sent: Readonly<Record<string, unknown>>,
    params: P,
  ) => Response | Promise<Response>
  /** Also, or instead of a body, takes a file. */
  upload?: Upload<F>
  /** Also takes the body as the texts of a form, with files beside it. */
  files?: Attached
  /** Successful answers, by status. */
  answers: Readonly<Record<number, Answer>>
  /** Statuses of refusals that a caller should expect, besides 400, 429, 500 and 503. */
  refusals?: readonly number[]
  /** A plain object is sent as JSON with status 200. */
  handler: (context: Context<P, Q, B, A, F>) => Promise<Response | object>
}

/** A route of the API: what the document prints of it, and how it answers. */
export type Route = Omit<Definition<unknown, unknown, unknown, Auth, unknown>, 'handler'> & {
  handler: (
    context: Context<unknown, unknown, unknown, 'user', unknown>,
  ) => Promise<Response | object>
}

/**
 * The one way to write a route of the API. Listed in `app/api/routes.ts`, it has its address and
 * stands in the document.
 */
export function defineRoute<A extends Auth, P = undefined, Q = undefined, B = undefined, F = never>(
  definition: Definition<P, Q, B, A, F>,
): Route
// The types of one route are its own; `serve` gives each handler what its schemas made.
export function defineRoute(definition: Route): Route {
  return definition
}
