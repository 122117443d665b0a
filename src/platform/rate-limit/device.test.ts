import { expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none'
  process.env.PAYLOAD_SECRET = 'only-for-tests-only-for-tests-only-for-tests'
})

import { knownDevice, rememberDevice } from './device'

const from = (cookie?: string) =>
  new Request('http://localhost/', { headers: cookie ? { cookie } : {} })
const pairOf = (setCookie: string): string => setCookie.split(';')[0] ?? ''
const remembered = (account: string, cookie?: string) =>
  pairOf(rememberDevice(from(cookie), account))

it('a browser is known for the account that signed in with it, and for no other', () => {
  const cookie = remembered('lea')
  expect(knownDevice(from(cookie), 'lea')).toMatch(/^[\w-]{22}$/)
  expect(knownDevice(from(`a=b; ${cookie}; c=d`), 'lea')).toBe(knownDevice(from(cookie), 'lea'))
  expect(knownDevice(from(cookie), 'paul')).toBeNull()
  expect(knownDevice(from(), 'lea')).toBeNull()
})

it('nobody writes it but this server', () => {
  const cookie = remembered('lea')
  const [name, nonce, seal = ''] = cookie.split(/[=.]/)
  for (const forged of [
    `${name}=${nonce}`,
    `${name}=${nonce}.${seal.slice(1)}`,
    `${name}=${'x'.repeat(22)}.${seal}`,
    `${name}=${nonce}x.${seal}`,
    `${name}=.${seal}`,
    `other=${nonce}.${seal}`,
  ]) {
    expect(knownDevice(from(forged), 'lea')).toBeNull()
  }
})

it('keeps its name for the eight people who signed in last', () => {
  const people = Array.from({ length: 9 }, (_, at) => `person-${at}`)
  const cookie = people.reduce<string | undefined>(
    (known, who) => remembered(who, known),
    undefined,
  )
  const names = people.map((who) => knownDevice(from(cookie), who))
  expect(names[0]).toBeNull()
  expect(new Set(names.slice(1)).size).toBe(1)
  // Signing in again makes nobody else forgotten.
  const again = remembered('person-8', cookie)
  expect(again.split('.')).toHaveLength(9)
  expect(knownDevice(from(again), 'person-1')).toBe(names[1])
})

it('is for this site alone, out of reach of scripts, for a year', () => {
  expect(rememberDevice(from(), 'lea')).toMatch(
    /^patte-appareil=[^;]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax/,
  )
})
