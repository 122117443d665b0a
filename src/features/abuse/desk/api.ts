import { z } from 'zod'

import { idSchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'
import { countPress } from '@/platform/rate-limit/presses'
import { privateFile } from '@/platform/http/private-file'

import { closeReport, forwardReport, writeToReporter } from '../commands/move'
import { addRecipient, listRecipients, removeRecipient } from '../commands/recipients'
import { closeSchema, forwardSchema, listQuery, noteSchema, recipientSchema } from '../schema'
import { recipientView, reportsView, reportView } from '../view'
import { listReports, readPhoto, readReport } from './read'

const tags = ['Maltraitance']
const success = z.literal(true)
const params = z.object({ reportId: idSchema })
const answers = {
  200: { description: 'Le signalement', schema: z.object({ success, data: reportView }) },
}
const READERS =
  'Pour les super administrateurs, et les refuges destinataires du département\u00a0; 404 pour toute autre personne.'

export const listAbuseReports = defineRoute({
  method: 'GET',
  path: '/api/desk/abuse-reports',
  summary: 'Les signalements de maltraitance',
  description: READERS,
  tags,
  auth: 'user',
  query: listQuery,
  answers: { 200: { description: 'Une page de la liste', schema: reportsView } },
  refusals: [404],
  handler: async ({ req, query }) => ({ success: true, ...(await listReports(req, query)) }),
})

export const readAbuseReport = defineRoute({
  method: 'GET',
  path: '/api/desk/abuse-reports/{reportId}',
  summary: 'Un signalement de maltraitance',
  description: READERS,
  tags,
  auth: 'user',
  params,
  query: z.strictObject({}),
  answers,
  refusals: [404],
  handler: async ({ req, params: { reportId } }) => ({
    success: true,
    data: await readReport(req, reportId),
  }),
})

export const readAbusePhoto = defineRoute({
  method: 'GET',
  path: '/api/desk/abuse-reports/{reportId}/photos/{photoId}',
  summary: 'Une photo d’un signalement',
  description: READERS,
  tags,
  auth: 'user',
  params: z.object({ reportId: idSchema, photoId: idSchema }),
  query: z.strictObject({}),
  answers: { 200: { description: 'La photo' } },
  refusals: [404],
  handler: async ({ req, params: { reportId, photoId } }) => {
    const { key } = await readPhoto(req, reportId, photoId)
    return privateFile(key, 'Photo introuvable')
  },
})

export const forwardAbuseReport = defineRoute({
  method: 'POST',
  path: '/api/desk/abuse-reports/{reportId}/forward',
  summary: 'Dire à qui un signalement est transmis',
  description:
    'La personne qui a signalé l’apprend par sa page, et par e-mail si elle en a donné un.',
  tags,
  auth: 'user',
  params,
  body: forwardSchema,
  bodyLimitBytes: 16_384,
  answers,
  refusals: [404, 409, 422],
  handler: async ({ req, user, params: { reportId }, body }) => {
    await countPress(user.id)
    await forwardReport(req, reportId, body)
    return { success: true, data: await readReport(req, reportId) }
  },
})

export const closeAbuseReport = defineRoute({
  method: 'POST',
  path: '/api/desk/abuse-reports/{reportId}/close',
  summary: 'Clore un signalement',
  tags,
  auth: 'user',
  params,
  body: closeSchema,
  bodyLimitBytes: 16_384,
  answers,
  refusals: [404, 409, 422],
  handler: async ({ req, user, params: { reportId }, body }) => {
    await countPress(user.id)
    await closeReport(req, reportId, body)
    return { success: true, data: await readReport(req, reportId) }
  },
})

export const writeToAbuseReporter = defineRoute({
  method: 'POST',
  path: '/api/desk/abuse-reports/{reportId}/messages',
  summary: 'Écrire à la personne qui a signalé, sur sa page',
  tags,
  auth: 'user',
  params,
  body: noteSchema,
  bodyLimitBytes: 16_384,
  answers,
  refusals: [404],
  handler: async ({ req, user, params: { reportId }, body }) => {
    await countPress(user.id)
    await writeToReporter(req, reportId, body.note)
    return { success: true, data: await readReport(req, reportId) }
  },
})

export const listAbuseRecipients = defineRoute({
  method: 'GET',
  path: '/api/platform/abuse-recipients',
  summary: 'Les refuges qui lisent les signalements, par département',
  description: 'Réservé aux super administrateurs.',
  tags: tags,
  auth: 'user',
  query: z.strictObject({}),
  answers: {
    200: {
      description: 'Les destinataires',
      schema: z.object({ success, data: z.array(recipientView) }),
    },
  },
  refusals: [403],
  handler: async ({ req, user }) => ({ success: true, data: await listRecipients(req, user) }),
})

export const addAbuseRecipient = defineRoute({
  method: 'POST',
  path: '/api/platform/abuse-recipients',
  summary: 'Faire d’un refuge le destinataire d’un département',
  description: 'Réservé aux super administrateurs.',
  tags: tags,
  auth: 'user',
  body: recipientSchema,
  bodyLimitBytes: 2_000,
  answers: {
    200: { description: 'Le destinataire', schema: z.object({ success, data: recipientView }) },
  },
  refusals: [403, 422],
  handler: async ({ req, user, body }) => ({
    success: true,
    data: await addRecipient(req, user, body),
  }),
})

export const removeAbuseRecipient = defineRoute({
  method: 'DELETE',
  path: '/api/platform/abuse-recipients/{recipientId}',
  summary: 'Retirer un destinataire',
  description: 'Réservé aux super administrateurs.',
  tags: tags,
  auth: 'user',
  params: z.object({ recipientId: idSchema }),
  answers: {
    200: {
      description: 'Le refuge ne lit plus ces signalements',
      schema: z.object({ success, data: z.object({ id: z.string() }) }),
    },
  },
  refusals: [403, 404],
  handler: async ({ req, user, params: { recipientId } }) => {
    await removeRecipient(req, user, recipientId)
    return { success: true, data: { id: recipientId } }
  },
})
