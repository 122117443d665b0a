import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

import { env } from '@/platform/env'

import type { FormDefinition } from '../model'

const secret = createHmac('sha256', env.PAYLOAD_SECRET).update('form-stamps').digest()

const sealOf = (formId: string, at: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([formId, at]))
    .digest('base64url')

/** Milliseconds that nobody needs less than to answer a form. */
export const FASTEST_MS = 3000

/** Milliseconds after which a mark has to be fetched again. */
export const STALE_MS = 24 * 3_600_000

/**
 * A mark that this server gave a form to somebody, and when: an answer without it was never
 * asked for, and one that comes sooner than anybody reads was written by a program.
 * @param at milliseconds since 1970
 */
export function stampOf(formId: string, at: number): string {
  const when = at.toString(36)
  return `${when}.${sealOf(formId, when)}`
}

/**
 * A mark of this moment.
 * @param isAgain for somebody who took their time before, and corrects one word
 */
export const stampNow = (formId: string, isAgain: boolean): string =>
  stampOf(formId, Date.now() - (isAgain ? FASTEST_MS : 0))

type StampCheck = 'right' | 'tooFast' | 'wrong'

/** What a mark says of an answer that comes now. */
export function checkStamp(formId: string, stamp: string, now: number): StampCheck {
  const [when = '', seal = '', ...rest] = stamp.split('.')
  const at = /^[0-9a-z]{6,11}$/.test(when) ? parseInt(when, 36) : NaN
  if (rest.length > 0 || Number.isNaN(at) || at > now || now - at > STALE_MS) return 'wrong'
  const given = Buffer.from(seal)
  const wanted = Buffer.from(sealOf(formId, when))
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'wrong'
  return now - at < FASTEST_MS ? 'tooFast' : 'right'
}

/** Which questions somebody saw: another value when any of them changed. */
export const versionOf = (definition: FormDefinition): string =>
  createHash('sha256').update(JSON.stringify(definition)).digest('base64url').slice(0, 12)
