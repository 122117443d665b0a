import { z } from 'zod'

import { ACCOUNT_PATH, ACCOUNT_SIGN_IN } from '@/features/accounts/own/model'
import { ownPageForms } from '@/platform/http/own-page-forms'
import { defineRoute } from '@/platform/http/route'
import { signedIn } from '@/platform/http/signed-in'
import { longDay } from '@/platform/time/model'

import { askDeletion, keepAccount } from './commands'
import { DATA_PARTS, DELETION_API, KEEP_API } from './model'
import { ownDataSchema } from './schema'

const tags = ['Données personnelles']
const { backTo, doneAt } = ownPageForms(ACCOUNT_PATH, ACCOUNT_SIGN_IN)
const PLAIN = 'Un formulaire sans JavaScript reçoit une redirection 303.'
const done = z.object({ success: z.literal(true), message: z.string() })

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
