import { z } from 'zod'

import { noDraft } from '@/platform/http/form-draft'
import { idSchema } from '@/platform/http/params'
import { backToForm, seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'
import { countPress } from '@/platform/rate-limit/presses'

import { publishPlace, rejectPlace, updatePlace } from '../commands/moderate'
import { settleErrors } from '../commands/report-error'
import { editPath } from '../model'
import { placeUpdateSchema, publishSchema, rejectSchema, settleSchema } from '../schema'
import { listDesk } from './list'
import { DESK_PATH } from './model'
import { deskQuery, deskView } from './schema'

const tags = ['Adresses']
const description = 'Réservé aux super administrateurs.'
const params = z.object({ placeId: idSchema })
const done = z.object({ success: z.literal(true), data: z.object({ id: z.string() }) })
const PLACE = '/api/desk/places/{placeId}'

export const listDeskPlaces = defineRoute({
  method: 'GET',
  path: '/api/desk/places',
  summary: 'Les adresses proposées, signalées, ou toutes',
  description,
  tags,
  auth: 'user',
  query: deskQuery,
  answers: { 200: { description: 'Une page de la liste', schema: deskView } },
  refusals: [403],
  handler: async ({ req, user, query }) => ({
    success: true,
    ...(await listDesk(req, user, query)),
  }),
})

export const publishDeskPlace = defineRoute({
  method: 'POST',
  path: `${PLACE}/publish`,
  summary: 'Publier une adresse proposée ou retirée',
  description,
  tags,
  auth: 'user',
  params,
  body: publishSchema.optional(),
  bodyLimitBytes: 1000,
  answers: { 200: { description: 'Elle est en ligne', schema: done } },
  refusals: [403, 404, 409],
  handler: async ({ req, user, params: { placeId }, body }) => {
    await countPress(user.id)
    await publishPlace(req, user, placeId, body?.status)
    return { success: true, data: { id: placeId } }
  },
})

export const rejectDeskPlace = defineRoute({
  method: 'POST',
  path: `${PLACE}/reject`,
  summary: 'Refuser une adresse proposée, ou la retirer',
  description: `${description} Qui l’a proposée lit pourquoi.`,
  tags,
  auth: 'user',
  params,
  body: rejectSchema,
  bodyLimitBytes: 4000,
  answers: { 200: { description: 'Elle n’est pas en ligne', schema: done } },
  refusals: [403, 404, 409],
  handler: async ({ req, user, params: { placeId }, body: { reason, status } }) => {
    await countPress(user.id)
    await rejectPlace(req, user, placeId, reason, status)
    return { success: true, data: { id: placeId } }
  },
})

export const settleDeskPlace = defineRoute({
  method: 'POST',
  path: `${PLACE}/settle`,
  summary: 'Dire que les erreurs signalées d’une adresse sont réglées',
  description,
  tags,
  auth: 'user',
  params,
  body: settleSchema.optional(),
  bodyLimitBytes: 1000,
  answers: { 200: { description: 'Elles n’attendent plus', schema: done } },
  refusals: [403, 404, 409],
  handler: async ({ req, user, params: { placeId }, body }) => {
    await countPress(user.id)
    await settleErrors(req, user, placeId, body?.seen)
    return { success: true, data: { id: placeId } }
  },
})

export const updateDeskPlace = defineRoute({
  method: 'POST',
  path: PLACE,
  summary: 'Corriger une adresse',
  description: `${description} Un formulaire sans JavaScript reçoit une redirection 303.`,
  tags,
  auth: 'user',
  params,
  body: placeUpdateSchema,
  bodyLimitBytes: 32_768,
  form: true,
  formFailure: (failure, sent, { placeId }) => backToForm(editPath(placeId), failure, sent),
  answers: {
    200: {
      description: 'Elle est corrigée',
      schema: z.object({ success: z.literal(true), next: z.string() }),
    },
  },
  refusals: [403, 404, 409, 422],
  handler: async ({ req, user, params: { placeId }, body, isPlainForm }) => {
    await countPress(user.id)
    await updatePlace(req, user, placeId, body)
    const next = `${DESK_PATH}?part=all`
    return isPlainForm ? seeOther(next, noDraft(editPath(placeId))) : { success: true, next }
  },
})
