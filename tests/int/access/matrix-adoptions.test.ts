import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { getTestPayload } from '../../support/payload'
import { statuses, tryAll, type Attempt } from './attempts'
import { cms, makeWorld, ROLES, type World } from './world'

let payload: Payload
let world: World
let request: string
let certificate: string

const asProgram = { overrideAccess: true, depth: 0 } as const

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  const shelter = world.a.shelter
  const animal = world.a.animals.public
  const row = await payload.create({
    collection: 'adoption-requests',
    ...asProgram,
    data: {
      shelter,
      animal,
      status: 'PENDING',
      applicant: { name: 'Secret Dupont', email: 'secret@exemple.fr', user: world.users.visitor },
    },
  })
  request = row.id
  const paper = await payload.create({
    collection: 'certificates',
    ...asProgram,
    data: {
      shelter,
      animal,
      request,
      animalName: 'Nala',
      species: 'CAT',
      applicantName: 'Secret Dupont',
      deliveredAt: new Date().toISOString(),
      sha256: 'a'.repeat(64),
      fileKey: `private/certificates/${shelter}/secret-file.pdf`,
    },
  })
  certificate = paper.id
})

const team = statuses(403, 403, 403, 403, 200, 200, 404, 200)
const closed = statuses(403, 403, 403, 403, 403, 403, 403, 403)

const rows = (slug: string, id: () => string, body: object): Attempt[] => [
  { name: `read of ${slug}`, method: 'GET', path: () => `${slug}/${id()}`, expected: team },
  {
    name: `create in ${slug}`,
    method: 'POST',
    path: () => slug,
    body: () => ({ ...body, shelter: world.a.shelter, animal: world.a.animals.public }),
    expected: closed,
  },
  {
    name: `change in ${slug}`,
    method: 'PATCH',
    path: () => `${slug}/${id()}`,
    body: () => body,
    expected: closed,
  },
  {
    name: `change of a list of ${slug}`,
    method: 'PATCH',
    path: () => `${slug}?where[id][equals]=${id()}`,
    body: () => body,
    expected: closed,
  },
  { name: `delete in ${slug}`, method: 'DELETE', path: () => `${slug}/${id()}`, expected: closed },
]

tryAll(
  () => world,
  [
    ...rows('adoption-requests', () => request, { status: 'COMPLETED' }),
    ...rows('certificates', () => certificate, { signedAt: '2026-01-01T00:00:00.000Z' }),
  ],
)

describe('lists', () => {
  it.each(ROLES)('show to %s nothing of another shelter', async (who) => {
    if (['moderator', 'admin', 'superAdmin'].includes(who)) return
    for (const path of ['adoption-requests', 'certificates', 'animals']) {
      const { text } = await cms(world, who, 'GET', `${path}?limit=100&depth=2`)
      expect(text).not.toContain('Secret Dupont')
      expect(text).not.toContain('secret@exemple.fr')
    }
  })

  it('tell nobody where a certificate is kept', async () => {
    for (const who of ['moderator', 'admin', 'superAdmin'] as const) {
      const { text } = await cms(world, who, 'GET', `certificates/${certificate}?depth=2`)
      expect(text).toContain('Secret Dupont')
      expect(text).not.toContain('secret-file')
    }
  })

  it('leave the applicant out of the audit log', async () => {
    await payload.update({
      collection: 'adoption-requests',
      id: request,
      overrideAccess: true,
      data: { applicant: { name: 'Secret Dupont-Martin', email: 'secret@exemple.fr' } },
      user: { ...(await userOf(world.users.admin)), collection: 'users' },
    })
    const { docs } = await payload.find({
      collection: 'audit-log',
      ...asProgram,
      where: { entityId: { equals: request } },
    })
    expect(docs).toHaveLength(1)
    expect(JSON.stringify(docs)).not.toContain('Secret')
  })
})

const userOf = (id: string) => payload.findByID({ collection: 'users', id, ...asProgram })
