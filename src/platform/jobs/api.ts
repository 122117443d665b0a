import { z } from 'zod'

import { requireSuperAdmin } from '../access/require'
import { HttpError } from '../http/errors'
import { defineRoute } from '../http/route'
import { retryJob } from './failed'

export const retryFailedJob = defineRoute({
  method: 'POST',
  path: '/api/jobs/{id}/retry',
  summary: 'Réessayer une tâche en échec (super administrateurs)',
  tags: ['Service'],
  auth: 'user',
  params: z.object({ id: z.uuid() }),
  answers: {
    200: {
      description: 'La tâche repart dans quelques secondes',
      schema: z.object({ success: z.literal(true), message: z.string() }),
    },
  },
  refusals: [403, 404],
  handler: async ({ params, req, user }) => {
    requireSuperAdmin(user)
    if (!(await retryJob(req.payload, params.id))) {
      throw new HttpError(404, 'Cette tâche n’est plus en échec')
    }
    return { success: true, message: 'La tâche repart dans quelques secondes' }
  },
})
