import { z } from 'zod'

import { idSchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { confirmPresence } from './command'

export const confirmAnimal = defineRoute({
  method: 'POST',
  path: '/api/shelter/{shelterId}/animals/{animalId}/confirm',
  summary: 'Un animal est toujours au refuge',
  description:
    'Sa fiche vient d’être vérifiée\u00a0: la question ne revient que 60 jours plus tard.',
  tags: ['Animaux'],
  auth: 'user',
  params: z.object({ shelterId: idSchema, animalId: idSchema }),
  answers: {
    200: {
      description: 'Vérifié',
      schema: z.object({
        success: z.literal(true),
        data: z.object({ id: z.string(), lastConfirmedAt: z.string() }),
      }),
    },
  },
  refusals: [401, 403, 404],
  handler: async ({ params: { shelterId, animalId }, req }) => {
    const lastConfirmedAt = await confirmPresence(req, { shelter: shelterId, animal: animalId })
    return { success: true, data: { id: animalId, lastConfirmedAt } }
  },
})
