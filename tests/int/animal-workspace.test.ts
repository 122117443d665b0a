import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import {
  exportAnimalsCsv,
  exportPlatformAnimalsCsv,
  listPlatformAnimals,
  listTeamAnimals,
} from '@/features/animal-workspace/api'
import type { TeamAnimals } from '@/features/animal-workspace/view'
import { env } from '@/platform/env'
import type { Route } from '@/platform/http/route'
import { serve } from '@/platform/http/serve'

import { getTestPayload } from '../support/payload'
import { makeWorld, type Who, type World } from './access/world'
import { teamOf, type Team } from './adoptions'
import { call } from './in-process'

let payload: Payload
let world: World
let team: Team

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  team = teamOf(payload, world)
})

const list = async (query = '', as: Who = 'editor', shelterId = world.a.shelter) =>
  call(world, listTeamAnimals, { as, params: { shelterId }, query })
const found = async (query: string) => (await list(query)).json as unknown as TeamAnimals
const names = async (query: string) => (await found(query)).data.map(({ name }) => name)

describe('the team’s list of animals', () => {
  it('shows what is hidden too, with what is missing, and nothing of the bin or of another', async () => {
    const { data, pagination } = await found('?search=om')
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      id: world.a.animals.hidden,
      name: 'Ombre',
      isVisible: false,
      isPublic: false,
      photos: 0,
      shelter: { id: world.a.shelter },
    })
    expect(pagination).toEqual({ page: 1, limit: 12, total: 1, pages: 1 })
    expect(await names('?search=partie')).toEqual([])
    const { data: shown } = await found('?search=nala')
    expect(shown[0]).toMatchObject({ id: world.a.animals.public, isPublic: true })
  })

  it('says what the law still wants of an animal, and how many families wait for it', async () => {
    const id = await team.animal({ name: 'Sans papiers', idNumber: null, isVisible: false })
    await team.open(id)
    const { data, counts } = await found('?search=sans+papiers&kind=INCOMPLETE')
    expect(data[0]?.missing).toEqual([
      'Le numéro d’identification (puce ou tatouage) est obligatoire',
    ])
    expect(data[0]).toMatchObject({ openRequests: 1, sponsors: 0 })
    expect(counts.kinds).toMatchObject({ INCOMPLETE: 1, NO_ID: 1, HIDDEN: 1, VISIBLE: 0 })
  })

  it('counts sponsors for those who look after gifts, and for nobody else', async () => {
    const asProgram = { overrideAccess: true, depth: 0 } as const
    const id = await team.animal({ name: 'Parrainé' })
    const person = { email: 'marraine@exemple.fr', firstName: 'Ma', lastName: 'Rraine' }
    const donor = await payload.create({ collection: 'donors', ...asProgram, data: person })
    for (const [at, status] of (['ACTIVE', 'PAUSED', 'ENDED'] as const).entries())
      await payload.create({
        collection: 'sponsorships',
        ...asProgram,
        data: {
          ...person,
          shelter: world.a.shelter,
          animal: id,
          donor: donor.id,
          amountCents: 1000,
          tipCents: 0,
          currency: 'EUR',
          provider: 'simulator',
          revision: 0,
          idempotencyKey: `sponsors-of-a-list-${at}`,
          status,
          frequency: 'monthly',
        },
      })
    for (const [as, sponsors] of [
      ['editor', 0],
      ['admin', 2],
      ['superAdmin', 2],
    ] as const) {
      const { json } = await list('?search=parraine', as)
      expect((json as unknown as TeamAnimals).data[0]).toMatchObject({ id, sponsors })
    }
  })

  it('finds each kind, in each order, and counts what each would show', async () => {
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()
    const more = { color: 'zébré', idNumber: '250269812345678' }
    await team.animal({ ...more, name: 'Zoé', isSos: true, arrivalDate: day(400) })
    await team.animal({ ...more, name: 'Élan', isReserved: true, arrivalDate: day(10) })
    await team.animal({
      ...more,
      name: 'Ami',
      species: 'HAMSTER',
      arrivalDate: day(200),
      lastConfirmedAt: day(61),
    })
    const zebra = (query = '') => names(`?search=zebre${query}`)
    expect(await zebra('&sortBy=name&sortOrder=asc')).toEqual(['Ami', 'Élan', 'Zoé'])
    expect(await zebra('&sortBy=arrivalDate&sortOrder=asc')).toEqual(['Zoé', 'Ami', 'Élan'])
    expect(await zebra('&kind=SOS')).toEqual(['Zoé'])
    expect(await zebra('&kind=RESERVED')).toEqual(['Élan'])
    expect(await zebra('&kind=LONG_STAY&sortBy=name&sortOrder=asc')).toEqual(['Ami', 'Zoé'])
    expect(await zebra('&kind=UNCONFIRMED')).toEqual(['Ami'])
    expect(await zebra('&species=HAMSTER')).toEqual(['Ami'])
    expect(await zebra('&status=ADOPTED')).toEqual([])
    expect(await names('?search=250+26+981+2345678&kind=SOS')).toEqual(['Zoé'])
    await team.animal({ name: 'Vieux', idType: 'TATTOO', idNumber: '2 ABC-123' })
    for (const written of ['2abc123', '2ABC123', 'ABC-123']) {
      expect(await names(`?search=${written}`)).toEqual(['Vieux'])
    }
    const { counts, data, pagination } = await found('?search=zebre&species=CAT&limit=1&page=2')
    expect(counts).toMatchObject({
      statuses: { AT_SHELTER: 2 },
      species: { CAT: 2, HAMSTER: 1 },
      kinds: { SOS: 1, RESERVED: 1, LONG_STAY: 1, NO_PHOTO: 2, UNCONFIRMED: 0 },
    })
    expect(data).toHaveLength(1)
    expect(pagination).toEqual({ page: 2, limit: 1, total: 2, pages: 2 })
  })

  it.each([
    ['visitor', 404],
    ['foreignAdmin', 404],
    ['volunteer', 403],
    ['anonymous', 401],
    ['superAdmin', 200],
  ] as const)('is for those who look after animals: %s is told %i', async (as, status) => {
    expect((await list('', as)).status).toBe(status)
  })

  it.each(['?kind=ALL', '?limit=101', '?page=0', '?where[x]=1', '?status=NONE', '?search=%00'])(
    'refuses %s',
    async (query) => {
      expect((await list(query)).status).toBe(400)
    },
  )

  it('of all shelters is for super admins', async () => {
    const all = await call(world, listPlatformAnimals, { as: 'superAdmin', query: '?search=nala' })
    const { data } = all.json as unknown as TeamAnimals
    expect(new Set(data.map(({ shelter }) => shelter.id))).toEqual(
      new Set([world.a.shelter, world.b.shelter, world.suspended.shelter]),
    )
    expect(data.find(({ shelter }) => shelter.id === world.suspended.shelter)?.isPublic).toBe(false)
    expect((await call(world, listPlatformAnimals, { as: 'admin' })).status).toBe(403)
    const query = '?kind=INCOMPLETE'
    expect((await call(world, listPlatformAnimals, { as: 'superAdmin', query })).status).toBe(400)
  })
})

