import { HttpError } from '@/platform/http/errors'
import type { CmsHandler } from '@/platform/http/cms'
import { withBytes } from '@/platform/http/rebuild'
import { refuseForeignOrigin, sessionOf } from '@/platform/http/session'
import { accountDoor } from '@/platform/rate-limit/doors'

import { signIn } from './commands'
import { choosePassword, requestPasswordLink } from './passwords/commands'
import { LINK_IS_ON_ITS_WAY } from './sentences'

type Sent = Record<string, unknown>
type Pass = () => Promise<Response>
type Door = (request: Request, sent: Sent, pass: Pass) => Promise<Response>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const login: Door = async (request, { email, password }) => {
  const { cookies, user, token, exp } = await signIn(request, {
    email: text(email).slice(0, 254),
    password: text(password).slice(0, 1000),
  })
  const body = { message: 'Vous êtes connecté', user, token, exp }
  const response = Response.json(body)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

const forgotPassword: Door = async (request, { email }) => {
  await requestPasswordLink(request, text(email).slice(0, 254))
  return Response.json({ message: LINK_IS_ON_ITS_WAY })
}

const resetPassword: Door = async (request, { token, password }) => {
  await choosePassword(request, { token: text(token), password: text(password) })
  return Response.json({ message: 'Votre mot de passe est enregistré' })
}

const counted: Door = async (request, _sent, pass) => {
  await accountDoor.enter(request)
  return pass()
}

/** E-mail addresses are not verified yet: Payload itself fails on this door. */
const absent: Door = async (request) => {
  await accountDoor.enter(request)
  throw new HttpError(404)
}

/** The first account of an installation is made by its scripts, never by whoever comes first. */
const firstRegister: Door = async (request) => {
  await accountDoor.enter(request)
  throw new HttpError(403)
}

const DOORS: Record<string, Door> = {
  login,
  'forgot-password': forgotPassword,
  'reset-password': resetPassword,
  unlock: counted,
  verify: absent,
  'first-register': firstRegister,
}

/** Payload matches addresses without looking at case, so does this. */
function doorOf([collection, action]: string[]): Door | undefined {
  return collection === 'users' ? DOORS[(action ?? '').toLowerCase()] : undefined
}

/**
 * Puts the doors of accounts of Payload's REST behind the same limits and the
 * same neutral answers as our own sign-in.
 */
export function guardDoors(handler: CmsHandler): CmsHandler {
  return async (request, args) => {
    const door = doorOf((await args.params).slug)
    if (!door) return handler(request, args)
    try {
      refuseForeignOrigin(request)
      const bytes = new Uint8Array(await request.arrayBuffer())
      const sent: unknown = JSON.parse(new TextDecoder().decode(bytes) || '{}')
      const fields = sent !== null && typeof sent === 'object' ? (sent as Sent) : {}
      return await door(request, fields, () => handler(withBytes(request, bytes), args))
    } catch (error) {
      throw error instanceof SyntaxError ? new HttpError(400) : error
    }
  }
}

/** What Payload tells anybody who asks: the columns of every collection, and whether it is empty. */
const FOR_MEMBERS = new Set(['access', 'users/init'])

/** Keeps the plan of the CMS from strangers. */
export function guardPlan(handler: CmsHandler): CmsHandler {
  return async (request, args) => {
    const path = (await args.params).slug.join('/').toLowerCase()
    if (FOR_MEMBERS.has(path) && !(await sessionOf(request)).user) throw new HttpError(401)
    return handler(request, args)
  }
}
