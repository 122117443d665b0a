import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { keysOf } from '@/features/animals/model'
import { idOf } from '@/platform/access/model'
import { HttpError } from '@/platform/http/errors'
import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { openByHand } from './apply/commands/open-by-hand'
import { MAX_PAPER_BYTES } from './certificates/model'
import { changeRequest } from './commands/change'
import { deliverCertificate } from './commands/deliver-certificate'
import { moveRequest } from './commands/move'
import { noteRequest } from './commands/note'
import { returnAnimal } from './commands/return-animal'
import { signForApplicant } from './commands/sign-for-applicant'
import { writeToApplicant } from './commands/write-to-applicant'
import { requireAdoptions, NOT_FOUND, requestRow, type RequestAddress } from './request-row'
import { certificateOf, shelterOf } from './facts'
import { certificateFile } from './files'
import { freeSlots } from './meetings'
import { REQUEST_STATUS_LABELS } from './model'
import { listRequests, readRequest } from './queries'
import {
  changeSchema,
  messageSchema,
  moveSchema,
  newRequestSchema,
  noteSchema,
  requestListSchema,
  returnSchema,
  staffSignatureSchema,
} from './schema'
import { cardView, detailView, slotDayView } from './view.schema'

const shelterParams = z.object({ shelterId: shelterKeySchema })
const params = shelterParams.extend({ requestId: idSchema })
const success = z.literal(true)
const tags = ['Adoptions']
const base = '/api/shelter/{shelterId}/adoption-requests'
const detail = {
  200: { description: 'La demande', schema: z.object({ success, data: detailView }) },
}
const refusals = [403, 404]

type Params = z.infer<typeof params>
const addressOf = ({ shelterId, requestId }: Params): RequestAddress => ({
  shelter: shelterId,
  id: requestId,
})

/** The request as it is after a write. */
const answer = async (req: PayloadRequest, address: RequestAddress) => ({
  success: true,
  data: await readRequest(req, address),
})

export const listAdoptionRequests = defineRoute({
  method: 'GET',
  path: base,
  summary: 'Les demandes d’adoption d’un refuge',
  description:
    '«\u00a0counts\u00a0» compte toutes les étapes, avec les mêmes filtres sauf l’étape.',
  tags,
  auth: 'user',
  params: shelterParams,
  query: requestListSchema,
  answers: {
    200: {
      description: 'Une page de la liste',
      schema: z.object({
        success,
        data: z.array(cardView),
        counts: z.record(z.enum(keysOf(REQUEST_STATUS_LABELS)), z.number()),
        pagination: z.object({
          page: z.number(),
          limit: z.number(),
          total: z.number(),
          pages: z.number(),
        }),
      }),
    },
  },
  refusals,
  handler: async ({ params: { shelterId }, query, req }) => ({
    success: true,
    ...(await listRequests(req, shelterId, query)),
  }),
})

export const createAdoptionRequest = defineRoute({
  method: 'POST',
  path: base,
  summary: 'Ouvrir une demande à la main',
  description:
    'Après un appel ou une visite. Sans e-mail, un numéro de téléphone suffit. La personne reçoit ' +
    'le lien pour suivre sa demande, sauf si «\u00a0tell\u00a0» est faux. Une demande déjà ouverte\u00a0: 409, avec son identifiant «\u00a0requestId\u00a0».',
  tags,
  auth: 'user',
  params: shelterParams,
  body: newRequestSchema,
  answers: {
    201: { description: 'La demande', schema: z.object({ success, data: detailView }) },
  },
  refusals: [403, 404, 409, 422],
  handler: async ({ params: { shelterId }, body, req }) => {
    const { id } = await openByHand(req, shelterId, body)
    return Response.json(await answer(req, { shelter: shelterId, id }), { status: 201 })
  },
})

export const readAdoptionRequest = defineRoute({
  method: 'GET',
  path: `${base}/{requestId}`,
  summary: 'Une demande d’adoption, et ce qui est possible',
  tags,
  auth: 'user',
  params,
  answers: detail,
  refusals,
  handler: async ({ params: given, req }) => answer(req, addressOf(given)),
})

export const changeAdoptionRequest = defineRoute({
  method: 'PATCH',
  path: `${base}/{requestId}`,
  summary: 'Changer qui suit une demande, sa formule, sa rencontre, ou donner l’e-mail qui manque',
  description:
    '«\u00a0null\u00a0» retire. La personne est prévenue d’une rencontre fixée ou annulée. Une adresse e-mail s’ajoute ' +
    'à une demande en cours qui n’en a pas\u00a0; si elle a déjà une demande pour le même animal\u00a0: 409, avec «\u00a0requestId\u00a0».',
  tags,
  auth: 'user',
  params,
  body: changeSchema,
  answers: detail,
  refusals: [...refusals, 409, 422],
  handler: async ({ params: given, body, req }) => {
    await changeRequest(req, addressOf(given), body)
    return answer(req, addressOf(given))
  },
})

