import { z } from 'zod'

import { idOfToken } from '@/platform/access/personal-link'
import { idSchema } from '@/platform/http/params'
import { HttpError } from '@/platform/http/errors'
import type { Failure } from '@/platform/http/failure'
import { noDraft } from '@/platform/http/form-draft'
import { backToForm, seeOther } from '@/platform/http/plain-form'
import { privateFile } from '@/platform/http/private-file'
import { defineRoute } from '@/platform/http/route'

import { confirmMessage } from './commands/confirm'
import { reportThread, resumeThread, stopThread } from './commands/leave'
import { markRead, writeByLink } from './commands/write'
import { arrivalLimiter, relayLimiter } from './limits'
import { openedBy } from './links'
import {
  API,
  confirmPath,
  MESSAGES_PATH,
  PARTS,
  photoPath,
  PURPOSE,
  SENTENCES,
  threadPath,
  type Part,
} from './model'
import { cleanPhoto } from './photo'
import { photoKeyOf } from './queries'
import { messageSchema, pressSchema, reportSchema, stopSchema } from './schema'

const tags = ['Messages']
const PLAIN = 'Un formulaire sans JavaScript reçoit une redirection 303.'
const done = z.object({ success: z.literal(true) })
const SUCCESS = { success: true } as const

/** What a form without JavaScript carries before it is smaller; a larger file loses what was typed. */
const READ_BYTES = 15_728_640

/** The page of a token of ours; a page that does not exist for any other. */
const pageOf = (token: unknown): string =>
  typeof token === 'string' && openedBy(token) ? threadPath(token) : `${MESSAGES_PATH}/inconnu`

const backTo =
  (part: Part) =>
  (failure: Failure, sent: Readonly<Record<string, unknown>>): Response =>
    backToForm(pageOf(sent.token), failure, sent, { part, secret: ['token', 'key'] })

const doneAt = (token: string, part: string): Response =>
  seeOther(`${pageOf(token)}?fait=${part}#${part}`, noDraft(pageOf(token)))

export const writeMessage = defineRoute({
  method: 'POST',
  path: API.write,
  summary: 'Écrire à l’autre personne d’une conversation',
  description: `Le jeton est celui du lien reçu par e-mail. Avec une photo\u00a0: un formulaire (multipart/form-data), 5\u00a0Mo au maximum. La même clé deux fois est un seul message. ${PLAIN}`,
  tags,
  auth: 'optional',
  body: messageSchema,
  bodyLimitBytes: 32_768,
  arrival: (request) => arrivalLimiter.count(request),
  upload: {
    field: 'photo',
    fields: messageSchema,
    maxBytes: READ_BYTES,
    isOptional: true,
    sentences: { missing: SENTENCES.photoType, tooLarge: SENTENCES.photoTooLarge },
  },
  form: true,
  formFailure: backTo(PARTS.write),
  answers: { 200: { description: 'Le message est parti', schema: done } },
  refusals: [404, 409, 413],
  handler: async ({ req, request, body, upload, isPlainForm }) => {
    await relayLimiter.count(request)
    const { token, text, key = null } = body ?? upload.fields
    if (!openedBy(token)) throw new HttpError(404, SENTENCES.notFound)
    const bytes = upload?.file.bytes
    const photo = bytes && bytes.length > 0 ? await cleanPhoto(bytes) : null
    await writeByLink(req, token, { text, photo, onceKey: key })
    return isPlainForm ? doneAt(token, 'message') : SUCCESS
  },
})

export const sendWaitingMessage = defineRoute({
  method: 'POST',
  path: API.confirm,
  summary: 'Envoyer le premier message que l’on a écrit sans compte',
  description: `Le jeton est celui du lien reçu par e-mail\u00a0; ouvrir le lien n’envoie rien. ${PLAIN}`,
  tags,
  auth: 'optional',
  body: pressSchema,
  bodyLimitBytes: 1_000,
  form: true,
  formFailure: (failure, { token }) =>
    typeof token === 'string' && idOfToken(PURPOSE.confirm, token)
      ? backToForm(confirmPath(token), failure, {})
      : seeOther(pageOf(token)),
  answers: {
    200: {
      description: 'Le message est parti',
      schema: z.object({ success: z.literal(true), next: z.string() }),
    },
  },
  refusals: [404, 409],
  handler: async ({ req, request, body, isPlainForm }) => {
    await relayLimiter.count(request)
    const message = idOfToken(PURPOSE.confirm, body.token)
    if (!message) throw new HttpError(404, SENTENCES.notFound)
    const next = `${threadPath(await confirmMessage(req, message))}?fait=message#message`
    return isPlainForm ? seeOther(next) : { success: true, next }
  },
})

export const readThreadMessages = defineRoute({
  method: 'POST',
  path: API.read,
  summary: 'Dire que l’on a lu une conversation',
  tags,
  auth: 'optional',
  body: pressSchema,
  bodyLimitBytes: 1_000,
  answers: { 200: { description: 'C’est noté', schema: done } },
  handler: async ({ req, body }) => {
    await markRead(req, body.token)
    return SUCCESS
  },
})

export const reportPerson = defineRoute({
  method: 'POST',
  path: API.report,
  summary: 'Signaler l’autre personne d’une conversation',
  description: `La conversation est fermée aussitôt, et la plateforme prévenue. ${PLAIN}`,
  tags,
  auth: 'optional',
  body: reportSchema,
  bodyLimitBytes: 8_000,
  form: true,
  formFailure: backTo(PARTS.report),
  answers: { 200: { description: 'La personne est signalée', schema: done } },
  refusals: [404, 409],
  handler: async ({ req, request, body: { token, reason }, isPlainForm }) => {
    await relayLimiter.count(request)
    await reportThread(req, token, reason)
    return isPlainForm ? doneAt(token, PARTS.report) : SUCCESS
  },
})

export const stopMessages = defineRoute({
  method: 'POST',
  path: API.stop,
  summary: 'Ne plus recevoir les messages d’une conversation, ou les recevoir de nouveau',
  description: `L’autre personne l’apprend en mots neutres. ${PLAIN}`,
  tags,
  auth: 'optional',
  body: stopSchema,
  bodyLimitBytes: 1_000,
  form: true,
  formFailure: backTo(PARTS.stop),
  answers: { 200: { description: 'C’est fait', schema: done } },
  refusals: [404, 409],
  handler: async ({ req, request, body: { token, resume }, isPlainForm }) => {
    await relayLimiter.count(request)
    await (resume ? resumeThread(req, token) : stopThread(req, token))
    return isPlainForm ? doneAt(token, resume ? 'reprise' : PARTS.stop) : SUCCESS
  },
})

export const readPhoto = defineRoute({
  method: 'GET',
  path: photoPath('{token}', '{messageId}'),
  summary: 'La photo d’un message, pour une des deux personnes de la conversation',
  tags,
  auth: 'optional',
  params: z.object({ token: z.string().max(120), messageId: idSchema }),
  answers: { 200: { description: 'La photo (WEBP)' } },
  refusals: [404],
  handler: async ({ req, params: { token, messageId } }) =>
    privateFile(await photoKeyOf(req, token, messageId), SENTENCES.noPhoto),
})
