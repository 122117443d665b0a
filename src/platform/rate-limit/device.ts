import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import { env } from '../env'
import { ownCookie } from '../http/own-cookie'

/** Remembers, for a year, for whom somebody signed in with this browser. */
const COOKIE = 'patte-appareil'
const YEAR_SECONDS = 31_536_000
/** Most people of one browser: the computer of a shelter's office. */
const MOST = 8

type Device = { nonce: string; seals: string[] }

const sealOf = (nonce: string, account: string): string =>
  createHmac('sha256', env.PAYLOAD_SECRET).update(`device ${nonce} ${account}`).digest('base64url')

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function deviceOf(request: Request): Device | null {
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/)
  const value = cookies.find((each) => each.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1)
  const [nonce = '', ...seals] = (value ?? '').split('.')
  return /^[\w-]{22}$/.test(nonce) ? { nonce, seals: seals.slice(0, MOST) } : null
}

/**
 * A name of this browser when this very account signed in with it before, else
 * null. Only this server can have written it.
 */
export function knownDevice(request: Request, account: string): string | null {
  const device = deviceOf(request)
  const seal = device && sealOf(device.nonce, account)
  return seal && device.seals.some((each) => isSame(each, seal)) ? device.nonce : null
}

/** The cookie by which this browser is known for the account from now on. */
export function rememberDevice(request: Request, account: string): string {
  const { nonce, seals } = deviceOf(request) ?? {
    nonce: randomBytes(16).toString('base64url'),
    seals: [],
  }
  const seal = sealOf(nonce, account)
  const value = [nonce, ...[seal, ...seals.filter((each) => each !== seal)].slice(0, MOST)]
  return ownCookie(COOKIE, value.join('.'), { path: '/', seconds: YEAR_SECONDS, sameSite: 'Lax' })
}
