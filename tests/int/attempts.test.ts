import { beforeAll, describe, expect, it } from 'vitest'

import { HttpError } from '@/platform/http/errors'
import { rememberDevice } from '@/platform/rate-limit/device'
import { limitAttempts } from '@/platform/rate-limit/attempts'

import { getTestPayload } from '../support/payload'

const OWNER = 'owner@exemple.fr'

let network = 0
const from = (cookie = '', address?: string) => {
  network += 1
  const headers = {
    'x-forwarded-for': address ?? `10.3.${Math.floor(network / 250)}.${network % 250}`,
  }
  return new Request('http://localhost/api/auth/login', {
    headers: { ...headers, ...(cookie && { cookie }) },
  })
}
/** What a browser sends back of a cookie that it was given. */
const kept = (cookie: string): string => cookie.split(';')[0] ?? ''

const limiter = limitAttempts({
  name: 'test',
  sentence: 'Trop',
  byNetwork: 30,
  byAccount: 5,
  byTarget: 50,
})
const isOpen = (request: Request, account = OWNER): Promise<boolean> =>
  limiter.count(request, account).then(
    () => true,
    (error: unknown) => {
      if (error instanceof HttpError && error.status === 429) return false
      throw error
    },
  )

beforeAll(async () => {
  await getTestPayload()
})

describe('what guards an account', () => {
  const own = kept(rememberDevice(from(), OWNER))

  it('bears fifty tries in an hour from wherever they come, and no more', async () => {
    const tries = await Promise.all(Array.from({ length: 80 }, () => isOpen(from())))
    expect(tries.filter(Boolean)).toHaveLength(50)
    expect(await isOpen(from())).toBe(false)
    expect(await isOpen(from(), ' OWNER@exemple.fr')).toBe(false)
    // Other accounts are not concerned.
    expect(await isOpen(from(), 'other@exemple.fr')).toBe(true)
  })
  it('still lets in a browser that the account signed in with, five times', async () => {
    for (let n = 0; n < 5; n += 1) expect(await isOpen(from(own))).toBe(true)
    expect(await isOpen(from(own))).toBe(false)
  })
  it('knows no browser by a cookie of somebody else', async () => {
    const [name = '', value = ''] = own.split('=')
    const [nonce = '', seal = ''] = value.split('.')
    const flipped = seal.startsWith('A') ? `B${seal.slice(1)}` : `A${seal.slice(1)}`
    const forged = [
      kept(rememberDevice(from(), 'other@exemple.fr')),
      `${name}=${nonce}.${flipped}`,
      `${name}=${nonce}`,
      `${name}=${'A'.repeat(22)}.${seal}`,
      `${name}=..`,
    ]
    for (const cookie of forged) expect(await isOpen(from(cookie)), cookie).toBe(false)
  })
  it('keeps the people of one browser, eight at most', () => {
    let cookie = ''
    for (let n = 0; n < 12; n += 1) {
      cookie = kept(rememberDevice(from(cookie), `personne${n}@exemple.fr`))
    }
    expect(cookie.split('.')).toHaveLength(9)
    expect(kept(rememberDevice(from(cookie), 'personne11@exemple.fr'))).toBe(cookie)
  })
  it('takes from one network five tries of an account, and no more of what it bears', async () => {
    const address = '10.4.0.1'
    const account = 'neighbour@exemple.fr'
    const tries = []
    for (let n = 0; n < 20; n += 1) tries.push(await isOpen(from('', address), account))
    expect(tries.filter(Boolean)).toHaveLength(5)
    const others = await Promise.all(Array.from({ length: 45 }, () => isOpen(from(), account)))
    expect(others.every(Boolean)).toBe(true)
  })
})
