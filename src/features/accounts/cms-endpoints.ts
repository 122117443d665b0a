import { HttpError } from '@/platform/http/errors'
import type { CmsHandler } from '@/platform/http/cms'
import { withBytes } from '@/platform/http/rebuild'
import { refuseForeignOrigin, sessionOf } from '@/platform/http/session'

import { signIn } from './commands'
import { accountLimiter } from './limits'
import { choosePassword, requestPasswordLink } from './passwords/commands'
import { LINK_IS_ON_ITS_WAY } from './sentences'

type Sent = Record<string, unknown>
type Pass = () => Promise<Response>
type Endpoint = (request: Request, sent: Sent, pass: Pass) => Promise<Response>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const login: Endpoint = async (request, { email, password }) => {
  const { cookies, user, token, exp } = await signIn(request, {
    email: text(email).slice(0, 254),
    password: text(password).slice(0, 1000),
  })
  const body = { message: 'Vous êtes connecté', user, token, exp }
  const response = Response.json(body)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

const forgotPassword: Endpoint = async (request, { email }) => {
  await requestPasswordLink(request, text(email).slice(0, 254))
  return Response.json({ message: LINK_IS_ON_ITS_WAY })
}

const resetPassword: Endpoint = async (request, { token, password }) => {
  await choosePassword(request, { token: text(token), password: text(password) })
  return Response.json({ message: 'Votre mot de passe est enregistré' })
}

const counted: Endpoint = async (request, _sent, pass) => {
  await accountLimiter.count(request)
  return pass()
}

/** E-mail addresses are not verified yet: Payload itself fails here. */
const absent: Endpoint = async (request) => {
  await accountLimiter.count(request)
  throw new HttpError(404)
}

/** The first account of an installation is made by its scripts, never by whoever comes first. */
const firstRegister: Endpoint = async (request) => {
  await accountLimiter.count(request)
  throw new HttpError(403)
}

const ENDPOINTS: Record<string, Endpoint> = {
  login,
  'forgot-password': forgotPassword,
  'reset-password': resetPassword,
  unlock: counted,
  verify: absent,
  'first-register': firstRegister,
}

/** Payload matches addresses without looking at case, so does this. */
function endpointOf([collection, action]: string[]): Endpoint | undefined {
  return collection === 'users' ? ENDPOINTS[(action ?? '').toLowerCase()] : undefined
}

/**
 * Puts the endpoints of accounts of Payload's REST behind the same limits and the
 * same neutral answers as our own sign-in.
 */
export function guardAccounts(handler: CmsHandler): CmsHandler {
  return async (request, args) => {
    const endpoint = endpointOf((await args.params).slug)
    if (!endpoint) return handler(request, args)
    try {
      refuseForeignOrigin(request)
      const bytes = new Uint8Array(await request.arrayBuffer())
      const sent: unknown = JSON.parse(new TextDecoder().decode(bytes) || '{}')
      const fields = sent !== null && typeof sent === 'object' ? (sent as Sent) : {}
      return await endpoint(request, fields, () => handler(withBytes(request, bytes), args))
    } catch (error) {
      throw error instanceof SyntaxError ? new HttpError(400) : error
    }
  }
}

/** What Payload tells anybody who asks: the columns of every collection, and whether it is empty. */
const FOR_MEMBERS = new Set(['access', 'users/init'])

/** Hides the columns of the CMS from strangers. */
export function hideColumns(handler: CmsHandler): CmsHandler {
  return async (request, args) => {
    const path = (await args.params).slug.join('/').toLowerCase()
    if (FOR_MEMBERS.has(path) && !(await sessionOf(request)).user) throw new HttpError(401)
    return handler(request, args)
  }
}