describe('the list as a file', () => {
  const textOf = async (route: Route, as: Who, query = '') => {
    const request = new Request(`${env.publicUrl}${route.path}${query}`, {
      headers: { cookie: `payload-token=${as === 'anonymous' ? '' : world.tokens[as]}` },
    })
    const response = await serve(route, request, { shelterId: 'alpha' })
    return { status: response.status, text: await response.text(), headers: response.headers }
  }

  it('holds what the filters leave, with harmless cells', async () => {
    await team.animal({ name: '=1+1', color: 'mordoré', fee: 12_350, weight: 4.2 })
    const { status, text, headers } = await textOf(exportAnimalsCsv, 'editor', '?search=mordore')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(/"animaux-alpha-\d{4}-\d\d-\d\d\.csv"/)
    const [header, row, ...rest] = text.trim().split('\r\n')
    expect(header).toContain('Nom;Espèce;Sexe')
    expect(row).toMatch(/^'=1\+1;Chat;/)
    expect(row).toContain(';4,2;')
    expect(row).toContain(';123,50;')
    expect(rest).toEqual([])
  })

  it('is refused as the list is', async () => {
    expect((await textOf(exportAnimalsCsv, 'foreignAdmin')).status).toBe(404)
    expect((await textOf(exportPlatformAnimalsCsv, 'admin')).status).toBe(403)
    const { status, text } = await textOf(exportPlatformAnimalsCsv, 'superAdmin', '?search=nala')
    expect([status, text.trim().split('\r\n').length]).toEqual([200, 4])
  })
})
