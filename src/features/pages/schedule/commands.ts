import type { PayloadRequest, Where } from 'payload'

import type { Page } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { idOf } from '@/platform/access/model'
import { record } from '@/platform/audit/hooks'
import { HttpError } from '@/platform/http/errors'

import { editedShelter } from '../edited-shelter'
import type { Plan } from './schema'

/** Most moments that are planned for one page. */
const MOST_PLANS = 10

type Address = { shelter: string; page: string }

/** @throws {HttpError} 403, 404 */
async function editedPage(req: PayloadRequest, { shelter: key, page }: Address): Promise<string> {
  const shelter = await editedShelter(req, key)
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    overrideAccess: false,
    req,
    where: { and: [{ id: { equals: page } }, { shelter: { equals: shelter } }] },
  })
  if (totalDocs === 0) throw new HttpError(404, 'Page introuvable')
  return shelter
}

const allPlansOf = (page: string): Where => ({
  and: [
    { taskSlug: { equals: 'schedulePublish' } },
    { completedAt: { exists: false } },
    { 'input.doc.value': { equals: page } },
    { 'input.doc.relationTo': { equals: 'pages' } },
  ],
})

/** Those whose moment is to come. */
const plansOf = (page: string): Where => ({
  and: [{ waitUntil: { greater_than: new Date().toISOString() } }, allPlansOf(page)],
})

async function read(req: PayloadRequest, page: string): Promise<Plan[]> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    // The queue is closed to people; whoever edits the page reads what is planned for it.
    overrideAccess: true,
    req,
    depth: 0,
    limit: MOST_PLANS,
    sort: 'waitUntil',
    where: plansOf(page),
  })
  return docs.map(({ id, input, waitUntil }) => ({
    id: String(id),
    type:
      (input as { type?: unknown } | null)?.type === 'unpublish'
        ? ('unpublish' as const)
        : ('publish' as const),
    at: String(waitUntil),
  }))
}

/**
 * What is planned for a page, the next first.
 * @param address shelter (id or slug) and id of the page
 * @throws {HttpError} 403, 404
 */
export async function listPlans(req: PayloadRequest, address: Address): Promise<Plan[]> {
  await editedPage(req, address)
  return read(req, address.page)
}

/**
 * Plans that the newest draft of a page goes online, or that the page leaves the site. It
 * happens with the rights that the person has then.
 * @param plan `at` is an instant, ISO 8601
 * @throws {HttpError} 403, 404, 422 when too many moments are planned
 */
export async function addPlan(
  req: PayloadRequest,
  address: Address,
  { type, at }: Omit<Plan, 'id'>,
): Promise<Plan[]> {
  const shelter = await editedPage(req, address)
  if ((await read(req, address.page)).length >= MOST_PLANS) {
    throw new HttpError(422, `Pas plus de ${MOST_PLANS} moments par page`)
  }
  await req.payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type,
      doc: { relationTo: 'pages', value: address.page },
      user: { relationTo: 'users', value: actorOf(req)?.id ?? '' },
    },
    waitUntil: new Date(at),
    req,
  })
  const planned = { id: address.page, shelter, planned: type, at }
  await record(req, { action: 'UPDATE', collection: 'pages', before: null, after: planned })
  return read(req, address.page)
}

/**
 * Takes a planned moment back.
 * @throws {HttpError} 403, 404
 */
export async function removePlan(
  req: PayloadRequest,
  address: Address,
  plan: string,
): Promise<Plan[]> {
  const shelter = await editedPage(req, address)
  const found = (await read(req, address.page)).find(({ id }) => id === plan)
  if (!found) throw new HttpError(404, 'Ce moment n’est plus programmé')
  await req.payload.delete({
    collection: 'payload-jobs',
    // As for reading; only what is planned for this page is taken back.
    overrideAccess: true,
    req,
    where: { and: [{ id: { equals: plan } }, plansOf(address.page)] },
  })
  const planned = { id: address.page, shelter, planned: found.type, at: found.at }
  await record(req, { action: 'UPDATE', collection: 'pages', before: planned, after: null })
  return read(req, address.page)
}

/** Nothing more is planned for a page that leaves: archived, in the bin, deleted. */
export async function dropPlans(req: PayloadRequest, { id, shelter }: Page): Promise<void> {
  const plans = await read(req, id)
  await req.payload.delete({
    collection: 'payload-jobs',
    // The queue is closed to people; what is planned for a page ends with it.
    overrideAccess: true,
    req,
    where: { and: [{ processing: { equals: false } }, allPlansOf(id)] },
  })
  for (const { type, at } of plans) {
    const planned = { id, shelter: idOf(shelter), planned: type, at }
    await record(req, { action: 'UPDATE', collection: 'pages', before: planned, after: null })
  }
}
