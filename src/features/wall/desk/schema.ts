import { z } from 'zod'

import { oneOf, paging, searchText } from '@/platform/http/list-query'
import { plainText, ticked } from '@/platform/validation/plain-text'

import { DECISIONS, needsReason, SENTENCES, WALL_LIMITS } from '../model'
import { KINDS, PARTS } from './model'

export const deskQuery = z.strictObject({
  part: oneOf(PARTS).default('flagged'),
  kind: oneOf(KINDS).default('post'),
  search: searchText(100),
  ...paging(20),
})
export type DeskQuery = z.infer<typeof deskQuery>

const stamp = z
  .string()
  .max(40)
  .optional()
  .describe('De ce qui a été lu\u00a0; 409 si son auteur a changé son texte depuis')

/** A decision, with the words that its author reads where something is taken from everybody. */
export const decisionSchema = z
  .strictObject({
    decision: z.enum(DECISIONS),
    seen: z.coerce
      .number()
      .int()
      .min(0)
      .optional()
      .describe('Signalements qui ont été lus\u00a0; 409 s’il en est venu d’autres'),
    stamp,
    reason: plainText(WALL_LIMITS.reason).optional(),
    isUndo: z.boolean().optional().describe('La décision d’avant est annulée'),
  })
  .refine(
    ({ decision, reason = '', isUndo }) => !needsReason(decision) || isUndo || reason.length >= 10,
    { path: ['reason'], error: SENTENCES.noReason },
  )

export const sheetSchema = z.strictObject({ isOnSheet: ticked, stamp })
