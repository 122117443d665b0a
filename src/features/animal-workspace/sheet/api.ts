import { z } from 'zod'

import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { writeSheet } from '../commands/write-sheet'
import { historyView, readHistory } from './history'
import { readSheet } from './queries'
import { sheetChangesSchema, sheetView } from './schema'

const params = z.object({ shelterId: shelterKeySchema, animalId: idSchema })
const path = '/api/shelter/{shelterId}/animals/{animalId}'
const tags = ['Animaux']
const one = {
  200: {
    description: 'La fiche, telle qu’elle est maintenant',
    schema: z.object({ success: z.literal(true), data: sheetView }),
  },
}

export const readAnimalSheet = defineRoute({
  method: 'GET',
  path: `${path}/sheet`,
  summary: 'La fiche d’un animal, telle que l’équipe la remplit',
  tags,
  auth: 'user',
  params,
  answers: one,
  refusals: [403, 404],
  handler: async ({ params: { shelterId, animalId }, req }) => ({
    success: true,
    data: await readSheet(req, { shelter: shelterId, animal: animalId }),
  }),
})

export const writeAnimalSheet = defineRoute({
  method: 'PATCH',
  path: `${path}/sheet`,
  summary: 'Enregistrer des champs de la fiche d’un animal',
  description:
    'Seuls les champs envoyés sont écrits. Si l’un d’eux a changé depuis que la personne l’a vu, rien n’est ' +
    'écrit\u00a0: 409, avec «\u00a0others\u00a0». Des textes sont vidés par «\u00a0null\u00a0»\u00a0; les sommes sont en centimes.',
  tags,
  auth: 'user',
  params,
  body: sheetChangesSchema,
  answers: one,
  refusals: [403, 404, 409, 422, 423],
  handler: async ({ params: { shelterId, animalId }, body, req }) => ({
    success: true,
    data: await writeSheet(req, { shelter: shelterId, animal: animalId }, body),
  }),
})

export const readAnimalHistory = defineRoute({
  method: 'GET',
  path: `${path}/history`,
  summary: 'Ce que l’équipe a fait d’un animal et de sa fiche',
  description:
    'Le plus récent d’abord. Les valeurs n’y sont pas\u00a0: elles sont dans le journal.',
  tags,
  auth: 'user',
  params,
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
  answers: { 200: { description: 'Une page de l’histoire', schema: historyView } },
  refusals: [403, 404],
  handler: async ({ params: { shelterId, animalId }, query, req }) => ({
    success: true,
    ...(await readHistory(req, { shelter: shelterId, animal: animalId }, query.page)),
  }),
})
