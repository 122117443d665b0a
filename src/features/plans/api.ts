import { z } from 'zod'

import { isValidationError } from '@/platform/http/error-kind'
import { HttpError } from '@/platform/http/errors'
import { failureOf } from '@/platform/http/failure'
import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { keysOf, SPECIES_LABELS } from '../animals/model'
import {
  changePlan,
  createPlan,
  deletePlan,
  duplicatePlan,
  initializeDefaults,
  listPlans,
  readPlan,
  replaceGroup,
} from './commands'
import { PLAN_TYPE_LABELS } from './model'
import { changedPlanSchema, newPlanSchema, planActionSchema, planGroupSchema } from './schema'

const planView = z
  .object({
    id: z.string(),
    shelter_id: z.string(),
    type: z.enum(keysOf(PLAN_TYPE_LABELS)),
    title: z.string(),
    description: z.string().nullable(),
    price: z.number().describe('En euros'),
    species: z.enum(keysOf(SPECIES_LABELS)),
    age_min_months: z.number().describe('En mois, compris'),
    age_max_months: z
      .number()
      .nullable()
      .describe('En mois, non compris\u00a0; null\u00a0: sans limite'),
    age_range: z
      .string()
      .describe('«\u00a0Tout âge\u00a0», «\u00a07 ans et plus\u00a0», «\u00a01 an - 8 ans\u00a0»'),
    is_urgent: z.boolean(),
    is_special_needs: z.boolean(),
    is_active: z.boolean(),
    form_id: z.string().nullable(),
    form: z
      .object({
        id: z.string(),
        title: z.string(),
        type: z.enum(['STANDARD', 'ADOPTION']),
        is_active: z.boolean(),
      })
      .nullable(),
    fee_includes: z.string().nullable(),
    subscriptions_count: z
      .number()
      .describe('Demandes d’adoption ouvertes et parrainages en cours qui la nomment'),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Formule' })
const success = z.literal(true)
const one = z.object({ success, data: planView })
const list = z.object({ success, data: z.array(planView) })
const params = z.object({ planId: idSchema })
const tags = ['Formules']

/** Columns as this API names them, where the collection names them otherwise. */
const API_NAMES: Record<string, string> = {
  priceCents: 'price',
  ageMinMonths: 'age_min_months',
  ageMaxMonths: 'age_max_months',
  form: 'form_id',
  feeIncludes: 'fee_includes',
  shelter: 'shelter_id',
}

/** A refusal of the collection, on the fields as this API names them. */
async function inApiWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!isValidationError(error)) throw error
    const { status, error: sentence, fields = {} } = failureOf(error)
    const named = Object.entries(fields).map(([path, text]) => [API_NAMES[path] ?? path, text])
    throw new HttpError(status, sentence, {
      fields: Object.fromEntries(named) as Record<string, string>,
    })
  }
}

export const listShelterPlans = defineRoute({
  method: 'GET',
  path: '/api/admin/plans',
  summary: 'Les formules d’un refuge',
  description: 'Par espèce, type et âge.',
  tags,
  auth: 'user',
  query: z.object({ shelter_id: shelterKeySchema }),
  answers: { 200: { description: 'Les formules', schema: list } },
  refusals: [403, 404],
  handler: async ({ query: { shelter_id }, req }) => ({
    success: true,
    data: await listPlans(req, shelter_id),
  }),
})

export const createShelterPlan = defineRoute({
  method: 'POST',
  path: '/api/admin/plans',
  summary: 'Créer une formule',
  tags,
  auth: 'user',
  body: newPlanSchema,
  answers: { 201: { description: 'La formule', schema: one } },
  refusals: [403, 404],
  handler: async ({ body, req }) => {
    const data = await inApiWords(createPlan(req, body))
    return Response.json({ success: true, data }, { status: 201 })
  },
})

export const initializePlans = defineRoute({
  method: 'PUT',
  path: '/api/admin/plans',
  summary: 'Initialiser les formules par défaut',
  description:
    'Chien, chat et lapin\u00a0: des formules pour tous les âges et un parrainage. Une espèce qui a ' +
    'déjà des formules d’un type ne change pas.',
  tags,
  auth: 'user',
  body: planActionSchema,
  answers: {
    200: {
      description: 'Toutes les formules du refuge',
      schema: list.extend({ created: z.number().describe('Formules ajoutées') }),
    },
  },
  refusals: [403, 404],
  handler: async ({ body, req }) => {
    const { plans, created } = await initializeDefaults(req, body.shelter_id)
    return { success: true, data: plans, created }
  },
})

export const replacePlanGroup = defineRoute({
  method: 'POST',
  path: '/api/admin/plans/group',
  summary: 'Remplacer les formules d’une espèce',
  description:
    'En une fois, pour un type et une espèce\u00a0: les identifiants envoyés sont gardés et modifiés, ' +
    'les formules absentes sont supprimées, les autres sont créées.',
  tags,
  auth: 'user',
  body: planGroupSchema,
  answers: { 200: { description: 'Les formules du groupe', schema: list } },
  refusals: [403, 404, 409],
  handler: async ({ body, req }) => ({
    success: true,
    data: await inApiWords(replaceGroup(req, body)),
  }),
})

export const readOnePlan = defineRoute({
  method: 'GET',
  path: '/api/admin/plans/{planId}',
  summary: 'Une formule',
  tags,
  auth: 'user',
  params,
  answers: { 200: { description: 'La formule', schema: one } },
  refusals: [403, 404],
  handler: async ({ params: { planId }, req }) => ({
    success: true,
    data: await readPlan(req, planId),
  }),
})

export const changeOnePlan = defineRoute({
  method: 'PATCH',
  path: '/api/admin/plans/{planId}',
  summary: 'Modifier une formule',
  description:
    'Seuls les champs envoyés changent\u00a0; «\u00a0is_active\u00a0» l’active ou la désactive.',
  tags,
  auth: 'user',
  params,
  body: changedPlanSchema,
  answers: { 200: { description: 'La formule', schema: one } },
  refusals: [403, 404],
  handler: async ({ params: { planId }, body, req }) => ({
    success: true,
    data: await inApiWords(changePlan(req, planId, body)),
  }),
})

export const deleteOnePlan = defineRoute({
  method: 'DELETE',
  path: '/api/admin/plans/{planId}',
  summary: 'Supprimer une formule',
  description:
    'Refusé (400, avec «\u00a0subscriptions_count\u00a0») tant qu’une souscription la nomme.',
  tags,
  auth: 'user',
  params,
  answers: { 200: { description: 'Elle est supprimée', schema: z.object({ success }) } },
  refusals: [403, 404],
  handler: async ({ params: { planId }, req }) => {
    await deletePlan(req, planId)
    return { success: true }
  },
})

export const duplicateOnePlan = defineRoute({
  method: 'POST',
  path: '/api/admin/plans/{planId}/duplicate',
  summary: 'Dupliquer une formule',
  description: 'La copie s’appelle «\u00a0{titre} (copie)\u00a0» et n’est pas active.',
  tags,
  auth: 'user',
  params,
  answers: { 201: { description: 'La copie', schema: one } },
  refusals: [403, 404],
  handler: async ({ params: { planId }, req }) => {
    const data = await duplicatePlan(req, planId)
    return Response.json({ success: true, data }, { status: 201 })
  },
})
