import { z } from 'zod'

import { ACCOUNT_PATH, ACCOUNT_SIGN_IN } from '@/features/accounts/own/model'
import { ownPageForms } from '@/platform/http/own-page-forms'
import { defineRoute } from '@/platform/http/route'
import { signedIn } from '@/platform/http/signed-in'
import { longDay } from '@/platform/time/model'

import { EXPORT_NAME } from '../model'
import { askDeletion, copyOwnData, keepAccount } from './commands'
import { DATA_PARTS, DELETION_API, KEEP_API, OWN_DATA_API } from './model'
import { ownDataSchema } from './schema'

const tags = ['Données personnelles']
const { backTo, doneAt } = ownPageForms(ACCOUNT_PATH, ACCOUNT_SIGN_IN)
const PLAIN = 'Un formulaire sans JavaScript reçoit une redirection 303.'
const done = z.object({ success: z.literal(true), message: z.string() })

export const copyData = defineRoute({
  method: 'POST',
  path: OWN_DATA_API,
  summary: 'Une copie de tout ce que la plateforme sait de la personne connectée',
  description: `Demande le mot de passe et une adresse confirmée. ${PLAIN}`,
  tags,
  auth: 'optional',
  body: ownDataSchema,
  bodyLimitBytes: 4_000,
  form: true,
  formFailure: backTo(DATA_PARTS.copy),
  answers: { 200: { description: 'Un fichier JSON, avec la liste des fichiers conservés' } },
  refusals: [401, 403, 422, 429],
  handler: async ({ req, user, body, request }) => {
    const copy = await copyOwnData(request, req, signedIn(user), body.currentPassword)
    return new Response(JSON.stringify(copy, null, 2), {
      headers: {
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${EXPORT_NAME}"`,
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      },
    })
  },
})

export const requestDeletion = defineRoute({
  method: 'POST',
  path: DELETION_API,
  summary: 'Demander l’effacement de son compte',
  description: `Il est effacé quatorze jours plus tard, sauf si la personne le garde. ${PLAIN}`,
  tags,
  auth: 'optional',
  body: ownDataSchema,
  bodyLimitBytes: 4_000,
  form: true,
  formFailure: backTo(DATA_PARTS.deletion),
  answers: { 200: { description: 'Le compte sera effacé', schema: done } },
  refusals: [401, 403, 422, 429],
  handler: async ({ req, user, body, request, isPlainForm }) => {
    const due = await askDeletion(request, req, signedIn(user), body.currentPassword)
    if (isPlainForm) return doneAt(DATA_PARTS.deletion)
    return { success: true, message: `Votre compte sera effacé le ${longDay(due)}.` }
  },
})

export const cancelDeletion = defineRoute({
  method: 'POST',
  path: KEEP_API,
  summary: 'Garder son compte après tout',
  description: PLAIN,
  tags,
  auth: 'optional',
  body: z.strictObject({}),
  bodyLimitBytes: 1_000,
  form: true,
  formFailure: backTo(DATA_PARTS.deletion),
  answers: { 200: { description: 'Le compte reste', schema: done } },
  refusals: [401, 403],
  handler: async ({ req, user, isPlainForm }) => {
    await keepAccount(req, signedIn(user))
    if (isPlainForm) return doneAt(DATA_PARTS.deletion)
    return { success: true, message: 'Vous gardez votre compte.' }
  },
})
