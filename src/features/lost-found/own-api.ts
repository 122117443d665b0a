import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { HttpError } from '@/platform/http/errors'
import type { Failure } from '@/platform/http/failure'
import { noDraft } from '@/platform/http/form-draft'
import { backToForm, seeOther } from '@/platform/http/plain-form'
import { idSchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'
import { swept } from '@/platform/storage/transaction'
import { countTry } from '@/platform/rate-limit/presses'

import { endReport, eraseReport, renewReport } from './commands/end'
import { showAgain } from './commands/moderate'
import { addPhoto, removePhoto } from './commands/photos'
import { publishReport } from './commands/publish'
import { updateReport } from './commands/update'
import { photoLimiter, pressLimiter } from './limits'
import { ownReport, withOwnReport, type OwnReport } from './links'
import { answerMatch } from './match/answer'
import {
  LIST_PATHS,
  MATCH_ANSWERS,
  ownApi,
  ownReportPath,
  PHOTO_MAX_BYTES,
  SENTENCES,
} from './model'
import { photosOf } from './photos'
import { closeSchema, reportSchema } from './schema'
import { toPhoto } from './view'

const tags = ['Perdus et trouvés']
const params = z.object({ token: z.string().max(200) })
const done = z.object({ success: z.literal(true), next: z.string() })
const withPhotos = z.object({
  success: z.literal(true),
  photos: z.array(
    z.object({ url: z.string(), cardUrl: z.string(), width: z.number(), height: z.number() }),
  ),
})
const PLAIN = 'Un formulaire sans JavaScript reçoit une redirection 303.'
const NO_BODY = z.strictObject({})

type Way = { token: string; part: string }

const nextOf = ({ token, part }: Way): string => `${ownReportPath(token)}?fait=${part}#${part}`

/** The page of the report, which says what was done. */
const doneAt = (way: Way): Response => seeOther(nextOf(way), noDraft(ownReportPath(way.token)))

const finish = (isPlainForm: boolean, way: Way): Response | object =>
  isPlainForm ? doneAt(way) : { success: true, next: nextOf(way) }

/** The form that was refused again, by the link of the address. */
const backAt =
  (part: string) =>
  (
    failure: Failure,
    sent: Readonly<Record<string, unknown>>,
    { token }: { token: string },
  ): Response => {
    if (failure.status === 404) return seeOther(ownReportPath(token))
    return backToForm(ownReportPath(token), failure, sent, { part })
  }

/**
 * Does something that only the owner of the address may do.
 * @throws {HttpError} 404 for a link that does not prove it, 429 after too many presses
 */
const asOwner = (
  req: PayloadRequest,
  token: string,
  work: (report: OwnReport['report']) => Promise<unknown>,
) =>
  withOwnReport(req, token, async ({ report, isProven }) => {
    if (!isProven) throw new HttpError(404, SENTENCES.notFound)
    await countTry(pressLimiter, report.id)
    await work(report)
    return report
  })

const shared = { tags, auth: 'optional', params, form: true, refusals: [404, 409, 422] } as const

export const publishOwnReport = defineRoute({
  ...shared,
  method: 'POST',
  path: ownApi('{token}', 'publish'),
  summary: 'Publier son avis, avec le lien reçu par e-mail',
  description: PLAIN,
  body: NO_BODY,
  bodyLimitBytes: 1000,
  formFailure: backAt('publier'),
  answers: { 200: { description: 'L’avis est en ligne', schema: done } },
  handler: async ({ req, params: { token }, isPlainForm }) => {
    await asOwner(req, token, (report) =>
      report.hiddenAt ? showAgain(req, report) : publishReport(req, report),
    )
    return finish(isPlainForm, { token, part: 'publier' })
  },
})

export const updateOwnReport = defineRoute({
  ...shared,
  method: 'POST',
  path: ownApi('{token}', 'details'),
  summary: 'Compléter son avis',
  description: PLAIN,
  body: reportSchema,
  bodyLimitBytes: 32_768,
  formFailure: backAt('completer'),
  answers: { 200: { description: 'C’est enregistré', schema: done } },
  handler: async ({ req, params: { token }, body, isPlainForm }) => {
    await asOwner(req, token, (report) => updateReport(req, report, body))
    return finish(isPlainForm, { token, part: 'completer' })
  },
})

export const endOwnReport = defineRoute({
  ...shared,
  method: 'POST',
  path: ownApi('{token}', 'end'),
  summary: 'Dire que l’animal est rentré, ou arrêter la recherche',
  description: PLAIN,
  body: closeSchema,
  bodyLimitBytes: 8000,
  formFailure: backAt('terminer'),
  answers: { 200: { description: 'L’avis est terminé', schema: done } },
  handler: async ({ req, params: { token }, body, isPlainForm }) => {
    await asOwner(req, token, (report) => endReport(req, report, body))
    return finish(isPlainForm, { token, part: 'terminer' })
  },
})

export const renewOwnReport = defineRoute({
  ...shared,
  method: 'POST',
  path: ownApi('{token}', 'renew'),
  summary: 'Continuer, ou reprendre la recherche',
  description: PLAIN,
  body: NO_BODY,
  bodyLimitBytes: 1000,
  formFailure: backAt('prolonger'),
  answers: { 200: { description: 'L’avis reste en ligne 180 jours', schema: done } },
  handler: async ({ req, params: { token }, isPlainForm }) => {
    await asOwner(req, token, (report) => renewReport(req, report))
    return finish(isPlainForm, { token, part: 'prolonger' })
  },
})

export const eraseOwnReport = defineRoute({
  ...shared,
  method: 'POST',
  path: ownApi('{token}', 'erase'),
  summary: 'Effacer son avis',
  description: PLAIN,
  body: NO_BODY,
  bodyLimitBytes: 1000,
  formFailure: backAt('effacer'),
  answers: { 200: { description: 'Tout est effacé', schema: done } },
  handler: async ({ req, params: { token }, isPlainForm }) => {
    const report = await swept(asOwner(req, token, (own) => eraseReport(req, own)))
    const next = `${LIST_PATHS[report.kind]}?fait=efface`
    return isPlainForm ? seeOther(next) : { success: true, next }
  },
})

export const answerOwnMatch = defineRoute({
  ...shared,
  method: 'POST',
  path: ownApi('{token}', 'matches'),
  summary: 'Dire si un animal qui ressemble à celui de son avis est le même',
  description: PLAIN,
  body: z.strictObject({ match: idSchema, answer: z.enum(MATCH_ANSWERS) }),
  bodyLimitBytes: 1000,
  formFailure: backAt('ressemblances'),
  answers: {
    200: { description: 'C’est noté\u00a0; l’autre personne est prévenue d’un oui', schema: done },
  },
  handler: async ({ req, params: { token }, body, isPlainForm }) => {
    await asOwner(req, token, (report) => answerMatch(req, report, body.match, body.answer))
    return finish(isPlainForm, { token, part: 'ressemblances' })
  },
})

export const addOwnPhoto = defineRoute({
  ...shared,
  method: 'POST',
  path: ownApi('{token}', 'photos'),
  summary: 'Ajouter une photo à son avis',
  description: `Un formulaire (multipart/form-data)\u00a0: JPG, PNG, WEBP ou AVIF, 8 Mo au maximum\u00a0; rien de ce que le fichier dit d’autre n’est gardé. ${PLAIN}`,
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
      : { success: true, photos: photos.map(toPhoto) }
  },
})

export const removeOwnPhoto = defineRoute({
  ...shared,
  method: 'POST',
  path: ownApi('{token}', 'photos/remove'),
  summary: 'Retirer une photo de son avis',
  description: PLAIN,
  body: z.strictObject({ photo: z.string().max(300) }),
  bodyLimitBytes: 1000,
  formFailure: backAt('photos'),
  answers: { 200: { description: 'Les photos de l’avis', schema: withPhotos } },
  handler: async ({ req, params: { token }, body: { photo }, isPlainForm }) => {
    const photos = await removePhoto(req, token, photo)
    return isPlainForm
      ? doneAt({ token, part: 'photo-retiree' })
      : { success: true, photos: photos.map(toPhoto) }
  },
})
