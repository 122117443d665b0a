import config from '@payload-config'
import { createPayloadRequest, type PayloadRequest } from 'payload'

import type { User } from '@/payload-types'

import { noticing } from '../db/noticed'
import { env } from '../env'
import { isDatabaseDown } from './database-down'
import { HttpError } from './errors'

const READS = new Set(['GET', 'HEAD'])

/** What is said where the browser hides its page: nobody is told to open an address that they have. */
const HIDDEN =
  'Votre navigateur n’a pas dit de quel site vient ce formulaire\u00a0: autorisez-le pour ce site (une extension le cache peut-être), ou prenez un autre navigateur'

/** Whether a browser says that it came from somewhere, and not from where. */
export const hidesOrigin = (request: Request): boolean => request.headers.get('origin') === 'null'

/**
 * Refuses a write that another site made the browser send. A client that is no
 * browser sends neither header; its cookie is then ignored by Payload.
 * @throws {HttpError} 403
 */
export function refuseForeignOrigin(request: Request): void {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const isOurs = origin ? origin === env.publicUrl : !site || ['same-origin', 'none'].includes(site)
  if (!isOurs) {
    throw new HttpError(
      403,
      hidesOrigin(request)
        ? HIDDEN
        : `Cette demande ne vient pas de ${env.publicUrl}\u00a0: ouvrez le site à cette adresse`,
    )
  }
}

/**
 * Payload believes a cookie only beside a same-site `Origin`. A read changes
 * nothing, and a browser shows its answer to our own pages alone, so the
 * session counts there whatever link the person followed.
 */
function readable(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.set('origin', env.publicUrl)
  return new Request(request.url, { method: request.method, headers })
}

/**
 * The request as Payload understands it, with the person behind it.
 * @throws when a session was sent and the database cannot tell whose it is
 */
export async function sessionOf(
  request: Request,
): Promise<{ req: PayloadRequest; user: User | null }> {
  const asked = READS.has(request.method) ? readable(request) : request
  // Payload reads « the database did not answer » as « nobody »: its statements say which it was.
  const ask = () =>
    noticing(() => createPayloadRequest({ config, request: asked, canSetHeaders: false }))
  let { result: req, failure } = await ask()
  // A connection that was cut says nothing of the next one.
  if (!req.user && isDatabaseDown(failure)) ({ result: req, failure } = await ask())
  if (!req.user && isDatabaseDown(failure)) throw failure
  return { req, user: req.user ?? null }
}
