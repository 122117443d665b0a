import { z } from 'zod'

import { draftCookies, noDraft } from '@/platform/http/form-draft'
import type { Failure } from '@/platform/http/failure'
import { defineRoute } from '@/platform/http/route'

import { writeToPlatform } from './commands'
import { CONTACT_API, CONTACT_PATH } from './model'
import { contactSchema } from './schema'

function seeOther(path: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location: path })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** Without JavaScript: the same form again, filled, with what is to correct. */
function backToForm(failure: Failure, sent: Readonly<Record<string, unknown>>): Response {
  const { status, error, fields, more } = failure
  const wait = status === 429 ? `?attente=${String(more?.retryAfter)}` : ''
  const wrong = fields && Object.keys(fields).length > 0 ? fields : { '': error }
  return seeOther(
    `${CONTACT_PATH}/corriger${wait}`,
    draftCookies(CONTACT_PATH, sent, wait ? {} : wrong),
  )
}

export const writeToTeam = defineRoute({
  method: 'POST',
  path: CONTACT_API,
  summary: 'Écrire à l’équipe de la plateforme',
  description: 'Un formulaire sans JavaScript reçoit une redirection 303.',
  tags: ['Service'],
  auth: 'public',
  body: contactSchema,
  bodyLimitBytes: 32_768,
  form: true,
  formFailure: backToForm,
  answers: {
    200: {
      description: 'Le message est parti',
      schema: z.object({ success: z.literal(true), next: z.string() }),
    },
  },
  refusals: [429],
  handler: async ({ body, request, isPlainForm }) => {
    await writeToPlatform(request, body)
    const next = `${CONTACT_PATH}/merci`
    return isPlainForm ? seeOther(next, noDraft(CONTACT_PATH)) : { success: true, next }
  },
})
