import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import * as plans from '@/features/plans/api'
import { feeOf } from '@/features/plans/queries'
import type { SubscriptionCounter } from '@/features/plans/subscriptions'
import type { PlanView } from '@/features/plans/view'

import { getTestPayload } from '../support/payload'
import { cms, makeWorld, ROLES, type Who, type World } from './access/world'
import { auditLines } from './audit-lines'
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

const create = (more: object = {}, as: Who = 'moderator') =>
  call(world, plans.createShelterPlan, {
    as,
    body: { shelter_id: world.a.shelter, ...adult, ...more },
  })
const list = async (shelter = world.a.shelter) =>
  dataOf<PlanView[]>(
    await call(world, plans.listShelterPlans, {
      as: 'superAdmin',
      query: `?shelter_id=${shelter}`,
    }),
  )
const one = (planId: string) => ({ as: 'moderator' as const, params: { planId } })
const group = (sent: object[], more: object = {}) =>
  call(world, plans.replacePlanGroup, {
    as: 'moderator',
    body: { shelter_id: world.a.shelter, type: 'ADOPTION', species: 'DOG', plans: sent, ...more },
  })

describe('/api/admin/plans', () => {
  it('takes euros and gives them back, in the documented names', async () => {
    const created = await create({ fee_includes: 'Puce', is_urgent: true })
    expect(created.status).toBe(201)
    const plan = dataOf(created)
    expect(plan).toMatchObject({
      ...adult,
      shelter_id: world.a.shelter,
      age_range: '1 an - 8 ans',
      is_urgent: true,
      is_special_needs: false,
      is_active: true,
      form_id: null,
      form: null,
      fee_includes: 'Puce',
      subscriptions_count: 0,
    })
    const row = await payload.findByID({ collection: 'plans', id: plan.id, ...asProgram })
    expect(row.priceCents).toBe(25_050)
    expect(dataOf(await call(world, plans.readOnePlan, one(plan.id)))).toEqual(plan)
    expect(await list()).toEqual([plan])
    const bySlug = { as: 'moderator' as const, query: '?shelter_id=alpha' }
    expect(dataOf(await call(world, plans.listShelterPlans, bySlug))).toEqual([plan])
  })

  it('changes what is sent alone, the switch included', async () => {
    const { id } = dataOf(await create())
    const off = await call(world, plans.changeOnePlan, { ...one(id), body: { is_active: false } })
    expect(dataOf(off)).toMatchObject({ ...adult, is_active: false })
    const open = await call(world, plans.changeOnePlan, {
      ...one(id),
      body: { age_max_months: null, price: 0 },
    })
    expect(dataOf(open)).toMatchObject({ age_range: '1 an et plus', price: 0, is_active: false })
  })

  it('links a form of the same shelter alone', async () => {
    const form = async (shelter: string) => {
      const data = { title: 'Adopter', type: 'ADOPTION', shelter } as never
      return (await payload.create({ collection: 'forms', ...asProgram, data })).id
    }
    const own = await form(world.a.shelter)
    expect(dataOf(await create({ form_id: own }))).toMatchObject({
      form_id: own,
      form: { id: own, title: 'Adopter', type: 'ADOPTION' },
    })
    const foreign = await create({ form_id: await form(world.b.shelter) })
    expect(foreign.status).toBe(400)
    expect(foreign.json.fields).toEqual({ form_id: 'Choisissez un élément de ce refuge' })
  })

  it.each([
    [{ title: '' }, 'title', 'Le titre est requis'],
    [{ price: -1 }, 'price', 'Le montant doit être positif'],
    [{ price: 1.005 }, 'price', 'Deux chiffres après la virgule au maximum'],
    [{ price: '250' }, 'price', 'Le montant est requis'],
    [{ species: 'UNICORN' }, 'species', 'L’espèce est requise'],
    [{ type: 'SALE' }, 'type', 'Le type est requis'],
    [{ age_min_months: 96 }, 'age_max_months', 'L’âge maximum doit dépasser l’âge minimum'],
    [{ age_min_months: -1 }, 'age_min_months', '0 mois au minimum'],
    [{ age_max_months: 12.5 }, 'age_max_months', 'Un nombre entier de mois est attendu'],
    [{ shelter: 'x' }, 'shelter', '«\u00a0shelter\u00a0» n’est pas accepté ici'],
  ])('refuses %o', async (wrong, path, message) => {
    const answer = await create(wrong)
    expect(answer.status).toBe(400)
    expect(answer.json.fields).toMatchObject({ [path]: message })
    expect(await list()).toEqual([])
  })

  it('checks the ages of a partial change with the stored ones', async () => {
    const { id } = dataOf(await create())
    const answer = await call(world, plans.changeOnePlan, {
      ...one(id),
      body: { age_min_months: 100 },
    })
    expect(answer.status).toBe(400)
    expect(answer.json.fields).toEqual({
      age_max_months: 'L’âge maximum doit dépasser l’âge minimum',
    })
  })

  it('duplicates into an inactive copy', async () => {
    const { id } = dataOf(await create())
    const copy = await call(world, plans.duplicateOnePlan, one(id))
    expect(copy.status).toBe(201)
    expect(dataOf(copy)).toMatchObject({
      ...adult,
      title: 'Chien adulte (copie)',
      is_active: false,
    })
  })

  it('deletes, but not what somebody stands on, by no entrance', async () => {
    const { id } = dataOf(await create())
    counters.push((_req, planId) => Promise.resolve(planId === id ? 2 : 0))
    counters.push(() => Promise.resolve(1))
    expect((await list())[0]?.subscriptions_count).toBe(3)
    const refused = await call(world, plans.deleteOnePlan, one(id))
    expect(refused.status).toBe(400)
    expect(refused.json).toMatchObject({
      success: false,
      error: 'Impossible de supprimer cette formule car elle a 3 souscription(s) active(s).',
      subscriptions_count: 3,
    })
    const deleted = { body: { deletedAt: new Date().toISOString() } }
    expect((await cms(world, 'admin', 'PATCH', `plans/${id}`, deleted)).status).toBe(422)
    expect((await cms(world, 'admin', 'DELETE', `plans/${id}`)).status).toBe(422)
    expect((await group([])).status).toBe(400)
    expect(await list()).toHaveLength(1)
    counters.length = 0
    expect((await call(world, plans.deleteOnePlan, one(id))).json).toEqual({ success: true })
    expect((await auditLines(id)).at(-1)).toMatchObject({
      entity: 'plans',
      by: world.users.moderator,
      after: { deletedAt: expect.any(String) as string },
    })
    const gone = await call(world, plans.readOnePlan, one(id))
    expect([gone.status, gone.json.error]).toEqual([404, 'Formule non trouvée'])
  })
})

