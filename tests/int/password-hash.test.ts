import { beforeAll, describe, expect, it } from 'vitest'

import { login } from '@/features/accounts/api'
import { guardAccounts } from '@/features/accounts/cms-endpoints'
import { openAccount } from '@/features/accounts/sign-up/api'
import { env } from '@/platform/env'

import { getTestPayload } from '../support/payload'
import { HASHES } from '../support/quick-hash.mjs'
import { makeWorld, type World } from './access/world'
import { call } from './in-process'

let world: World
beforeAll(async () => {
  world = await makeWorld(await getTestPayload())
})

/** Every hash that is made meanwhile. */
async function hashesOf(act: () => Promise<unknown>): Promise<unknown[]> {
  const made: unknown[] = []
  const hear = (hash: unknown) => made.push(hash)
  HASHES.subscribe(hear)
  try {
    await act()
  } finally {
    HASHES.unsubscribe(hear)
  }
  return made
}

// Payload's own figures: as much work for an address that has an account as for one that has none.
const ONE = [{ rounds: 600_000, bytes: 32 }]

describe('a password is hashed once', () => {
  it.each(['editor@exemple.fr', 'nobody@exemple.fr'])('to sign in as %s', async (email) => {
    const body = { email, password: 'Pas-Le-Bon-2026' }
    expect(await hashesOf(() => call(world, login, { body }))).toEqual(ONE)
    // Payload's own entrance is ours: its handler is never asked.
    const entrance = guardAccounts(() => Promise.reject(new Error('Payload was asked')))
    const request = new Request(`${env.publicUrl}/api/cms/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: env.publicUrl },
      body: JSON.stringify(body),
    })
    const args = { params: Promise.resolve({ slug: ['users', 'login'] }) }
    const asked = () => expect(entrance(request, args)).rejects.toMatchObject({ status: 401 })
    expect(await hashesOf(asked)).toEqual(ONE)
  })
  it.each(['editor@exemple.fr', 'newcomer@exemple.fr'])(
    'to open an account for %s',
    async (email) => {
      const body = { name: 'Léa', email, password: 'Sept-Lapins-Blancs-2026', terms: true }
      expect(await hashesOf(() => call(world, openAccount, { body }))).toEqual(ONE)
    },
  )
})
