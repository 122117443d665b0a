import { z } from 'zod'

import { SHARED } from '@/platform/http/caching'
import { HttpError } from '@/platform/http/errors'
import { idSchema } from '@/platform/http/params'
import { backToForm, seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'
import { lostKeysText, saveKeys } from '@/platform/http/save-keys'
import { countPress } from '@/platform/rate-limit/presses'

import { eraseWalk } from './commands/erase'
import { addWalkPhotos } from './commands/photos'
import { createWalk, updateWalk } from './commands/save'
import { submitWalk, takeBackWalk, verifyWalk } from './commands/steps'
import { arrivalLimiter } from './limits'
import { API, editWalkPath, photosApi, SENTENCES, stepApi, WALK_LIMITS, walkApi } from './model'
import { findWalkById, readOwnWalk } from './queries'
import { createBodySchema, updateBodySchema } from './schema'
import { ownWalk, publicWalk } from './view'

const tags = ['Promenades']
const params = z.object({ id: idSchema })
const answer = z.object({ success: z.literal(true), data: ownWalk })
const POINTS =
  'Une étape dit sa `type`\u00a0: une valeur ou une liste. `types` dit la même chose\u00a0; qui a lu les deux et n’en change qu’une est compris.'
const DRAFTS =
  'Seuls le nom, la difficulté, le type et la distance sont nécessaires à un brouillon\u00a0; le reste l’est pour publier (`submit`).'
/** Two hundred waypoints with their words, and a line of 1,500 points. */
const BODY_BYTES = 524_288

export const createWalkRoute = defineRoute({
  method: 'POST',
  path: API,
  summary: 'Écrire une promenade',
  description: `${DRAFTS} ${POINTS}`,
  tags,
  auth: 'user',
  body: createBodySchema,
  bodyLimitBytes: BODY_BYTES,
  answers: { 200: { description: 'La promenade, brouillon ou envoyée', schema: answer } },
  refusals: [403, 422],
  handler: async ({ req, user, body }) => {
    // One that is begun already is written again, which the walks of a day do not count.
    await countPress(user.id)
    return { success: true, data: await createWalk(req, user, body) }
  },
})

export const updateWalkRoute = defineRoute({
  method: 'PUT',
  path: walkApi('{id}'),
  summary: 'Modifier une promenade',
  description: `${DRAFTS} Ce qui n’est pas envoyé reste. \`version\` est celle qui a été lue\u00a0: 409 si elle a changé. ${POINTS}`,
  tags,
  auth: 'user',
  params,
  body: updateBodySchema,
  bodyLimitBytes: BODY_BYTES,
  answers: { 200: { description: 'La promenade telle qu’elle est maintenant', schema: answer } },
  refusals: [403, 404, 409, 422],
  handler: async ({ req, user, params: { id }, body }) => {
    await countPress(user.id)
    return { success: true, data: await updateWalk(req, user, id, body) }
  },
})

export const readWalkRoute = defineRoute({
  method: 'GET',
  path: walkApi('{id}'),
  summary: 'Une promenade en ligne',
  tags,
  auth: 'public',
  params,
  answers: {
    200: {
      description: 'Avec son tracé et ses étapes',
      schema: z.object({ success: z.literal(true), data: publicWalk }),
    },
  },
  refusals: [404],
  handler: async ({ params: { id } }) => {
    const walk = await findWalkById(id)
    if (!walk) throw new HttpError(404, SENTENCES.notFound)
    return Response.json({ success: true, data: walk }, { headers: SHARED })
  },
})

export const readOwnWalkRoute = defineRoute({
  method: 'GET',
  path: `${walkApi('{id}')}/own`,
  summary: 'Une promenade, pour qui l’a écrite ou la relit',
  tags,
  auth: 'user',
  params,
  answers: { 200: { description: 'Avec ce que les autres ne voient pas', schema: answer } },
  refusals: [404],
  handler: async ({ req, params: { id } }) => ({
    success: true,
    data: await readOwnWalk(req, id),
  }),
})

export const addWalkPhotosRoute = defineRoute({
  method: 'POST',
  path: photosApi('{id}'),
  summary: 'Ajouter des photos à une promenade',
  description:
    'Après les autres\u00a0; `waypoint` les ajoute à une étape. La première d’une promenade la représente, jusqu’à ce que `coverImage` en choisisse une autre.',
  tags,
  auth: 'user',
  params,
  body: z.strictObject({
    waypoint: idSchema.or(z.literal('')).optional(),
    version: z.coerce.number().int().optional(),
    saveKey: saveKeys.saveKey,
    lostKeys: lostKeysText,
    /** Of the same photo, sent before. */
    sentKey: saveKeys.saveKey,
  }),
  files: {
    field: 'photo',
    most: WALK_LIMITS.waypointPhotos,
    maxBytes: WALK_LIMITS.photoBytes,
    sentences: {
      tooMany: `${WALK_LIMITS.waypointPhotos} photos à la fois au maximum`,
      tooLarge: SENTENCES.photoTooLarge,
    },
  },
  arrival: (request) => arrivalLimiter.count(request),
  form: true,
  formFailure: (failure, sent, { id }) => backToForm(editWalkPath(id), failure, sent),
  answers: { 200: { description: 'La promenade avec ses photos', schema: answer } },
  refusals: [404],
  handler: async ({ req, user, params: { id }, body, files, isPlainForm }) => {
    const to = { ...body, waypoint: body.waypoint || null }
    const walk = await addWalkPhotos(req, user, id, files, to)
    if (isPlainForm) return seeOther(`${editWalkPath(id)}?fait=photo`)
    return { success: true, data: walk }
  },
})

const step = (name: 'submit' | 'take-back' | 'verify', summary: string, work: typeof submitWalk) =>
  defineRoute({
    method: 'POST',
    path: stepApi('{id}', name),
    summary,
    tags,
    auth: 'user',
    params,
    body: z.strictObject({}).optional(),
    bodyLimitBytes: 1000,
    form: true,
    formFailure: (failure, sent, { id }) => backToForm(editWalkPath(id), failure, sent),
    answers: { 200: { description: 'La promenade telle qu’elle est maintenant', schema: answer } },
    refusals: [404, 409, 422],
    handler: async ({ req, user, params: { id }, isPlainForm }) => {
      await countPress(user.id)
      const walk = await work(req, id)
      if (isPlainForm) return seeOther(`${editWalkPath(id)}?fait=${name}`)
      return { success: true, data: walk }
    },
  })

export const submitWalkRoute = step('submit', 'Envoyer une promenade à la relecture', submitWalk)
export const takeBackWalkRoute = step(
  'take-back',
  'Reprendre une promenade en brouillon',
  takeBackWalk,
)
export const verifyWalkRoute = step(
  'verify',
  'Dire qu’une promenade a été vérifiée aujourd’hui',
  verifyWalk,
)

export const eraseWalkRoute = defineRoute({
  method: 'DELETE',
  path: walkApi('{id}'),
  summary: 'Effacer sa promenade',
  tags,
  auth: 'user',
  params,
  answers: {
    200: {
      description: 'Effacée, avec ses photos',
      schema: z.object({ success: z.literal(true) }),
    },
  },
  refusals: [404],
  handler: async ({ req, user, params: { id } }) => {
    await countPress(user.id)
    await eraseWalk(req, id)
    return { success: true }
  },
})
