import { z } from 'zod'

import { idSchema } from '@/platform/http/params'
import { seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'
import { swept } from '@/platform/storage/transaction'

import { endReport, eraseReport, renewReport } from './commands/end'
import { showAgain } from './commands/moderate'
import { ONE_PHOTO, ownPhotoSizes } from './commands/photos'
import { publishReport } from './commands/publish'
import { updateReport } from './commands/update'
import { arrivalLimiter } from './limits'
import { answerMatch } from './match/answer'
import { LIST_PATHS, MATCH_ANSWERS, ownApi } from './model'
import { asOwner, backAt, done, finish, NO_BODY, OWN, PLAIN } from './own-route'
import { closeSchema, reportSchema } from './schema'

export const publishOwnReport = defineRoute({
  ...OWN,
  method: 'POST',
  path: ownApi('{token}', 'publish'),
  summary: 'Publier son avis, avec le lien reçu par e-mail',
  description: PLAIN,
  body: NO_BODY,
  bodyLimitBytes: 1000,
  formFailure: backAt('publier'),
  answers: { 200: { description: 'L’avis est en ligne', schema: done } },
  handler: async ({ req, params: { token }, isPlainForm }) => {
    await swept(
      asOwner(req, token, (report) =>
        report.hiddenAt ? showAgain(req, report) : publishReport(req, report),
      ),
    )
    return finish(isPlainForm, { token, part: 'publier' })
  },
})

export const updateOwnReport = defineRoute({
  ...OWN,
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
  ...OWN,
  method: 'POST',
  path: ownApi('{token}', 'end'),
  summary: 'Dire que l’animal est rentré, ou arrêter la recherche',
  description: PLAIN,
  body: closeSchema,
  bodyLimitBytes: 8000,
  arrival: (request) => arrivalLimiter.count(request),
  files: ONE_PHOTO,
  formFailure: backAt('terminer'),
  answers: { 200: { description: 'L’avis est terminé', schema: done } },
  handler: async ({ req, params: { token }, body, files: [file], isPlainForm }) => {
    // Decoded before anybody waits for the report, and only for whoever holds its link.
    const photo = file ? await ownPhotoSizes(req, token, file) : null
    await swept(asOwner(req, token, (report) => endReport(req, report, body, photo)))
    return finish(isPlainForm, { token, part: 'terminer' })
  },
})

export const renewOwnReport = defineRoute({
  ...OWN,
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
  ...OWN,
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
  ...OWN,
  method: 'POST',
  path: ownApi('{token}', 'matches'),
  summary: 'Dire si un animal qui ressemble à celui de son avis est le même',
  description: PLAIN,
  body: z.strictObject({ match: idSchema, answer: z.enum(MATCH_ANSWERS) }),
  bodyLimitBytes: 1000,
  formFailure: backAt('ressemblances'),
  answers: {
    200: {
      description: 'C’est noté\u00a0; l’autre personne, ou le refuge, est prévenu d’un oui',
      schema: done,
    },
  },
  handler: async ({ req, params: { token }, body, isPlainForm }) => {
    await asOwner(req, token, (report) => answerMatch(req, report, body.match, body.answer))
    return finish(isPlainForm, { token, part: 'ressemblances' })
  },
})
