import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { idOf } from '@/platform/access/model'
import { isHttpError } from '@/platform/http/error-kind'
import { HttpError } from '@/platform/http/errors'
import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { formChoiceShelter, formShelter } from './access'
import { formOption, formView, toFormView } from './view'

/** Most forms that one answer lists. */
const MOST = 200

/** Sentence of the contract. */
const MISSING = 'Formulaire non trouvé'

const success = z.literal(true)
const tags = ['Formulaires']
const query = z.strictObject({ shelter_id: shelterKeySchema })

const ofShelter = async (req: PayloadRequest, shelter: string) => {
  const { docs } = await req.payload.find({
    collection: 'forms',
    // The right in this shelter was checked; whoever edits its pages chooses among them too.
    overrideAccess: true,
    req,
    depth: 0,
    limit: MOST,
    pagination: false,
    sort: ['title', 'id'],
    where: { shelter: { equals: shelter } },
  })
  return docs
}

export const listForms = defineRoute({
  method: 'GET',
  path: '/api/admin/forms',
  summary: 'Les formulaires d’un refuge',
  description:
    'Actifs ou non, avec leurs questions. «\u00a0data\u00a0» et «\u00a0forms\u00a0» sont la même liste.',
  tags,
  auth: 'user',
  query,
  answers: {
    200: {
      description: 'Par titre',
      schema: z.object({ success, data: z.array(formView), forms: z.array(formView) }),
    },
  },
  refusals: [401, 403, 404],
  handler: async ({ query: { shelter_id }, req }) => {
    const { id, name } = await formShelter(req, shelter_id)
    const data = (await ofShelter(req, id)).map((form) => toFormView(form, name))
    return { success: true, data, forms: data }
  },
})

export const listFormOptions = defineRoute({
  method: 'GET',
  path: '/api/admin/forms/options',
  summary: 'Les formulaires d’un refuge, pour en choisir un',
  description: 'Pour les formules, et pour le bloc «\u00a0Contact\u00a0» des pages.',
  tags,
  auth: 'user',
  query,
  answers: {
    200: {
      description: 'Par titre',
      schema: z.object({ success, data: z.array(formOption), forms: z.array(formOption) }),
    },
  },
  refusals: [401, 403, 404],
  handler: async ({ query: { shelter_id }, req }) => {
    const { id } = await formChoiceShelter(req, shelter_id)
    const data = (await ofShelter(req, id)).map(({ id: form, title, type, isActive }) => ({
      id: form,
      title,
      type,
      is_active: Boolean(isActive),
    }))
    return { success: true, data, forms: data }
  },
})

export const readForm = defineRoute({
  method: 'GET',
  path: '/api/admin/forms/{id}',
  summary: 'Un formulaire et ses questions',
  tags,
  auth: 'user',
  params: z.object({ id: idSchema }),
  query: z.strictObject({}),
  answers: {
    200: {
      description: 'Le formulaire, aussi à la racine',
      schema: formView.extend({ success, data: formView }),
    },
  },
  refusals: [401, 403, 404],
  handler: async ({ params: { id }, req }) => {
    const { docs } = await req.payload.find({
      collection: 'forms',
      // Whose form it is decides who may read it, just below.
      overrideAccess: true,
      req,
      depth: 0,
      limit: 1,
      pagination: false,
      where: { id: { equals: id } },
    })
    const [form] = docs
    const owner = form && idOf(form.shelter)
    if (!form || !owner) throw new HttpError(404, MISSING)
    const { name } = await formShelter(req, owner).catch((error: unknown) => {
      throw isHttpError(error) && error.status === 404 ? new HttpError(404, MISSING) : error
    })
    const data = toFormView(form, name)
    return { success: true, data, ...data }
  },
})