describe('rights', () => {
  const expected: Record<Who, number> = {
    anonymous: 401,
    visitor: 404,
    volunteer: 403,
    editor: 403,
    moderator: 200,
    admin: 200,
    foreignAdmin: 404,
    superAdmin: 200,
  }
  it.each(ROLES)('of %s, on every address', async (who) => {
    const { id } = dataOf(await create())
    const shelter_id = world.a.shelter
    const ok = expected[who]
    const created = ok === 200 ? 201 : ok
    // By an id alone, whoever has no part in any team is refused before the row is looked for.
    const byId = ok === 404 && who === 'visitor' ? 403 : ok
    const params = { planId: id }
    const answers = {
      list: await call(world, plans.listShelterPlans, {
        as: who,
        query: `?shelter_id=${shelter_id}`,
      }),
      create: await create({}, who),
      initialize: await call(world, plans.initializePlans, {
        as: who,
        body: { shelter_id, action: 'initialize_defaults' },
      }),
      group: await call(world, plans.replacePlanGroup, {
        as: who,
        body: { shelter_id, type: 'ADOPTION', species: 'FERRET', plans: [] },
      }),
      read: await call(world, plans.readOnePlan, { as: who, params }),
      change: await call(world, plans.changeOnePlan, { as: who, params, body: { price: 1 } }),
      duplicate: await call(world, plans.duplicateOnePlan, { as: who, params }),
      delete: await call(world, plans.deleteOnePlan, { as: who, params }),
    }
    const statuses = Object.fromEntries(
      Object.entries(answers).map(([name, { status }]) => [name, status]),
    )
    expect(statuses).toEqual({
      list: ok,
      create: created,
      initialize: ok,
      group: ok,
      read: byId,
      change: byId,
      duplicate: byId === 200 ? 201 : byId,
      delete: byId,
    })
  })
})

describe('the fee of an animal', () => {
  const animal = {
    species: 'DOG',
    birthDate: new Date(Date.now() - 3 * 365 * 86_400_000).toISOString(),
    isSos: false,
    fee: null,
    feeIncludes: null,
  } as const

  it('is that of the plan that fits; its own sum comes first', async () => {
    const asked = { ...animal, id: world.a.animals.public, shelterId: world.a.shelter }
    expect(await feeOf(asked)).toEqual({ cents: null, includes: null })
    await create({ fee_includes: 'Puce, vaccins' })
    await create({ title: 'Hors service', price: 1, is_active: false, age_min_months: 20 })
    expect(await feeOf(asked)).toEqual({ cents: 25_050, includes: 'Puce, vaccins' })
    expect(await feeOf({ ...asked, fee: 0 })).toEqual({ cents: 0, includes: 'Puce, vaccins' })
    expect(await feeOf({ ...asked, fee: 9900, feeIncludes: 'Rien' })).toEqual({
      cents: 9900,
      includes: 'Rien',
    })
    expect((await feeOf({ ...asked, shelterId: world.b.shelter })).cents).toBeNull()
  })
  it('is that of special needs for an animal that has some', async () => {
    await create()
    await create({ title: 'Soins à vie', price: 50, is_special_needs: true })
    const asked = { ...animal, id: world.a.animals.public, shelterId: world.a.shelter }
    expect((await feeOf(asked)).cents).toBe(25_050)
    const data = { hasSpecialNeeds: true }
    await payload.update({ collection: 'animals', id: asked.id, data, ...asProgram })
    expect((await feeOf(asked)).cents).toBe(5000)
    const { text } = await cms(world, 'anonymous', 'GET', `animals/${asked.id}`)
    expect(text).not.toContain('hasSpecialNeeds')
  })
})
