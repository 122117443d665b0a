import { z } from 'zod'

import type { Failure } from '@/platform/http/failure'
import { seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'

import { requestToJoin } from './commands'
import { draftCookies, noDraft } from './draft'
import { JOIN_API, JOIN_PATH } from './model'
import { joinSchema } from './schema'

/** What the address of the next page says went wrong; the fields say the rest themselves. */
const PROBLEMS: Record<number, string> = { 400: 'champs', 429: 'attente' }

/** Without JavaScript: the same form again, filled, with what is to correct. */
function backToForm({ status, more }: Failure, sent: Readonly<Record<string, unknown>>): Response {
  const problem = PROBLEMS[status] ?? 'service'
  const wait = status === 429 ? `&attente=${String(more?.retryAfter)}` : ''
  return seeOther(`${JOIN_PATH}/corriger?erreur=${problem}${wait}`, draftCookies(sent))
}

export const joinPlatform = defineRoute({
  method: 'POST',
  path: JOIN_API,
  summary: 'Demander à rejoindre la plateforme',
  description: [
    'La demande est étudiée par une personne\u00a0; rien n’est public avant son accord.',
    'Un formulaire sans JavaScript reçoit une redirection 303.',
  ].join(' '),
  tags: ['Refuges'],
  auth: 'public',
  body: joinSchema,
  bodyLimitBytes: 32_768,
  form: true,
  formFailure: backToForm,
  answers: {
    200: {
      description: 'La demande est reçue',
      schema: z.object({ success: z.literal(true), next: z.string() }),
    },
  },
  refusals: [403, 429],
  handler: async ({ body, request, isPlainForm }) => {
    await requestToJoin(request, body)
    const next = `${JOIN_PATH}/merci`
    return isPlainForm ? seeOther(next, noDraft()) : { success: true, next }
  },
})
