import { z } from 'zod'

import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { addPicture, changePicture, deletePicture, importPicture, listUses } from './commands'
import { listLibrary } from './library'
import { MAX_UPLOAD_BYTES, MESSAGES } from './model'
import {
  changeSchema,
  importSchema,
  mediaListSchema,
  uploadFieldsSchema,
  uploadSchema,
} from './schema'
import { planUpload } from './uploads'
import { mediaView, toView } from './view'

const shelterParams = z.object({ shelterId: shelterKeySchema })
const pictureParams = shelterParams.extend({ mediaId: idSchema })
const success = z.literal(true)

export const listMedia = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/media',
  summary: 'La médiathèque d’un refuge',
  tags: ['Médiathèque'],
  auth: 'user',
  params: shelterParams,
  query: mediaListSchema,
  answers: {
    200: {
      description: 'Une page de la liste, les plus récentes d’abord',
      schema: z.object({
        success,
        data: z.array(mediaView),
        pagination: z.object({
          page: z.number(),
          limit: z.number(),
          total: z.number(),
          pages: z.number(),
        }),
      }),
    },
  },
  refusals: [403, 404],
  handler: async ({ params, query, req }) => {
    const { rows, pagination } = await listLibrary(req, params.shelterId, query)
    return { success: true, data: rows.map(toView), pagination }
  },
})

export const createMedia = defineRoute({
  method: 'POST',
  path: '/api/shelter/{shelterId}/media',
  summary: 'Ajouter une image à la médiathèque',
  description:
    'Un formulaire (multipart/form-data) avec l’image\u00a0: JPG, PNG, WEBP ou AVIF, 5 Mo au maximum. ' +
    'Ou du JSON, pour un fichier qui attend déjà dans le stockage, à l’adresse «\u00a0path\u00a0»\u00a0: ' +
    'il y est pris et rangé. «\u00a0url\u00a0» n’est jamais lue. Le chemin d’une image de la médiathèque ' +
    'change seulement ses textes (200).',
  tags: ['Médiathèque'],
  auth: 'user',
  params: shelterParams,
  body: importSchema,
  upload: {
    field: 'file',
    fields: uploadFieldsSchema,
    maxBytes: MAX_UPLOAD_BYTES,
    sentences: MESSAGES,
  },
  answers: {
    200: {
      description: 'L’image était déjà dans la médiathèque',
      schema: z.object({ success, data: mediaView }),
    },
    201: { description: 'L’image ajoutée', schema: z.object({ success, data: mediaView }) },
  },
  refusals: [403, 404],
  handler: async ({ params, body, upload, req }) => {
    const { picture, isNew } = upload
      ? {
          picture: await addPicture(req, params.shelterId, upload.file, upload.fields),
          isNew: true,
        }
      : await importPicture(req, params.shelterId, body)
    return Response.json({ success: true, data: toView(picture) }, { status: isNew ? 201 : 200 })
  },
})

const uploadView = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('existing'), picture: mediaView }),
  z.object({ mode: z.literal('server') }),
  z.object({
    mode: z.literal('direct'),
    url: z.string().describe('Adresse signée, valable dix minutes'),
    method: z.literal('PUT'),
    headers: z.record(z.string(), z.string()).describe('À envoyer tels quels'),
    path: z.string().describe('À envoyer ensuite à POST /api/shelter/{shelterId}/media'),
  }),
])

export const startUpload = defineRoute({
  method: 'POST',
  path: '/api/shelter/{shelterId}/media/uploads',
  summary: 'Préparer l’envoi d’une image',
  description:
    'Dit comment envoyer un fichier. «\u00a0existing\u00a0»\u00a0: la médiathèque l’a déjà, voici l’image. ' +
    '«\u00a0server\u00a0»\u00a0: par le formulaire de POST /api/shelter/{shelterId}/media. «\u00a0direct\u00a0»\u00a0: par PUT ' +
    'à «\u00a0url\u00a0», avec «\u00a0headers\u00a0» et exactement la taille annoncée, puis du JSON avec «\u00a0path\u00a0» à la ' +
    'même adresse que le formulaire, qui vérifie le fichier de la même façon. Si le PUT échoue, ' +
    'le formulaire reste possible. Un fichier jamais rangé est effacé après un jour.',
  tags: ['Médiathèque'],
  auth: 'user',
  params: shelterParams,
  body: uploadSchema,
  answers: {
    200: { description: 'Comment l’envoyer', schema: z.object({ success, data: uploadView }) },
  },
  refusals: [403, 404, 413],
  handler: async ({ params, body, req }) => {
    const plan = await planUpload(req, params.shelterId, body)
    const data = plan.mode === 'existing' ? { ...plan, picture: toView(plan.picture) } : plan
    return { success: true, data }
  },
})

export const changeMedia = defineRoute({
  method: 'PATCH',
  path: '/api/shelter/{shelterId}/media/{mediaId}',
  summary: 'Changer les textes d’une image, ou son point d’intérêt',
  description:
    'Seul ce qui est envoyé change. Un autre point d’intérêt refait les recadrages de l’image, ' +
    'sous de nouvelles adresses.',
  tags: ['Médiathèque'],
  auth: 'user',
  params: pictureParams,
  body: changeSchema,
  answers: {
    200: { description: 'L’image changée', schema: z.object({ success, data: mediaView }) },
  },
  refusals: [403, 404],
  handler: async ({ params, body, req }) => {
    const address = { shelter: params.shelterId, media: params.mediaId }
    return { success: true, data: toView(await changePicture(req, address, body)) }
  },
})

const useView = z.object({
  collection: z
    .string()
    .describe('pages, animals, shelters, news, testimonials, supply-requests, campaigns, users'),
  id: z.string(),
  title: z.string(),
  label: z.string().describe('Page, Animal, Refuge, Actualité, Témoignage, Équipe'),
  href: z.string().nullable().describe('Sa fiche\u00a0; null pour qui ne peut pas l’ouvrir'),
  isPublic: z
    .boolean()
    .describe('Les visiteurs la voient\u00a0: l’image ne peut pas être supprimée'),
})

export const listMediaUses = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/media/{mediaId}/uses',
  summary: 'Là où une image est utilisée, brouillons compris',
  tags: ['Médiathèque'],
  auth: 'user',
  params: pictureParams,
  answers: {
    200: {
      description: 'Vide quand rien ne la montre',
      schema: z.object({ success, data: z.array(useView) }),
    },
  },
  refusals: [403, 404],
  handler: async ({ params, req }) => {
    const address = { shelter: params.shelterId, media: params.mediaId }
    return { success: true, data: await listUses(req, address) }
  },
})

export const deleteMedia = defineRoute({
  method: 'DELETE',
  path: '/api/shelter/{shelterId}/media/{mediaId}',
  summary: 'Supprimer une image, avec son fichier',
  description:
    'Refusé (422, avec les listes «\u00a0uses\u00a0» et «\u00a0pages\u00a0») tant qu’une page, un animal, un refuge, ' +
    'une actualité, un témoignage ou un membre de l’équipe la montre aux visiteurs.',
  tags: ['Médiathèque'],
  auth: 'user',
  params: pictureParams,
  answers: { 200: { description: 'L’image est supprimée', schema: z.object({ success }) } },
  refusals: [403, 404, 422],
  handler: async ({ params, req }) => {
    await deletePicture(req, { shelter: params.shelterId, media: params.mediaId })
    return { success: true }
  },
})
