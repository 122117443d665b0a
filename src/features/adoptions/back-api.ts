import { z } from 'zod'

import { keysOf, STATUS_LABELS } from '@/features/animals/model'
import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { correctDelivery } from './commands/correct-delivery'
import { stepBack } from './commands/step-back'
import { undoChange } from './commands/undo-change'
import { letterFile } from './letters'
import { readRequest } from './queries'
import { backSchema, certificateDateSchema } from './schema'
import { readUndo } from './undo'
import { detailView } from './view.schema'

const params = z.object({ shelterId: shelterKeySchema, requestId: idSchema })
const success = z.literal(true)
const base = '/api/shelter/{shelterId}/adoption-requests/{requestId}'
const common = { tags: ['Adoptions'], auth: 'user' } as const
const detail = {
  200: { description: 'La demande', schema: z.object({ success, data: detailView }) },
}

export const takeBackAdoptionStep = defineRoute({
  ...common,
  method: 'POST',
  path: `${base}/back`,
  summary: 'Reprendre la dernière étape d’une demande',
  description:
    'Pour un faux pas. La personne reçoit «\u00a0message\u00a0» (ou le message habituel) seulement si ' +
    'l’étape lui avait été annoncée\u00a0; «\u00a0null\u00a0» n’envoie rien. «\u00a0from\u00a0» comme pour «\u00a0move\u00a0».',
  params,
  body: backSchema,
  answers: detail,
  refusals: [403, 404, 409, 422],
  handler: async ({ params: { shelterId: shelter, requestId: id }, body, req }) => {
    await stepBack(req, { shelter, id }, body)
    return { success: true, data: await readRequest(req, { shelter, id }) }
  },
})

export const correctCertificateDate = defineRoute({
  ...common,
  method: 'PATCH',
  path: `${base}/certificate`,
  summary: 'Corriger la date de remise du certificat',
  description: 'Tant qu’il n’est pas signé. Les sept jours (7 × 24 h) courent depuis cette date.',
  params,
  body: certificateDateSchema,
  answers: detail,
  refusals: [403, 404, 409, 422],
  handler: async ({ params: { shelterId: shelter, requestId: id }, body, req }) => {
    await correctDelivery(req, { shelter, id }, body)
    return { success: true, data: await readRequest(req, { shelter, id }) }
  },
})

export const printAdoptionLetter = defineRoute({
  ...common,
  method: 'GET',
  path: `${base}/letter.pdf`,
  summary: 'Une lettre à remettre en main propre',
  description:
    'Pour une personne sans adresse e-mail. «\u00a0line\u00a0» est sa place dans l’historique.',
  params,
  query: z.strictObject({ line: z.coerce.number().int().min(0).max(10_000) }),
  answers: { 200: { description: 'La lettre (PDF)' } },
  refusals: [403, 404],
  handler: ({ params: { shelterId: shelter, requestId: id }, query, req }) =>
    letterFile(req, { shelter, id }, query.line),
})

const animalParams = z.object({ shelterId: shelterKeySchema, animalId: idSchema })
const status = z.enum(keysOf(STATUS_LABELS))

export const readAnimalUndo = defineRoute({
  ...common,
  method: 'GET',
  path: '/api/shelter/{shelterId}/animals/{animalId}/undo',
  summary: 'Le changement de statut d’un animal qui peut être annulé',
  description:
    'Pendant un jour, quand l’animal a quitté le catalogue\u00a0; «\u00a0null\u00a0» sinon.',
  params: animalParams,
  query: z.object({
    version: z
      .string()
      .optional()
      .describe('De la fiche\u00a0: une autre adresse après chaque changement, sans autre effet'),
  }),
  answers: {
    200: {
      description: 'Le changement',
      schema: z.object({
        success,
        data: z
          .object({
            from: status,
            to: status,
            fromWord: z.string(),
            toWord: z.string(),
            at: z.string(),
            requestId: z.string().nullable(),
          })
          .nullable(),
      }),
    },
  },
  refusals: [404],
  handler: async ({ params: { shelterId: shelter, animalId: animal }, req }) => ({
    success: true,
    data: await readUndo(req, { shelter, animal }),
  }),
})

export const undoAnimalStatus = defineRoute({
  ...common,
  method: 'POST',
  path: '/api/shelter/{shelterId}/animals/{animalId}/undo',
  summary: 'Annuler le dernier changement de statut d’un animal',
  description:
    'Comme s’il n’avait pas eu lieu\u00a0; le journal garde les deux. Aucun message ne part.',
  params: animalParams,
  answers: { 200: { description: 'L’animal est comme avant', schema: z.object({ success }) } },
  refusals: [404, 409],
  handler: async ({ params: { shelterId: shelter, animalId: animal }, req }) => {
    await undoChange(req, { shelter, animal })
    return { success: true }
  },
})
