import { z } from 'zod'

import type { Media } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { addPicture, deletePicture, importPicture } from './commands'
import { listLibrary } from './library'
import { MAX_UPLOAD_BYTES, MESSAGES, shelterFolder } from './model'
import { importSchema, mediaListSchema, uploadFieldsSchema } from './schema'

const sizeView = z.object({ url: z.string(), width: z.number(), height: z.number() })

const mediaView = z.object({
  id: z.string(),
  url: z.string(),
  path: z.string().describe('shelters/{identifiant du refuge}/media/{fichier}'),
  title: z.string(),
  description: z.string(),
  alt: z.string().describe('Vide pour une image décorative, ou tant que personne ne l’a écrit'),
  isDecorative: z.boolean(),
  order: z.number(),
  isMain: z.boolean(),
  width: z.number().describe('En pixels'),
  height: z.number().describe('En pixels'),
  sizes: z.record(z.string(), sizeView).describe('thumb, card, card2x, wide, full'),
  createdAt: z.string(),
})

/** A picture as the API prints it. Source: specification §3. */
function toView(row: Media): z.infer<typeof mediaView> {
  const sizes = Object.entries(row.sizes ?? {}).flatMap(([name, size]) =>
    size.url && size.width && size.height
      ? [[name, { url: size.url, width: size.width, height: size.height }] as const]
      : [],
  )
  return {
    id: row.id,
    url: row.url ?? '',
    path: `${shelterFolder(idOf(row.shelter) ?? '')}${row.filename ?? ''}`,
    title: row.title ?? '',
    description: row.description ?? '',
    alt: row.alt ?? '',
    isDecorative: Boolean(row.decorative),
    order: row.order ?? 0,
    isMain: Boolean(row.isMain),
    width: row.width ?? 0,
    height: row.height ?? 0,
    sizes: Object.fromEntries(sizes),
    createdAt: row.createdAt,
  }
}

const shelterParams = z.object({ shelterId: shelterKeySchema })
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
    'Un formulaire (multipart/form-data) avec l’image : JPG, PNG, WEBP ou AVIF, 5 Mo au maximum. ' +
    'Ou du JSON, pour un fichier qui attend déjà dans le stockage, à l’adresse « path » : ' +
    'il y est pris et rangé. « url » n’est jamais lue. Le chemin d’une image de la médiathèque ' +
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

export const deleteMedia = defineRoute({
  method: 'DELETE',
  path: '/api/shelter/{shelterId}/media/{mediaId}',
  summary: 'Supprimer une image, avec son fichier',
  description: 'Refusé (422, avec la liste « pages ») tant qu’une page publiée la montre.',
  tags: ['Médiathèque'],
  auth: 'user',
  params: shelterParams.extend({ mediaId: idSchema }),
  answers: { 200: { description: 'L’image est supprimée', schema: z.object({ success }) } },
  refusals: [403, 404, 422],
  handler: async ({ params, req }) => {
    await deletePicture(req, { shelter: params.shelterId, media: params.mediaId })
    return { success: true }
  },
})
