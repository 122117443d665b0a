import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'

import type { Plan } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { planShelter } from './access'
import { DEFAULT_PLANS } from './defaults'
import { copyTitle, PLAN_MESSAGES, subscribedMessage } from './model'
import type { ChangedPlan, NewPlan, PlanGroup } from './schema'
import { countSubscriptions } from './subscriptions'
import { toPlanView, type PlanForm, type PlanView } from './view'

/** Two people never change the plans of one shelter at the same time. */
async function lockPlans(execute: Execute, shelter: string): Promise<void> {
  await lockName(execute, `plans:${shelter}`)
}

type Columns = Partial<Omit<Plan, 'shelter'>>

/** The columns that a change names; the others are left alone. */
function columnsOf({ price, ...change }: ChangedPlan): Columns {
  const columns: Columns = {
    type: change.type,
    species: change.species,
    title: change.title,
    description: change.description,
    priceCents: price === undefined ? undefined : Math.round(price * 100),
    ageMinMonths: change.age_min_months,
    ageMaxMonths: change.age_max_months,
    isUrgent: change.is_urgent,
    isSpecialNeeds: change.is_special_needs,
    isActive: change.is_active,
    form: change.form_id,
    feeIncludes: change.fee_includes,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

async function rowsWhere(req: PayloadRequest, where: Where): Promise<Plan[]> {
  const { docs } = await req.payload.find({
    collection: 'plans',
    overrideAccess: false,
    req,
    depth: 0,
    pagination: false,
    limit: 100,
    sort: ['species', 'type', 'ageMinMonths', 'createdAt'],
    where,
  })
  return docs
}

/** @throws {HttpError} 404 */
async function rowOf(req: PayloadRequest, id: string): Promise<Plan> {
  const [row] = await rowsWhere(req, { id: { equals: id } })
  if (!row) throw new HttpError(404, PLAN_MESSAGES.missing)
  return row
}

async function formsOf(req: PayloadRequest, rows: readonly Plan[]): Promise<Map<string, PlanForm>> {
  const ids = [...new Set(rows.map(({ form }) => idOf(form)).filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'forms',
    overrideAccess: false,
    req,
    depth: 0,
    pagination: false,
    limit: 100,
    select: { title: true, type: true, isActive: true },
    where: { id: { in: ids } },
  })
  return new Map(
    docs.map(({ id, title, type, isActive }) => [
      id,
      { id, title, type, isActive: Boolean(isActive) },
    ]),
  )
}

async function viewsOf(req: PayloadRequest, rows: readonly Plan[]): Promise<PlanView[]> {
  const forms = await formsOf(req, rows)
  const counts = await Promise.all(rows.map(({ id }) => countSubscriptions(req, id)))
  return rows.map((row, at) =>
    toPlanView(row, forms.get(idOf(row.form) ?? '') ?? null, counts[at] ?? 0),
  )
}

const viewOf = async (req: PayloadRequest, row: Plan): Promise<PlanView> =>
  (await viewsOf(req, [row]))[0] as PlanView

/**
 * The plans of a shelter, by species, type and age.
 * @param key id or slug of the shelter
 * @throws {HttpError} 403, 404
 */
export async function listPlans(req: PayloadRequest, key: string): Promise<PlanView[]> {
  const shelter = await planShelter(req, key)
  return viewsOf(req, await rowsWhere(req, { shelter: { equals: shelter } }))
}

/** @throws {HttpError} 403, 404 */
export async function readPlan(req: PayloadRequest, id: string): Promise<PlanView> {
  return viewOf(req, await rowOf(req, id))
}

const insert = (req: PayloadRequest, data: Columns & { shelter: string }): Promise<Plan> =>
  req.payload.create({
    collection: 'plans',
    overrideAccess: false,
    req,
    depth: 0,
    data: data as Omit<Plan, 'id' | 'createdAt' | 'updatedAt'>,
  })

const update = (req: PayloadRequest, id: string, data: Columns): Promise<Plan> =>
  req.payload.update({ collection: 'plans', id, overrideAccess: false, req, depth: 0, data })

/**
 * @throws {HttpError} 403, 404
 * @throws {ValidationError} 400 for a wrong value or a form of another shelter
 */
export async function createPlan(
  req: PayloadRequest,
  { shelter_id, ...plan }: NewPlan,
): Promise<PlanView> {
  const shelter = await planShelter(req, shelter_id)
  return viewOf(req, await insert(req, { shelter, ...columnsOf(plan) }))
}

/**
 * @throws {HttpError} 403, 404
 * @throws {ValidationError} 400
 */
export async function changePlan(
  req: PayloadRequest,
  id: string,
  change: ChangedPlan,
): Promise<PlanView> {
  await rowOf(req, id)
  return viewOf(req, await update(req, id, columnsOf(change)))
}

/** @throws {HttpError} 400 with `subscriptions_count` while somebody stands on the plan */
async function remove(req: PayloadRequest, id: string): Promise<void> {
  const count = await countSubscriptions(req, id)
  if (count > 0) {
    throw new HttpError(400, subscribedMessage(count), { more: { subscriptions_count: count } })
  }
  await update(req, id, { deletedAt: new Date().toISOString() })
}

/**
 * Puts a plan into the bin.
 * @throws {HttpError} 403, 404, and 400 with `subscriptions_count` while somebody stands on it
 */
export async function deletePlan(req: PayloadRequest, id: string): Promise<void> {
  const { shelter } = await rowOf(req, id)
  await inTransaction(req, async (execute) => {
    await lockPlans(execute, idOf(shelter) ?? '')
    // Whoever names the plan in a request meanwhile waits for this to end.
    await execute(sql`select id from plans where id = ${id} for update`)
    await remove(req, (await rowOf(req, id)).id)
  })
}

/**
 * A copy, « {title} (copie) », inactive. Source: docs/decisions/adoptions.md.
 * @throws {HttpError} 403, 404
 */
export async function duplicatePlan(req: PayloadRequest, id: string): Promise<PlanView> {
  const row = await rowOf(req, id)
  const copy = await insert(req, {
    shelter: idOf(row.shelter) ?? '',
    type: row.type,
    species: row.species,
    title: copyTitle(row.title),
    description: row.description,
    priceCents: row.priceCents,
    ageMinMonths: row.ageMinMonths,
    ageMaxMonths: row.ageMaxMonths,
    isUrgent: row.isUrgent,
    isSpecialNeeds: row.isSpecialNeeds,
    form: idOf(row.form),
    feeIncludes: row.feeIncludes,
    isActive: false,
  })
  return viewOf(req, copy)
}

/**
 * Adds the default plans of every species and type that has none yet; asked twice, it adds
 * nothing the second time.
 * @returns all plans of the shelter, and how many are new
 * @throws {HttpError} 403, 404
 */
export async function initializeDefaults(
  req: PayloadRequest,
  key: string,
): Promise<{ plans: PlanView[]; created: number }> {
  const shelter = await planShelter(req, key)
  return inTransaction(req, async (execute) => {
    await lockPlans(execute, shelter)
    const own: Where = { shelter: { equals: shelter } }
    const groupOf = ({ species, type }: Pick<Plan, 'species' | 'type'>) => `${species} ${type}`
    const filled = new Set((await rowsWhere(req, own)).map(groupOf))
    const missing = DEFAULT_PLANS.filter((plan) => !filled.has(groupOf(plan)))
    for (const plan of missing) await insert(req, { ...plan, shelter, isActive: true })
    return { plans: await viewsOf(req, await rowsWhere(req, own)), created: missing.length }
  })
}

const CHANGED_MEANWHILE =
  'Une formule de ce groupe a été modifiée entre-temps. Rechargez avant d’enregistrer.'
const ADDED_MEANWHILE =
  'Une formule a été ajoutée entre-temps dans ce groupe. Rechargez avant d’enregistrer.'

/**
 * Makes the plans of one species and type those of the list, in one piece: ids that are sent
 * are kept and changed, those that are missing are deleted, the others are new.
 * @throws {HttpError} 403, 404; 400 for an id given twice and, with `subscriptions_count`, when
 * a missing plan has subscriptions; 409 when a plan appeared or changed that the author has not seen
 * @throws {ValidationError} 400
 */
export async function replaceGroup(req: PayloadRequest, group: PlanGroup): Promise<PlanView[]> {
  const shelter = await planShelter(req, group.shelter_id)
  const { type, species, known_ids: known, known_since: since } = group
  const kept = group.plans.map(({ id }) => id).filter((id) => id !== undefined)
  if (new Set(kept).size < kept.length) {
    throw new HttpError(400, 'La même formule est donnée deux fois')
  }
  return inTransaction(req, async (execute) => {
    await lockPlans(execute, shelter)
    const own: Where = {
      and: [
        { shelter: { equals: shelter } },
        { type: { equals: type } },
        { species: { equals: species } },
      ],
    }
    const stored = await rowsWhere(req, own)
    const isNewer = ({ updatedAt }: Plan) => since && Date.parse(updatedAt) > Date.parse(since)
    if (stored.some(isNewer)) throw new HttpError(409, CHANGED_MEANWHILE)
    const before = new Set(stored.map(({ id }) => id))
    if (!kept.every((id) => before.has(id))) throw new HttpError(404, PLAN_MESSAGES.missing)
    for (const id of [...before].filter((each) => !kept.includes(each))) {
      if (known && !known.includes(id)) throw new HttpError(409, ADDED_MEANWHILE)
      await execute(sql`select id from plans where id = ${id} for update`)
      await remove(req, id)
    }
    for (const { id, ...plan } of group.plans) {
      if (id) await update(req, id, columnsOf(plan))
      else await insert(req, { shelter, type, species, ...columnsOf(plan) })
    }
    return viewsOf(req, await rowsWhere(req, own))
  })
}
