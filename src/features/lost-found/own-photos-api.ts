import { z } from 'zod'

import { countTry } from '@/platform/rate-limit/presses'
import { defineRoute } from '@/platform/http/route'
import { privateFile } from '@/platform/http/private-file'

import { addPhoto, removePhoto } from './commands/photos'
import { arrivalLimiter, photoLimiter } from './limits'
import { ownReport } from './links'
import { ownApi, PHOTO_MAX_BYTES, privatePhotoApi, SENTENCES } from './model'
import { backAt, doneAt, NO_BODY, OWN, params, PLAIN } from './own-route'
import { ownPhotos } from './own-view'
import { photosOf } from './photos'
import { findPrivatePhoto } from './private-photo'

const withPhotos = z.object({
  success: z.literal(true),
  photos: z.array(
    z.object({ url: z.string(), cardUrl: z.string(), width: z.number(), height: z.number() }),
  ),
})

export const addOwnPhoto = defineRoute({
  ...OWN,
  method: 'POST',
  path: ownApi('{token}', 'photos'),
  summary: 'Ajouter une photo à son avis',
  description: `Un formulaire (multipart/form-data)\u00a0: JPG, PNG, WEBP ou AVIF, 8 Mo au maximum\u00a0; rien de ce que le fichier dit d’autre n’est gardé. ${PLAIN}`,
  arrival: (request) => arrivalLimiter.count(request),
  upload: {
    field: 'photo',
    fields: NO_BODY,
    maxBytes: PHOTO_MAX_BYTES,
    sentences: { missing: SENTENCES.photoMissing, tooLarge: SENTENCES.photoTooLarge },
  },
  formFailure: backAt('photos'),
  answers: { 200: { description: 'Les photos de l’avis', schema: withPhotos } },
  refusals: [404, 409, 413],
  handler: async ({ req, params: { token }, upload, isPlainForm }) => {
    const { report } = await ownReport(req, token)
    await countTry(photoLimiter, report.id)
    const photos = upload ? await addPhoto(req, token, report, upload.file) : photosOf(report)
    return isPlainForm
      ? doneAt({ token, part: 'photos' })
      : { success: true, photos: ownPhotos(report, photos) }
  },
})

export const removeOwnPhoto = defineRoute({
  ...OWN,
  method: 'POST',
  path: ownApi('{token}', 'photos/remove'),
  summary: 'Retirer une photo de son avis',
  description: PLAIN,
  body: z.strictObject({ photo: z.string().max(300) }),
  bodyLimitBytes: 1000,
  formFailure: backAt('photos'),
  answers: { 200: { description: 'Les photos de l’avis', schema: withPhotos } },
  handler: async ({ req, params: { token }, body: { photo }, isPlainForm }) => {
    const { report } = await ownReport(req, token)
    const photos = await removePhoto(req, token, photo)
    return isPlainForm
      ? doneAt({ token, part: 'photo-retiree' })
      : { success: true, photos: ownPhotos(report, photos) }
  },
})

export const readPrivatePhoto = defineRoute({
  method: 'GET',
  path: privatePhotoApi('{token}', '{name}'),
  summary: 'Une photo d’un avis que personne d’autre que son auteur ne voit',
  tags: OWN.tags,
  auth: 'optional',
  params: params.extend({ name: z.string().max(120) }),
  answers: { 200: { description: 'La photo' } },
  refusals: [404],
  handler: async ({ req, params: { token, name } }) =>
    privateFile(await findPrivatePhoto(req, token, name), 'Photo introuvable'),
})
