import { z } from 'zod'

import { idSchema } from '@/platform/http/params'
import { seeOther } from '@/platform/http/plain-form'
import { privateFile } from '@/platform/http/private-file'
import { defineRoute } from '@/platform/http/route'
import { signedIn } from '@/platform/http/signed-in'

import { reviewThread } from './commands/leave'
import { API, reportedPhotoPath, REPORTS_PATH, SENTENCES } from './model'
import { reportedPhotoKey } from './reports'
import { reviewSchema } from './schema'

const SIGN_IN = `/auth/connexion?suite=${encodeURIComponent(REPORTS_PATH)}`

export const reviewReportedThread = defineRoute({
  method: 'POST',
  path: API.review,
  summary: 'Décider d’une conversation signalée',
  description:
    'Réservé aux super administrateurs. Qui a signalé apprend la décision. Un formulaire sans JavaScript reçoit une redirection 303.',
  tags: ['Messages'],
  // Whoever is not signed in any more is led to where they can be, by a plain form.
  auth: 'optional',
  body: reviewSchema,
  bodyLimitBytes: 1_000,
  form: true,
  formFailure: ({ status }, { thread }) => {
    if (status === 401) return seeOther(SIGN_IN)
    const of = idSchema.safeParse(thread)
    const why = status === 409 ? 'autre' : 'refus'
    return seeOther(of.success ? `${REPORTS_PATH}?fil=${of.data}&erreur=${why}` : REPORTS_PATH)
  },
  answers: {
    200: { description: 'C’est décidé', schema: z.object({ success: z.literal(true) }) },
  },
  refusals: [401, 403, 404, 409],
  handler: async ({ req, user, body: { thread, decision, said }, isPlainForm }) => {
    signedIn(user)
    await reviewThread(req, thread, { decision, said })
    return isPlainForm ? seeOther(`${REPORTS_PATH}?fil=${thread}&fait=oui`) : { success: true }
  },
})

export const readReportedPhoto = defineRoute({
  method: 'GET',
  path: reportedPhotoPath('{threadId}', '{messageId}'),
  summary: 'La photo d’un message d’une conversation signalée',
  description: 'Réservé aux super administrateurs\u00a0; 404 pour toute autre personne.',
  tags: ['Messages'],
  auth: 'user',
  params: z.object({ threadId: idSchema, messageId: idSchema }),
  answers: { 200: { description: 'La photo (WEBP)' } },
  refusals: [401, 404],
  handler: async ({ req, params: { threadId, messageId } }) =>
    privateFile(await reportedPhotoKey(req, threadId, messageId), SENTENCES.noPhoto),
})
