import { z } from 'zod'

import { oneOf, paging, searchText } from '@/platform/http/list-query'
import { keysOf } from '@/platform/keys.model'
import { plainText } from '@/platform/validation/plain-text'

import { PROBLEM_LABELS, WALK_LIMITS, WALK_STATUSES } from '../model'
import { PARTS } from './model'

/** What somebody who moderates looks for; drafts are their authors' alone. */
export const deskQuery = z.strictObject({
  part: oneOf(PARTS).default('waiting'),
  search: searchText(100),
  status: oneOf(WALK_STATUSES).exclude(['DRAFT']).optional(),
  ...paging(20),
})
export type DeskQuery = z.infer<typeof deskQuery>

const reason = plainText(WALK_LIMITS.reason).pipe(
  z.string().min(10, 'Écrivez pourquoi, en 10 caractères au moins'),
)
const version = z.coerce.number().int().min(1)

const seen = z.coerce
  .number()
  .int()
  .min(0)
  .optional()
  .describe('Problèmes qui ont été lus\u00a0; 409 s’il en est venu d’autres')

/** What was read when it was decided: a walk that changed since is read again first. */
export const decisionSchema = z.strictObject({ version, seen })
export const rejectionSchema = z.strictObject({ version, seen, reason })

/** What somebody finds wrong with a walk. */
export const problemSchema = z.strictObject({
  slug: z.string().optional(),
  kind: z.enum(keysOf(PROBLEM_LABELS), { error: 'Choisissez ce qui ne va pas' }),
  reason,
})
