import { z } from 'zod'

import { listAnswer } from '@/platform/http/list-query'
import { keysOf } from '@/platform/keys.model'

import { FLAG_LABELS, STATUSES } from '../model'
import { signature } from '../view'
import { KINDS } from './model'

const words = z.string().nullable()

const deskRow = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  postId: z.string(),
  body: z.string(),
  photos: z.array(z.object({ url: z.string(), cardUrl: z.string() })),
  by: signature,
  animal: words,
  animalShelter: words,
  status: z.enum(STATUSES),
  reason: words,
  isOnSheet: z.boolean(),
  maySheet: z.boolean().describe('La personne décide de ce que montre la fiche de l’animal'),
  mayDecide: z.boolean(),
  createdAt: z.string(),
  stamp: z.string().describe('Change avec ce qui est écrit\u00a0; à renvoyer avec la décision'),
  flagCount: z.number().describe('Ceux qui attendent'),
  flags: z
    .array(
      z.object({
        id: z.string(),
        kind: z.enum(keysOf(FLAG_LABELS)).nullable(),
        words,
        at: z.string(),
        outcome: words.describe('Ce qui a été décidé\u00a0; rien tant qu’il attend'),
      }),
    )
    .describe('Les derniers, d’abord ceux qui attendent'),
})
export type DeskRow = z.infer<typeof deskRow>

const count = z.number()
export const deskView = listAnswer(deskRow, {
  counts: z.object({ flagged: count, hidden: count, removed: count }),
  others: z.number().describe('Ce qui attend de l’autre sorte\u00a0: commentaires ou publications'),
})
export type Desk = Omit<z.infer<typeof deskView>, 'success'>
