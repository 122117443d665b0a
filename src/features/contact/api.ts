import { z } from 'zod'

import { noDraft } from '@/platform/http/form-draft'
import { backToForm, seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'

import { writeToPlatform } from './commands'
import { CONTACT_API, CONTACT_PATH } from './model'
import { contactSchema } from './schema'

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
  formFailure: (failure, sent) => backToForm(`${CONTACT_PATH}/corriger`, failure, sent),
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
    return isPlainForm
      ? seeOther(next, noDraft(`${CONTACT_PATH}/corriger`))
      : { success: true, next }
  },
})
