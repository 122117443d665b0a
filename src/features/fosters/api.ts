import { z } from 'zod'

import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { changeStay, removeStay, startStay } from './commands/write'
import { readStays } from './queries'
import { changedStaySchema, staySchema, staysView } from './schema'

const params = z.object({ shelterId: shelterKeySchema, animalId: idSchema })
const one = params.extend({ stayId: idSchema })
const path = '/api/shelter/{shelterId}/animals/{animalId}/fosters'
const tags = ['Animaux']
const answers = {
  200: { description: 'Les accueils de l’animal, celui en cours d’abord', schema: staysView },
}

export const readAnimalFosters = defineRoute({
  method: 'GET',
  path,
  summary: 'Les familles d’accueil d’un animal',
  description: 'Pour l’équipe seulement\u00a0: rien n’en est public.',
  tags,
  auth: 'user',
  params,
  answers,
  refusals: [403, 404],
  handler: async ({ params: { shelterId, animalId }, req }) => ({
    success: true,
    data: await readStays(req, { shelter: shelterId, animal: animalId }),
  }),
})

export const startFoster = defineRoute({
  method: 'POST',
  path,
  summary: 'Confier un animal à une famille d’accueil',
  description:
    'Un accueil passé a aussi son dernier jour. Un animal n’est que dans une famille à la fois\u00a0; sa fiche ne dit plus qu’il en cherche une.',
  tags,
  auth: 'user',
  params,
  body: staySchema,
  answers,
  refusals: [403, 404, 422, 423],
  handler: async ({ params: { shelterId, animalId }, body, req }) => ({
    success: true,
    data: await startStay(req, { shelter: shelterId, animal: animalId }, body),
  }),
})

export const changeFoster = defineRoute({
  method: 'PATCH',
  path: `${path}/{stayId}`,
  summary: 'Corriger un accueil, ou le terminer par son dernier jour',
  description: 'S’il a changé depuis qu’on l’a lu, rien n’est écrit\u00a0: 409.',
  tags,
  auth: 'user',
  params: one,
  body: changedStaySchema,
  answers,
  refusals: [403, 404, 409, 422],
  handler: async ({ params: { shelterId, animalId, stayId }, body, req }) => ({
    success: true,
    data: await changeStay(req, { shelter: shelterId, animal: animalId, id: stayId }, body),
  }),
})

export const removeFoster = defineRoute({
  method: 'DELETE',
  path: `${path}/{stayId}`,
  summary: 'Retirer un accueil écrit par erreur',
  tags,
  auth: 'user',
  params: one,
  answers,
  refusals: [403, 404],
  handler: async ({ params: { shelterId, animalId, stayId }, req }) => ({
    success: true,
    data: await removeStay(req, { shelter: shelterId, animal: animalId, id: stayId }),
  }),
})
