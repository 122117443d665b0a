import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import * as plans from '@/features/plans/api'
import type { SubscriptionCounter } from '@/features/plans/subscriptions'
import type { PlanView } from '@/features/plans/view'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'
import { call, type Answer } from './in-process'

let payload: Payload
let world: World
let counters: SubscriptionCounter[]

const asProgram = { overrideAccess: true, depth: 0 } as const

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  counters = payload.collections.plans.config.custom.subscriptions as SubscriptionCounter[]
})

afterEach(async () => {
  counters.length = 0
  await payload.delete({ collection: 'plans', where: {}, ...asProgram, trash: true })
})

const dataOf = <T = PlanView>({ json }: Answer) => json.data as T

const adult = {
  type: 'ADOPTION',
  species: 'DOG',
  title: 'Chien adulte',
  price: 250.5,
  age_min_months: 12,
  age_max_months: 96,
} as const

const create = (more: object = {}) =>
  call(world, plans.createShelterPlan, {
    as: 'moderator',
    body: { shelter_id: world.a.shelter, ...adult, ...more },
  })
const list = async (shelter = world.a.shelter) =>
  dataOf<PlanView[]>(
    await call(world, plans.listShelterPlans, {
      as: 'superAdmin',
      query: `?shelter_id=${shelter}`,
    }),
  )
const group = (sent: object[], more: object = {}) =>
  call(world, plans.replacePlanGroup, {
    as: 'moderator',
    body: { shelter_id: world.a.shelter, type: 'ADOPTION', species: 'DOG', plans: sent, ...more },
  })

describe('initialize_defaults', () => {
  const initialize = () =>
    call(world, plans.initializePlans, {
      as: 'moderator',
      body: { shelter_id: world.a.shelter, action: 'initialize_defaults' },
    })

  it('covers dogs, cats and rabbits once, however often it is asked at the same time', async () => {
    await create({ species: 'CAT', title: 'Le nôtre', age_min_months: 0 })
    const answers = await Promise.all([initialize(), initialize(), initialize()])
    const created = answers.map(({ json }) => json.created as number)
    expect(created.sort()).toEqual([0, 0, 9])
    const all = await list()
    expect(all).toHaveLength(10)
    expect(all.filter(({ species, type }) => species === 'CAT' && type === 'ADOPTION')).toEqual([
      expect.objectContaining({ title: 'Le nôtre' }),
    ])
    const dogs = all.filter(({ species, type }) => species === 'DOG' && type === 'ADOPTION')
    expect(dogs.map(({ age_range }) => age_range)).toEqual([
      '0 mois - 1 an',
      '1 an - 8 ans',
      '8 ans et plus',
    ])
  })
  it('does nothing else', async () => {
    const body = { shelter_id: world.a.shelter, action: 'drop' }
    const answer = await call(world, plans.initializePlans, { as: 'moderator', body })
    expect([answer.status, answer.json.error]).toEqual([400, 'Action inconnue'])
  })
})

describe('/api/admin/plans/group', () => {
  const row = (title: string, more: object = {}) => ({ title, price: 100, ...more })

  it('keeps the ids that are sent, deletes the others, adds the new ones', async () => {
    const kept = dataOf(await create())
    await create({ title: 'Superflue' })
    const cat = dataOf(await create({ species: 'CAT' }))
    const answer = await group([
      row('Chiot', { age_max_months: 12 }),
      row('Adulte', { id: kept.id, age_min_months: 12, age_max_months: null }),
    ])
    expect(answer.status).toBe(200)
    const dogs = dataOf<PlanView[]>(answer)
    expect(dogs.map(({ title }) => title)).toEqual(['Chiot', 'Adulte'])
    expect(dogs[1]).toMatchObject({ id: kept.id, price: 100, age_max_months: null })
    expect((await list()).map(({ id }) => id)).toContain(cat.id)
  })
  it('changes everything or nothing', async () => {
    const first = dataOf(await create())
    const foreign = dataOf(
      await call(world, plans.createShelterPlan, {
        as: 'foreignAdmin',
        body: { shelter_id: world.b.shelter, ...adult },
      }),
    )
    const wrong = [
      [[row('Chiot'), row('Volée', { id: foreign.id })], 404],
      [[row('Une', { id: first.id }), row('Deux', { id: first.id })], 400],
      [[row('Autre nom', { id: first.id }), row('Chiot', { form_id: foreign.id })], 400],
      [[row('Chiot'), row('À rebours', { age_min_months: 9, age_max_months: 3 })], 400],
    ] as const
    for (const [sent, status] of wrong) expect((await group([...sent])).status).toBe(status)
    counters.push(() => Promise.resolve(1))
    expect((await group([row('Chiot')])).json).toMatchObject({ subscriptions_count: 1 })
    counters.length = 0
    expect(await list()).toEqual([first])
  })
  it('never deletes what its author has not seen', async () => {
    const seen = dataOf(await create())
    const added = dataOf(await create({ title: 'D’une collègue' }))
    const answer = await group([row('Adulte', { id: seen.id })], { known_ids: [seen.id] })
    expect(answer.status).toBe(409)
    expect((await list()).map(({ id }) => id)).toEqual([seen.id, added.id])
  })
  it('never undoes what somebody changed since its author looked', async () => {
    const seen = dataOf(await create())
    const known = { known_ids: [seen.id], known_since: seen.updated_at }
    const other = await group([row('Adulte', { id: seen.id, price: 180 })], known)
    expect(other.status).toBe(200)
    const late = await group([row('Adulte', { id: seen.id, price: 250 })], known)
    expect(late.status).toBe(409)
    expect((await list()).map(({ price }) => price)).toEqual([180])
  })
  it('is one after the other for two people at once', async () => {
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((title) => group([row(title, { age_min_months: 0 })])),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await list()).toHaveLength(1)
  })
})
