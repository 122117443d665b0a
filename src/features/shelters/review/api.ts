import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import type { Shelter } from '@/payload-types'
import { idSchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import {
  approveShelter,
  reinstateShelter,
  rejectShelter,
  suspendShelter,
  verifyShelter,
} from '../commands'
import { keysOf, SHELTER_STATUS_LABELS } from '../model'
import { decisionSchema, type SentDecision } from './schema'

function take(req: PayloadRequest, id: string, sent: SentDecision): Promise<Shelter> {
  switch (sent.decision) {
    case 'APPROVE':
      return approveShelter(req, id, sent.admin)
    case 'REJECT':
      return rejectShelter(req, id, sent.reason)
    case 'SUSPEND':
      return suspendShelter(req, id, sent.reason)
    case 'REINSTATE':
      return reinstateShelter(req, id)
    case 'VERIFY':
      return verifyShelter(req, id, sent.isVerified)
  }
}

const decided = z.object({
  id: z.string(),
  status: z.enum(keysOf(SHELTER_STATUS_LABELS)),
  isVerified: z.boolean(),
  rejectionReason: z.string().nullable(),
  suspensionReason: z.string().nullable(),
})

export const decideShelter = defineRoute({
  method: 'POST',
  path: '/api/shelters/{id}/decision',
  summary: 'Décider d’un refuge\u00a0: accepter, refuser, suspendre, rétablir, vérifier',
  description:
    'Réservé aux super administrateurs. Accepter nomme le premier administrateur du refuge.',
  tags: ['Refuges'],
  auth: 'user',
  params: z.object({ id: idSchema }),
  body: decisionSchema,
  bodyLimitBytes: 16_384,
  answers: {
    200: {
      description: 'Le refuge après la décision',
      schema: z.object({ success: z.literal(true), data: decided }),
    },
  },
  refusals: [403, 404, 422],
  handler: async ({ req, params, body }) => {
    const shelter = await take(req, params.id, body)
    const { id, status, isVerified, rejectionReason, suspensionReason } = shelter
    return {
      success: true,
      data: {
        id,
        status,
        isVerified: Boolean(isVerified),
        rejectionReason: rejectionReason ?? null,
        suspensionReason: suspensionReason ?? null,
      },
    }
  },
})
