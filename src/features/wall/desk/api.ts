import { z } from 'zod'

import { idSchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'
import { countPress } from '@/platform/rate-limit/presses'

import { decide, showOnSheet } from '../commands/moderate'
import { STATUSES } from '../model'
import { WALL_TAGS as tags } from '../own-forms'
import { listDesk } from './list'
import type { Kind } from './model'
import { decisionSchema, deskQuery, sheetSchema } from './schema'
import { deskView } from './view'

const done = z.object({
  success: z.literal(true),
  data: z.object({ id: z.string(), before: z.enum(STATUSES).describe('Ce que c’était avant') }),
})

export const listDeskWall = defineRoute({
  method: 'GET',
  path: '/api/desk/wall',
  summary: 'Ce qui est signalé, masqué ou retiré sur le mur',
  description:
    'Tout pour les super administrateurs\u00a0; pour qui gère les actualités d’un refuge, les publications en son nom ou sur ses animaux.',
  tags,
  auth: 'user',
  query: deskQuery,
  answers: { 200: { description: 'Une page de la liste', schema: deskView } },
  refusals: [403],
  handler: async ({ req, query }) => ({ success: true, ...(await listDesk(req, query)) }),
})

const decision = (kind: Kind, path: string, summary: string) =>
  defineRoute({
    method: 'POST',
    path,
    summary,
    description: 'Réservé aux super administrateurs\u00a0; son auteur lit pourquoi.',
    tags,
    auth: 'user',
    params: z.object({ id: idSchema }),
    body: decisionSchema,
    bodyLimitBytes: 4000,
    answers: { 200: { description: 'C’est décidé', schema: done } },
    refusals: [403, 404, 409],
    handler: async ({ req, user, params: { id }, body: { reason, ...body } }) => {
      await countPress(user.id)
      const before = await decide(req, user, { kind, id, reason: reason || null, ...body })
      return { success: true, data: { id, before } }
    },
  })

export const decideWallPost = decision(
  'post',
  '/api/desk/wall/{id}/decision',
  'Laisser, masquer ou retirer une publication',
)
export const decideWallComment = decision(
  'comment',
  '/api/desk/wall/comments/{id}/decision',
  'Laisser, masquer ou retirer un commentaire',
)

export const showWallPostOnSheet = defineRoute({
  method: 'POST',
  path: '/api/desk/wall/{id}/sheet',
  summary: 'Montrer une publication sur la fiche de son animal, ou ne plus la montrer',
  description: 'Pour qui gère les actualités du refuge de l’animal.',
  tags,
  auth: 'user',
  params: z.object({ id: idSchema }),
  body: sheetSchema,
  bodyLimitBytes: 1000,
  answers: {
    200: {
      description: 'C’est noté',
      schema: z.object({ success: z.literal(true), data: z.object({ id: z.string() }) }),
    },
  },
  refusals: [404, 409],
  handler: async ({ req, user, params: { id }, body }) => {
    await countPress(user.id)
    await showOnSheet(req, user, id, body)
    return { success: true, data: { id } }
  },
})
