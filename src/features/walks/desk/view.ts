import { z } from 'zod'

import { listAnswer } from '@/platform/http/list-query'
import { keysOf } from '@/platform/keys.model'

import { PROBLEM_LABELS, WALK_STATUSES } from '../model'
import { walkCard } from '../view'

const words = z.string().nullable()

const deskWalk = walkCard.extend({
  version: z.number(),
  status: z.enum(WALK_STATUSES),
  shelterName: words,
  hasAuthor: z.boolean().describe('Faux quand le compte de son auteur a été effacé'),
  dogRuleNote: words,
  longDescription: words,
  rejectedReason: words,
  submittedAt: words,
  changedAt: words,
  problemCount: z.number(),
  problems: z
    .array(
      z.object({
        id: z.string(),
        kind: z.enum(keysOf(PROBLEM_LABELS)),
        reason: z.string(),
        at: z.string(),
      }),
    )
    .describe('Les premiers, du plus ancien au plus récent'),
})
export type DeskWalk = z.infer<typeof deskWalk>
export const deskView = listAnswer(deskWalk, {
  counts: z.object({ waiting: z.number(), problems: z.number(), changed: z.number() }),
})
export type Desk = Omit<z.infer<typeof deskView>, 'success'>
