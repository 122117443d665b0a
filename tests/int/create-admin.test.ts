import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { nameSuperAdmin } from '@/features/accounts/invite/commands'
import { resetPassword } from '@/features/accounts/passwords/api'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'
import { call } from './in-process'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

it('the first super admin of an installation is made on the terminal', async () => {
  const make = async (email: string, name: string) =>
    nameSuperAdmin(await createLocalReq({}, payload), { email, name })
  const signIn = (email: string, password: string) =>
    payload.login({ collection: 'users', data: { email, password } })
  const password = 'Sept-Chats-Tigres-2026'
  const tokenOf = (link: string) => new URL(link).searchParams.get('jeton')

  const first = await make(' Fondatrice@exemple.fr', '')
  const body = { token: tokenOf(first), password }
  expect((await call(world, resetPassword, { body })).status).toBe(200)
  const { user } = await signIn('fondatrice@exemple.fr', password)
  expect(user).toMatchObject({ name: 'fondatrice', isSuperAdmin: true })

  // A second time: the same account, another link, and the password stays until it is used.
  const second = await make('fondatrice@exemple.fr', 'Autre')
  expect(tokenOf(second)).not.toBe(tokenOf(first))
  expect((await signIn('fondatrice@exemple.fr', password)).user?.id).toBe(user?.id)

  await make('editor@exemple.fr', '')
  const { isSuperAdmin, memberships } = await payload.findByID({
    collection: 'users',
    id: world.users.editor,
    overrideAccess: true,
    depth: 0,
  })
  expect([isSuperAdmin, memberships?.length]).toEqual([true, 1])
  await expect(make('pas une adresse', 'X')).rejects.toThrow()
})
