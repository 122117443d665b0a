import { z } from 'zod'

import { idSchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'
import { countPress } from '@/platform/rate-limit/presses'

import { endOwnership, judgeChange, judgeClaim } from '../commands/judge-owner'
import { endOwnershipSchema, judgeChangeSchema, judgeClaimSchema } from '../owners/schema'

const params = z.object({ placeId: idSchema })
const done = z.object({ success: z.literal(true), data: z.object({ id: z.string() }) })
const PLACE = '/api/desk/places/{placeId}'
const shared = {
  method: 'POST',
  tags: ['Adresses'],
  description: 'Réservé aux super administrateurs.',
  auth: 'user',
  bodyLimitBytes: 4000,
} as const

export const judgeDeskChange = defineRoute({
  ...shared,
  path: `${PLACE}/changes/{changeId}`,
  summary: 'Garder ou annuler ce qu’un propriétaire a modifié, ou demande',
  params: params.extend({ changeId: idSchema }),
  body: judgeChangeSchema,
  answers: { 200: { description: 'C’est décidé', schema: done } },
  refusals: [403, 404, 409, 422],
  handler: async ({ req, user, params: { placeId, changeId }, body }) => {
    await countPress(user.id)
    await judgeChange(req, user, placeId, changeId, body)
    return { success: true, data: { id: placeId } }
  },
})

export const endDeskOwnership = defineRoute({
  ...shared,
  path: `${PLACE}/owner/end`,
  summary: 'Reprendre une adresse à qui la tient, qui lit pourquoi',
  params,
  body: endOwnershipSchema,
  answers: { 200: { description: 'Personne ne la tient', schema: done } },
  refusals: [403, 404, 409],
  handler: async ({ req, user, params: { placeId }, body }) => {
    await countPress(user.id)
    await endOwnership(req, user, placeId, body)
    return { success: true, data: { id: placeId } }
  },
})

export const judgeDeskClaim = defineRoute({
  ...shared,
  path: `${PLACE}/claims/{claimId}`,
  summary: 'Donner une adresse à une autre personne qui prouve la tenir, ou la lui refuser',
  params: params.extend({ claimId: idSchema }),
  body: judgeClaimSchema,
  answers: { 200: { description: 'C’est décidé', schema: done } },
  refusals: [403, 404, 409],
  handler: async ({ req, user, params: { placeId, claimId }, body }) => {
    await countPress(user.id)
    await judgeClaim(req, user, placeId, claimId, body)
    return { success: true, data: { id: placeId } }
  },
})
