import type { Payload } from 'payload'
import pg from 'pg'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'

import { readSession } from '@/features/own-space/api'
import { readUnreadCount } from '@/features/notifications/api'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'
import { call } from './in-process'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})
afterEach(() => {
  vi.restoreAllMocks()
})

type Query = (...args: unknown[]) => unknown

/** Connections that are cut whenever a person is read, as often as said; the others work. */
function cutReadsOfPeople(times: number): () => number {
  const { prototype } = pg.Client as unknown as { prototype: { query: Query } }
  const real = prototype.query
  let cuts = 0
  vi.spyOn(prototype, 'query').mockImplementation(function (this: unknown, ...args: unknown[]) {
    const [asked] = args
    const text = typeof asked === 'string' ? asked : (asked as { text?: string } | null)?.text
    const isCut = cuts < times && /from "users"/.test(text ?? '')
    if (!isCut) return real.apply(this, args)
    cuts += 1
    const error = new Error('Connection terminated unexpectedly')
    const answer = args.at(-1)
    if (typeof answer !== 'function') return Promise.reject(error)
    process.nextTick(answer, error)
    return undefined
  })
  return () => cuts
}

it('a session is read again over another connection', async () => {
  const cuts = cutReadsOfPeople(1)
  const { status, json } = await call(world, readSession, { as: 'editor' })
  expect([status, cuts()]).toEqual([200, 1])
  expect(json.user).toMatchObject({ email: 'editor@exemple.fr' })
})

it('nobody is told that their session is over when nobody could ask', async () => {
  for (const route of [readSession, readUnreadCount]) {
    cutReadsOfPeople(2)
    const { status, headers } = await call(world, route, { as: 'editor' })
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    vi.restoreAllMocks()
  }
  // While everything else works, as after: a cookie that opens nothing is nobody’s.
  const cookie = 'payload-token=eyJhbGciOiJIUzI1NiJ9.e30.x'
  expect((await call(world, readUnreadCount, { headers: { cookie } })).status).toBe(401)
  expect((await call(world, readSession, { as: 'editor' })).status).toBe(200)
})
