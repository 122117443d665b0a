import { z } from 'zod'

import { SHARED } from '@/platform/http/caching'
import { HttpError } from '@/platform/http/errors'
import { noDraft } from '@/platform/http/form-draft'
import { formKeys } from '@/platform/http/form-keys'
import { listAnswer } from '@/platform/http/list-query'
import { idSchema } from '@/platform/http/params'
import { backToForm, seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'
import { countPress } from '@/platform/rate-limit/presses'

import { answerRequest } from './commands/answer'
import { createSupplyRequest, updateSupplyRequest } from './commands/save'
import { withdrawResponse } from './commands/withdraw'
import { listQuerySchema } from './filters'
import {
  answerPath,
  answersApi,
  API,
  OWN_PATH,
  requestApi,
  SENTENCES,
  slipPath,
  stepApi,
} from './model'
import { findRequest, searchRequests } from './queries'
import { createSchema, responseBody, updateSchema } from './schema'
import { listedRequestView, publicRequestView, teamRequestView } from './view'

const tags = ['Dons en nature']
const params = z.object({ id: idSchema })
const success = z.literal(true)
const team = z.object({ success, data: teamRequestView })
const WHO = 'Pour qui gère les formulaires du refuge.'

export const listSupplyRequests = defineRoute({
  method: 'GET',
  path: API,
  summary: 'Ce que les refuges demandent en nature',
  description:
    'Les demandes ouvertes\u00a0: ni archivées, ni réunies, ni passées. 10 par page, 100 au plus.',
  tags,
  auth: 'public',
  query: listQuerySchema,
  answers: { 200: { description: 'Une page de la liste', schema: listAnswer(listedRequestView) } },
  handler: async ({ query }) => {
    const { requests, total, page, pages } = await searchRequests(query)
    const pagination = { page, limit: query.limit, total, pages }
    return Response.json({ success: true, data: requests, pagination }, { headers: SHARED })
  },
})

export const readSupplyRequest = defineRoute({
  method: 'GET',
  path: requestApi('{id}'),
  summary: 'Une demande d’un refuge, close ou non',
  tags,
  auth: 'public',
  params,
  answers: {
    200: { description: 'La demande', schema: z.object({ success, data: publicRequestView }) },
  },
  refusals: [404],
  handler: async ({ params: { id } }) => {
    const found = await findRequest(id)
    if (!found) throw new HttpError(404, SENTENCES.notFound)
    return Response.json({ success: true, data: found }, { headers: SHARED })
  },
})

export const createSupplyRequestRoute = defineRoute({
  method: 'POST',
  path: API,
  summary: 'Écrire une demande',
  description: `${WHO} \`imageUrl\` est l’adresse d’une image de sa bibliothèque.`,
  tags,
  auth: 'user',
  body: createSchema,
  bodyLimitBytes: 32_768,
  answers: { 200: { description: 'La demande', schema: team } },
  refusals: [403, 404, 422],
  handler: async ({ req, user, body: { saveKey, lostKeys, ...sent } }) => {
    await countPress(user.id)
    const data = await createSupplyRequest(req, sent, { saveKey, lostKeys })
    return { success: true, data }
  },
})

export const updateSupplyRequestRoute = defineRoute({
  method: 'PUT',
  path: requestApi('{id}'),
  summary: 'Modifier une demande, l’archiver ou la rouvrir',
  description: `${WHO} Ce qui n’est pas envoyé reste.`,
  tags,
  auth: 'user',
  params,
  body: updateSchema,
  bodyLimitBytes: 32_768,
  answers: { 200: { description: 'La demande telle qu’elle est maintenant', schema: team } },
  refusals: [403, 404, 422],
  handler: async ({ req, user, params: { id }, body }) => {
    await countPress(user.id)
    return { success: true, data: await updateSupplyRequest(req, id, body) }
  },
})

export const answerSupplyRequest = defineRoute({
  method: 'POST',
  path: answersApi('{id}'),
  summary: 'Dire ce que l’on apporte',
  description:
    'Pour un compte dont l’adresse est confirmée. Le téléphone n’est lu que par l’équipe du refuge. Sans JavaScript\u00a0: une redirection 303.',
  tags,
  auth: 'user',
  params,
  body: responseBody,
  bodyLimitBytes: 16_384,
  form: true,
  formFailure: (failure, sent, { id }) => backToForm(answerPath(id), failure, sent),
  answers: {
    200: {
      description: 'Le refuge est prévenu\u00a0; `next` est l’adresse du bon',
      schema: z.object({ success, data: z.object({ id: z.string() }), next: z.string() }),
    },
  },
  refusals: [403, 404, 409, 422, 429],
  handler: async ({ req, request, user, params: { id }, body, isPlainForm }) => {
    const { requestId: _r, userId: _u, saveKey, lostKeys, ...sent } = body
    const keys = formKeys(isPlainForm, { saveKey, lostKeys }, sent)
    const made = await answerRequest(req, request, user, { ...sent, id }, keys)
    const next = `${slipPath(made)}?fait=envoye`
    if (isPlainForm) return seeOther(next, noDraft(answerPath(id)))
    return { success: true, data: { id: made }, next }
  },
})

export const withdrawSupplyResponse = defineRoute({
  method: 'POST',
  path: stepApi('{id}', 'withdraw'),
  summary: 'Ne plus apporter ce que l’on avait dit',
  description:
    'Le refuge est prévenu, le téléphone est effacé. Sans JavaScript\u00a0: une redirection 303.',
  tags,
  auth: 'user',
  params,
  body: z.strictObject({}).optional(),
  bodyLimitBytes: 1000,
  form: true,
  formFailure: (failure, sent, { id }) => backToForm(slipPath(id), failure, sent),
  answers: {
    200: { description: 'Retirée', schema: z.object({ success, next: z.string() }) },
  },
  refusals: [404, 409],
  handler: async ({ req, user, params: { id }, isPlainForm }) => {
    await countPress(user.id)
    await withdrawResponse(req, user.id, id)
    const next = `${OWN_PATH}?fait=retire`
    return isPlainForm ? seeOther(next) : { success: true, next }
  },
})
