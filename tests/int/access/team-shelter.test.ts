import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Permission, Role } from '@/platform/access/model'
import { teamShelter } from '@/platform/access/team-shelter'
import type { User } from '@/payload-types'

import { getTestPayload } from '../../support/payload'
import { makeWorld, type World } from './world'

/** The weakest role that holds each permission. Source: the product's roles and permissions. */
const WEAKEST: Record<Permission, Role> = {
  editContent: 'EDITOR',
  manageAnimals: 'EDITOR',
  manageNews: 'EDITOR',
  viewAdmin: 'EDITOR',
  viewDashboard: 'EDITOR',
  publishSocial: 'EDITOR',
  manageForms: 'MODERATOR',
  manageAdoptions: 'MODERATOR',
  manageUsers: 'ADMIN',
  manageSettings: 'ADMIN',
  manageThemes: 'ADMIN',
  viewGiving: 'ADMIN',
}
const STRENGTH = { VOLUNTEER: 0, EDITOR: 1, MODERATOR: 2, ADMIN: 3 }
const LABELS = { EDITOR: 'Éditeur', MODERATOR: 'Modérateur', ADMIN: 'Administrateur' }

const PEOPLE = [
  'anonymous',
  'visitor',
  'VOLUNTEER',
  'EDITOR',
  'MODERATOR',
  'ADMIN',
  'super',
] as const
type Person = (typeof PEOPLE)[number]
const PLACES = ['own', 'other', 'suspended'] as const
type Place = (typeof PLACES)[number]

const isMember = (person: Person): person is Role => person in STRENGTH

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const shelterOf = (place: Place): string =>
  ({ own: world.a, other: world.b, suspended: world.suspended })[place].shelter

/** Somebody whose teams are those of shelter A and of the suspended one. */
async function requestOf(person: Person) {
  const memberships = isMember(person)
    ? [world.a, world.suspended].map(({ shelter }) => ({ shelter, role: person }))
    : []
  const user = {
    id: world.users.visitor,
    collection: 'users',
    isSuperAdmin: person === 'super',
    memberships,
  } as unknown as User & { collection: 'users' }
  return createLocalReq(person === 'anonymous' ? {} : { user }, payload)
}

function expected(person: Person, place: Place, permission: Permission): string {
  if (person === 'super') return shelterOf(place)
  if (!isMember(person) || place === 'other') return '404 Refuge introuvable'
  const needed = WEAKEST[permission] as keyof typeof LABELS
  if (STRENGTH[person] >= STRENGTH[needed]) return shelterOf(place)
  return `403 Il faut le rôle «\u00a0${LABELS[needed]}\u00a0» pour essayer`
}

const told = (error: unknown) => {
  const { status, message } = error as { status: number; message: string }
  return `${status} ${message}`
}

describe.each(PEOPLE)('the gate of a team, for %s', (person) => {
  it.each(PLACES)('at the %s shelter: every permission', async (place) => {
    const req = await requestOf(person)
    const answers = await Promise.all(
      (Object.keys(WEAKEST) as Permission[]).map(async (may) => {
        const asked = teamShelter(req, shelterOf(place), { may, to: 'essayer' })
        return [may, await asked.then(({ id }) => id, told)] as const
      }),
    )
    const wanted = answers.map(([may]) => [may, expected(person, place, may)])
    expect(answers).toEqual(wanted)
  })
})

it('any of several rights is enough, the first one names the role; a slug is as good as an id', async () => {
  const right = { may: ['manageForms', 'editContent'], to: 'essayer' } as const
  const { slug } = await teamShelter(await requestOf('super'), world.a.shelter, right)
  const editor = await teamShelter(await requestOf('EDITOR'), slug, right, ['status'])
  expect(editor).toMatchObject({ id: world.a.shelter, status: 'APPROVED' })
  const refused = teamShelter(await requestOf('VOLUNTEER'), slug, right)
  expect(await refused.catch(told)).toContain('Modérateur')
  for (const key of ['nulle-part', '01a206d3-ccde-75f2-86a0-e1c2b2dfa056']) {
    const none = teamShelter(await requestOf('super'), key, right)
    expect(await none.catch(told)).toBe('404 Refuge introuvable')
  }
})
