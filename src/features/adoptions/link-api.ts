import { z } from 'zod'

import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { sendLink } from './commands/send-link'

export const sendAdoptionLink = defineRoute({
  method: 'POST',
  path: '/api/shelter/{shelterId}/adoption-requests/{requestId}/link',
  summary: 'Renvoyer à la personne le lien de sa page de suivi',
  description:
    'Par e-mail\u00a0: le lien agit au nom de la personne, l’équipe ne le voit donc pas.',
  tags: ['Adoptions'],
  auth: 'user',
  params: z.object({ shelterId: shelterKeySchema, requestId: idSchema }),
  answers: {
    200: { description: 'Le message part', schema: z.object({ success: z.literal(true) }) },
  },
  refusals: [403, 404],
  handler: async ({ params: { shelterId, requestId }, req }) => {
    await sendLink(req, { shelter: shelterId, id: requestId })
    return { success: true }
  },
})
