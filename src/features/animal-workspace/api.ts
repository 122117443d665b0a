import { z } from 'zod'

import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { addAnimal } from './commands/add-animal'
import { addFamily } from './commands/add-family'
import { binAnimal, unbinAnimal } from './commands/bin'
import { changeStatus } from './commands/change-status'
import { markAnimal } from './commands/mark'
import { exportTeamAnimals } from './export'
import { readTeamAnimals } from './list'
import {
  marksSchema,
  newAnimalSchema,
  newFamilySchema,
  statusSchema,
  teamAnimalsExportSchema,
  teamAnimalsQuerySchema,
} from './schema'
import { teamAnimalsView, teamAnimalView } from './view'

const shelterParams = z.object({ shelterId: shelterKeySchema })
const params = shelterParams.extend({ animalId: idSchema })
const tags = ['Animaux']
const list = '/api/shelter/{shelterId}/animals'
const platformList = '/api/platform/animals'
const page = { 200: { description: 'Une page de la liste', schema: teamAnimalsView } }
const file = { 200: { description: 'Un fichier text/csv' } }
const one = {
  200: {
    description: 'L’animal, tel que la liste le montre maintenant',
    schema: z.object({ success: z.literal(true), data: teamAnimalView }),
  },
}
const ofAll = 'Réservé aux super administrateurs.'
const asFile =
  'UTF-8 avec indicateur d’ordre, «\u00a0;\u00a0» entre les colonnes, sommes en euros. Une cellule qui ' +
  'commence par = + - @ est précédée d’une apostrophe.'

export const listTeamAnimals = defineRoute({
  method: 'GET',
  path: list,
  summary: 'Les animaux dont l’équipe s’occupe, visibles ou non',
  description:
    '«\u00a0counts\u00a0» compte ce que montrerait chaque statut, chaque espèce et chaque partie.',
  tags,
  auth: 'user',
  params: shelterParams,
  query: teamAnimalsQuerySchema,
  answers: page,
  refusals: [403, 404],
  handler: async ({ params: { shelterId }, query, req }) => ({
    success: true,
    ...(await readTeamAnimals(req, shelterId, query)),
  }),
})

export const listPlatformAnimals = defineRoute({
  method: 'GET',
  path: platformList,
  summary: 'Les animaux de tous les refuges, visibles ou non',
  description: ofAll,
  tags,
  auth: 'user',
  query: teamAnimalsQuerySchema,
  answers: page,
  refusals: [403],
  handler: async ({ query, req }) => ({
    success: true,
    ...(await readTeamAnimals(req, null, query)),
  }),
})

export const exportAnimalsCsv = defineRoute({
  method: 'GET',
  path: `${list}/export`,
  summary: 'Les animaux d’un refuge en CSV',
  description: asFile,
  tags,
  auth: 'user',
  params: shelterParams,
  query: teamAnimalsExportSchema,
  answers: file,
  refusals: [403, 404],
  handler: ({ params: { shelterId }, query, req }) => exportTeamAnimals(req, shelterId, query),
})

export const exportPlatformAnimalsCsv = defineRoute({
  method: 'GET',
  path: `${platformList}/export`,
  summary: 'Les animaux de tous les refuges en CSV',
  description: `${ofAll} ${asFile}`,
  tags,
  auth: 'user',
  query: teamAnimalsExportSchema,
  answers: file,
  refusals: [403],
  handler: ({ query, req }) => exportTeamAnimals(req, null, query),
})

export const addTeamAnimal = defineRoute({
  method: 'POST',
  path: list,
  summary: 'Ajouter un animal qui arrive',
  description:
    'Il est enregistré sans être visible\u00a0; «\u00a0missing\u00a0» dit ce que la loi demande encore avant de ' +
    'le montrer. Envoyé deux fois avec la même clé, c’est un seul animal (200).',
  tags,
  auth: 'user',
  params: shelterParams,
  body: newAnimalSchema,
  answers: { ...one, 201: { ...one[200], description: 'L’animal ajouté' } },
  refusals: [403, 404, 409],
  handler: async ({ params: { shelterId }, body, req }) => {
    const { animal, isNew } = await addAnimal(req, shelterId, body)
    return Response.json({ success: true, data: animal }, { status: isNew ? 201 : 200 })
  },
})

export const markTeamAnimal = defineRoute({
  method: 'PATCH',
  path: `${list}/{animalId}`,
  summary: 'Montrer, cacher, mettre en SOS ou réserver un animal',
  tags,
  auth: 'user',
  params,
  body: marksSchema,
  answers: one,
  refusals: [403, 404, 409, 422, 423],
  handler: async ({ params: { shelterId, animalId }, body, req }) => ({
    success: true,
    data: await markAnimal(req, { shelter: shelterId, animal: animalId }, body),
  }),
})

export const binTeamAnimal = defineRoute({
  method: 'DELETE',
  path: `${list}/{animalId}`,
  summary: 'Mettre un animal à la corbeille',
  description:
    'Pour une fiche créée par erreur. Les familles qui attendent une réponse sont prévenues.',
  tags,
  auth: 'user',
  params,
  answers: {
    200: {
      description: 'À la corbeille',
      schema: z.object({ success: z.literal(true) }),
    },
  },
  refusals: [403, 404, 423],
  handler: async ({ params: { shelterId, animalId }, req }) => {
    await binAnimal(req, { shelter: shelterId, animal: animalId })
    return { success: true }
  },
})

export const unbinTeamAnimal = defineRoute({
  method: 'POST',
  path: `${list}/{animalId}/restore`,
  summary: 'Sortir un animal de la corbeille',
  tags,
  auth: 'user',
  params,
  answers: one,
  refusals: [403, 404, 422],
  handler: async ({ params: { shelterId, animalId }, req }) => ({
    success: true,
    data: await unbinAnimal(req, { shelter: shelterId, animal: animalId }),
  }),
})

export const changeAnimalStatus = defineRoute({
  method: 'POST',
  path: `${list}/{animalId}/status`,
  summary: 'Changer le statut d’un animal',
  description:
    '«\u00a0from\u00a0» est le statut que la personne a sous les yeux\u00a0: s’il a changé, 409. Pendant un jour, ' +
    '«\u00a0undo\u00a0» annule le changement.',
  tags,
  auth: 'user',
  params,
  body: statusSchema,
  answers: one,
  refusals: [403, 404, 409, 422, 423],
  handler: async ({ params: { shelterId, animalId }, body, req }) => ({
    success: true,
    data: await changeStatus(req, { shelter: shelterId, animal: animalId }, body),
  }),
})

export const addAnimalFamily = defineRoute({
  method: 'POST',
  path: `${list}/{animalId}/family`,
  summary: 'Ajouter la portée d’un animal, ou d’autres qui lui ressemblent',
  description:
    'LITTER\u00a0: même espèce, née le jour dit, avec le numéro de la mère et la taille de la portée. COPIES\u00a0: ' +
    'ce que deux animaux d’une même arrivée ont en commun, sans photo, numéro, santé ni texte. Tous arrivent cachés.',
  tags,
  auth: 'user',
  params,
  body: newFamilySchema,
  answers: {
    201: {
      description: 'Les animaux ajoutés, tels que la liste les montre',
      schema: z.object({ success: z.literal(true), data: z.array(teamAnimalView) }),
    },
  },
  refusals: [403, 404],
  handler: async ({ params: { shelterId, animalId }, body, req }) => {
    const data = await addFamily(req, { shelter: shelterId, animal: animalId }, body)
    return Response.json({ success: true, data }, { status: 201 })
  },
})
