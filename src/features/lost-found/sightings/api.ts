import { z } from 'zod'

import { threadPath } from '@/features/relay/model'
import { noDraft } from '@/platform/http/form-draft'
import { idSchema } from '@/platform/http/params'
import { backToForm, seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'
import { swept } from '@/platform/storage/transaction'

import { ONE_PHOTO } from '../commands/photos'
import { arrivalLimiter } from '../limits'
import { ownApi, reportPath, seenApi, seenPath, withdrawSeenApi, type ReportKind } from '../model'
import { asOwner, backAt, done, finish, OWN, PLAIN } from '../own-route'
import { answerSighting, withdrawSighting } from './hide'
import { SIGHTING_ANSWERS } from './model'
import { sightingSchema } from './schema'
import { tellSighting } from './tell'

const { tags } = OWN
const params = z.object({ id: idSchema })
const kindOf = (sent: Readonly<Record<string, unknown>>): ReportKind =>
  sent.kind === 'FOUND' ? 'FOUND' : 'LOST'

export const sendSighting = defineRoute({
  method: 'POST',
  path: seenApi('{id}'),
  summary: 'Dire où un animal perdu a été vu',
  description: `Son auteur le lit avec le point exact, sans l’adresse de la personne\u00a0; la page de l’avis le montre à 300 m près, une fois l’adresse confirmée. Avec une photo, un formulaire (multipart/form-data). ${PLAIN}`,
  tags,
  auth: 'optional',
  params,
  body: sightingSchema,
  bodyLimitBytes: 16_384,
  arrival: (request) => arrivalLimiter.count(request),
  files: ONE_PHOTO,
  form: true,
  formFailure: (failure, sent, { id }) => backToForm(seenPath(kindOf(sent), id), failure, sent),
  answers: {
    200: {
      description: 'Le message est parti, ou attend que son adresse soit confirmée',
      schema: done,
    },
  },
  refusals: [404, 409, 413, 422, 429],
  handler: async ({ req, user, request, params: { id }, body, files: [file], isPlainForm }) => {
    const token = await tellSighting(req, request, user, id, { sent: body, file })
    const next = threadPath(token)
    if (isPlainForm) return seeOther(next, noDraft(seenPath(kindOf(body), id)))
    return { success: true, next }
  },
})

export const answerOwnSighting = defineRoute({
  ...OWN,
  method: 'POST',
  path: ownApi('{token}', 'sightings'),
  summary: 'Ne plus montrer un passage de son avis, ou le montrer de nouveau',
  description: PLAIN,
  body: z.strictObject({ sighting: idSchema, answer: z.enum(SIGHTING_ANSWERS) }),
  bodyLimitBytes: 1000,
  formFailure: backAt('passages'),
  answers: { 200: { description: 'C’est noté', schema: done } },
  handler: async ({ req, params: { token }, body, isPlainForm }) => {
    await swept(asOwner(req, token, (report) => answerSighting(req, report, body)))
    return finish(isPlainForm, { token, part: 'passages' })
  },
})

export const withdrawLostFoundSighting = defineRoute({
  method: 'POST',
  path: withdrawSeenApi('{id}'),
  summary: 'Retirer un passage de la page d’un avis',
  description: 'Réservé aux super administrateurs.',
  tags,
  auth: 'user',
  params,
  body: z.strictObject({}),
  bodyLimitBytes: 1000,
  answers: { 200: { description: 'Le passage est retiré', schema: done } },
  refusals: [403, 404],
  handler: async ({ req, user, params: { id } }) => {
    const { kind, id: report } = await withdrawSighting(req, user, id)
    return { success: true, next: reportPath(kind, report) }
  },
})
