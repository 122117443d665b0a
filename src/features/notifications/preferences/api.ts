import { createLocalReq } from 'payload'
import { z } from 'zod'

import { ACCOUNT_SIGN_IN } from '@/features/accounts/own/model'
import { HttpError } from '@/platform/http/errors'
import { noDraft } from '@/platform/http/form-draft'
import { backToForm, seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'
import { openPayload } from '@/platform/payload'

import { changeChoices } from './commands'
import { personOfStop, stopApi, stopPath } from './links'
import {
  PREFERENCES_API,
  PREFERENCES_PATH,
  SAVED_PATH,
  stopped,
  TOPICS,
  type Stopped,
} from './model'
import { chosen, preferencesSchema } from './schema'

const tags = ['Notifications']
const SAVED = 'Vos choix sont enregistrés.'

export const savePreferences = defineRoute({
  method: 'POST',
  path: PREFERENCES_API,
  summary: 'Choisir ce dont on veut être prévenu, et comment',
  description:
    'Ce qui n’est pas envoyé reste comme avant\u00a0; une réponse vide revient à ce qui est proposé. Un formulaire sans JavaScript reçoit une redirection 303.',
  tags,
  // A plain form of whoever is not signed in any more is led to where they can be.
  auth: 'optional',
  body: preferencesSchema,
  bodyLimitBytes: 4_000,
  form: true,
  formFailure: (failure, sent) =>
    failure.status === 401
      ? seeOther(ACCOUNT_SIGN_IN)
      : backToForm(PREFERENCES_PATH, failure, sent, {}),
  answers: {
    200: {
      description: 'C’est fait',
      schema: z.object({ success: z.literal(true), message: z.string() }),
    },
  },
  refusals: [401, 403],
  handler: async ({ req, user, body, isPlainForm }) => {
    if (!user) throw new HttpError(401)
    await changeChoices(req, user.id, (before) => chosen(before, body))
    return isPlainForm
      ? seeOther(SAVED_PATH, noDraft(PREFERENCES_PATH))
      : { success: true, message: SAVED }
  },
})

const WHATS = ['digest', ...TOPICS.map(({ category }) => category)] as const satisfies Stopped[]
const params = z.object({ what: z.enum(WHATS), token: z.string().min(1).max(200) })
const path = stopApi('{what}', '{token}')

/** A program that reads mail only looks: nothing is stopped by GET. */
export const openStop = defineRoute({
  method: 'GET',
  path,
  summary: 'La page où l’on arrête ces e-mails',
  description: 'Une redirection 303\u00a0: rien n’est arrêté par une lecture.',
  tags,
  auth: 'public',
  params,
  answers: { 303: { description: 'Vers la page' } },
  handler: async ({ params: { what, token } }) => seeOther(stopPath(what, token)),
})

export const stopMails = defineRoute({
  method: 'POST',
  path,
  summary: 'Ne plus recevoir ces e-mails',
  description:
    'Par le lien signé d’un message, sans compte\u00a0; le corps n’est pas lu. C’est aussi l’adresse de ' +
    'l’en-tête «\u00a0List-Unsubscribe\u00a0» (RFC 8058). «\u00a0retour=1\u00a0»\u00a0: une redirection 303 vers la page.',
  tags,
  auth: 'public',
  params,
  query: z.strictObject({ retour: z.literal('1').optional() }),
  form: true,
  answers: {
    200: {
      description: 'C’est fait, ou l’était déjà',
      schema: z.object({ success: z.literal(true), next: z.string() }),
    },
  },
  refusals: [404],
  handler: async ({ params: { what, token }, query, isPlainForm }) => {
    const user = personOfStop(what, token)
    if (!user) throw new HttpError(404)
    const req = await createLocalReq({}, await openPayload())
    await changeChoices(req, user, (before) => stopped(before, what))
    const next = `${stopPath(what, token)}?fait=1`
    return isPlainForm && query.retour ? seeOther(next) : { success: true, next }
  },
})