export const moveAdoptionRequest = defineRoute({
  method: 'POST',
  path: `${base}/{requestId}/move`,
  summary: 'Faire avancer une demande',
  description:
    '«\u00a0from\u00a0» est l’étape que la personne a sous les yeux\u00a0: si la demande n’y est plus, 409 avec ' +
    '«\u00a0current\u00a0» (étape, auteur, moment). Sans «\u00a0message\u00a0», le message habituel est envoyé\u00a0; ' +
    '«\u00a0null\u00a0» n’envoie rien.',
  tags,
  auth: 'user',
  params,
  body: moveSchema,
  answers: detail,
  refusals: [...refusals, 409, 422],
  handler: async ({ params: given, body, req }) => {
    await moveRequest(req, addressOf(given), body)
    return answer(req, addressOf(given))
  },
})

export const addAdoptionNote = defineRoute({
  method: 'POST',
  path: `${base}/{requestId}/notes`,
  summary: 'Ajouter une note de l’équipe',
  tags,
  auth: 'user',
  params,
  body: noteSchema,
  answers: detail,
  refusals,
  handler: async ({ params: given, body, req }) => {
    await noteRequest(req, addressOf(given), body.text)
    return answer(req, addressOf(given))
  },
})

export const sendAdoptionMessage = defineRoute({
  method: 'POST',
  path: `${base}/{requestId}/messages`,
  summary: 'Écrire à la personne',
  description: 'Par e-mail\u00a0; sa réponse arrive à l’adresse du refuge.',
  tags,
  auth: 'user',
  params,
  body: messageSchema,
  answers: detail,
  refusals,
  handler: async ({ params: given, body, req }) => {
    await writeToApplicant(req, addressOf(given), body)
    return answer(req, addressOf(given))
  },
})

export const listMeetingSlots = defineRoute({
  method: 'GET',
  path: `${base}/{requestId}/slots`,
  summary: 'Les rencontres possibles, dans les heures d’ouverture',
  tags,
  auth: 'user',
  params,
  answers: {
    200: {
      description: 'Par jour\u00a0; vide quand les horaires du refuge ne sont pas connus',
      schema: z.object({ success, data: z.array(slotDayView) }),
    },
  },
  refusals,
  handler: async ({ params: { shelterId, requestId }, req }) => {
    const id = await requireAdoptions(req, shelterId)
    const row = await requestRow(req, requestId)
    if (!row || idOf(row.shelter) !== id) throw new HttpError(404, NOT_FOUND)
    return { success: true, data: await freeSlots(req, await shelterOf(req, row), row.id) }
  },
})

export const deliverAdoptionCertificate = defineRoute({
  method: 'POST',
  path: `${base}/{requestId}/certificate`,
  summary: 'Remettre le certificat d’engagement',
  description: 'D’une demande acceptée. Les sept jours (7 × 24 h) courent dès cet instant.',
  tags,
  auth: 'user',
  params,
  answers: detail,
  refusals: [...refusals, 409, 422],
  handler: async ({ params: given, req }) => {
    await deliverCertificate(req, addressOf(given))
    return answer(req, addressOf(given))
  },
})

export const signAdoptionCertificate = defineRoute({
  method: 'POST',
  path: `${base}/{requestId}/certificate/signature`,
  summary: 'Garder la signature du certificat',
  description:
    'Un formulaire (multipart/form-data) avec le papier signé dans «\u00a0file\u00a0»\u00a0: PDF, JPG, PNG ou ' +
    'WEBP, 5 Mo au maximum. Ou du JSON, quand la personne a signé devant l’équipe.',
  tags,
  auth: 'user',
  params,
  body: staffSignatureSchema,
  upload: {
    field: 'file',
    fields: staffSignatureSchema,
    maxBytes: MAX_PAPER_BYTES,
    sentences: { missing: 'Choisissez le papier signé', tooLarge: 'Le fichier dépasse 5 Mo' },
  },
  answers: detail,
  refusals: [...refusals, 409, 413, 422],
  handler: async ({ params: given, body, upload, req }) => {
    const { signatureName: name, signedAt: at } = upload ? upload.fields : body
    await signForApplicant(req, addressOf(given), { name, at, file: upload?.file })
    return answer(req, addressOf(given))
  },
})

export const readAdoptionCertificate = defineRoute({
  method: 'GET',
  path: `${base}/{requestId}/certificate.pdf`,
  summary: 'Le certificat d’engagement',
  tags,
  auth: 'user',
  params,
  query: z.strictObject({ signed: z.literal('1').optional().describe('Le document signé') }),
  answers: { 200: { description: 'Le fichier' } },
  refusals,
  handler: async ({ params: { shelterId, requestId }, query, req }) => {
    const id = await requireAdoptions(req, shelterId)
    const row = await requestRow(req, requestId)
    if (!row || idOf(row.shelter) !== id) throw new HttpError(404, NOT_FOUND)
    return certificateFile(await certificateOf(req, row.id), query.signed === '1')
  },
})

export const returnAdoptedAnimal = defineRoute({
  method: 'POST',
  path: '/api/shelter/{shelterId}/animals/{animalId}/return',
  summary: 'Un animal adopté revient au refuge',
  tags,
  auth: 'user',
  params: shelterParams.extend({ animalId: idSchema }),
  body: returnSchema,
  answers: { 200: { description: 'L’animal est au refuge', schema: z.object({ success }) } },
  refusals: [...refusals, 409],
  handler: async ({ params: { shelterId, animalId }, body, req }) => {
    await returnAnimal(req, { shelter: shelterId, animal: animalId }, body.reason)
    return { success: true }
  },
})
