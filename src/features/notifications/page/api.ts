import { z } from 'zod'

import { defineRoute } from '@/platform/http/route'
import { seeOther } from '@/platform/http/plain-form'

import { markAllRead } from '../own'
import { addressOf } from './model'
import { ofCategory } from './schema'

export const readAllPlain = defineRoute({
  method: 'POST',
  path: '/api/v1/me/notifications/read-all',
  summary:
    'Marquer toutes ses notifications comme lues, ou toutes celles d’une catégorie, sans JavaScript',
  description: 'La réponse est une redirection 303 vers la page des notifications.',
  tags: ['Notifications'],
  auth: 'user',
  body: z.strictObject(ofCategory),
  bodyLimitBytes: 1_000,
  form: true,
  formFailure: () => seeOther(addressOf({})),
  answers: {
    200: { description: 'C’est fait', schema: z.object({ success: z.literal(true) }) },
  },
  refusals: [403],
  handler: async ({ req, user, body: { category }, isPlainForm }) => {
    await markAllRead(req, user.id, category)
    return isPlainForm ? seeOther(addressOf({ category })) : { success: true }
  },
})
