import { z } from 'zod'

import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { sectionSchema } from '../schema'
import { deleteSection, listSavedSections, renameSection, saveSection } from './commands'
import { newSavedSectionSchema, renameSavedSectionSchema } from './schema'

const view = z.object({
  id: z.string(),
  name: z.string(),
  section: sectionSchema,
  lost: z.number().describe('Blocs qui ont perdu une image ou un animal, supprimés depuis'),
})
const success = z.literal(true)
const params = z.object({ shelterId: shelterKeySchema })
const oneParams = params.extend({ sectionId: idSchema })
const tags = ['Pages']

export const listSections = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/saved-sections',
  summary: 'Les sections enregistrées d’un refuge',
  tags,
  auth: 'user',
  params,
  answers: {
    200: { description: 'Par nom', schema: z.object({ success, data: z.array(view) }) },
  },
  refusals: [403, 404],
  handler: async ({ params: { shelterId }, req }) => ({
    success: true,
    data: await listSavedSections(req, shelterId),
  }),
})

export const createSection = defineRoute({
  method: 'POST',
  path: '/api/shelter/{shelterId}/saved-sections',
  summary: 'Enregistrer une section pour la réutiliser',
  tags,
  auth: 'user',
  params,
  body: newSavedSectionSchema,
  answers: {
    201: { description: 'La section', schema: z.object({ success, data: view }) },
  },
  refusals: [403, 404, 422],
  handler: async ({ params: { shelterId }, body, req }) => {
    const data = await saveSection(req, shelterId, body)
    return Response.json({ success: true, data }, { status: 201 })
  },
})

export const renameSavedSection = defineRoute({
  method: 'PATCH',
  path: '/api/shelter/{shelterId}/saved-sections/{sectionId}',
  summary: 'Renommer une section enregistrée',
  tags,
  auth: 'user',
  params: oneParams,
  body: renameSavedSectionSchema,
  answers: { 200: { description: 'La section', schema: z.object({ success, data: view }) } },
  refusals: [403, 404],
  handler: async ({ params: { shelterId, sectionId }, body, req }) => ({
    success: true,
    data: await renameSection(req, { shelter: shelterId, id: sectionId }, body.name),
  }),
})

export const deleteSavedSection = defineRoute({
  method: 'DELETE',
  path: '/api/shelter/{shelterId}/saved-sections/{sectionId}',
  summary: 'Supprimer une section enregistrée',
  description: 'Les pages dans lesquelles elle a été insérée ne changent pas.',
  tags,
  auth: 'user',
  params: oneParams,
  answers: { 200: { description: 'Elle est supprimée', schema: z.object({ success }) } },
  refusals: [403, 404],
  handler: async ({ params: { shelterId, sectionId }, req }) => {
    await deleteSection(req, { shelter: shelterId, id: sectionId })
    return { success: true }
  },
})
