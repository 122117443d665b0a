import { z } from 'zod'

import { defineRoute } from '@/platform/http/route'
import { seeOther } from '@/platform/http/plain-form'

import { markAllRead } from '../own'

const PAGE = '/notifications'

export const readAllPlain = defineRoute({
  method: 'POST',
  path: '/api/v1/me/notifications/read-all',
  summary: 'Marquer toutes ses notifications comme lues, sans JavaScript',
  description: 'La réponse est une redirection 303 vers la page des notifications.',
  tags: ['Notifications'],
  auth: 'user',
  body: z.strictObject({}),
  bodyLimitBytes: 1_000,
  form: true,
  formFailure: () => seeOther(PAGE),
  answers: {
    200: { description: 'C’est fait', schema: z.object({ success: z.literal(true) }) },
  },
  refusals: [403],
  handler: async ({ req, user, isPlainForm }) => {
    await markAllRead(req, user.id)
    return isPlainForm ? seeOther(PAGE) : { success: true }
  },
})
