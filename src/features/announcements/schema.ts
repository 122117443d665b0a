import { z } from 'zod'

import {
  oneOf,
  paging,
  searchText,
  sorting,
  withoutNul,
  NUL_SENTENCE,
} from '@/platform/http/list-query'
import { idempotencyKeySchema, idSchema } from '@/platform/http/params'
import { DEPARTMENT_NAMES } from '@/platform/geo/departments.model'
import { keysOf } from '@/platform/keys.model'
import { atMost } from '@/platform/validation/at-most.model'

import {
  ANNOUNCEMENT_LIMITS,
  ANNOUNCEMENT_SORTS,
  AUDIENCE_LABELS,
  goesTogether,
  isOwnPath,
  KIND_LABELS,
  PAGE_SIZE,
  SEARCH_MAX,
  STATUS_LABELS,
} from './model'

const text = (max: number, isNeeded: string) =>
  z
    .string({ error: isNeeded })
    .trim()
    .min(1, isNeeded)
    .max(max, atMost(max))
    .refine(withoutNul, NUL_SENTENCE)

const department = z
  .string({ error: 'Choisissez un département' })
  .refine((code) => DEPARTMENT_NAMES.has(code), 'Choisissez un département')

const words = {
  title: text(ANNOUNCEMENT_LIMITS.title, 'Le titre est requis'),
  message: text(ANNOUNCEMENT_LIMITS.message, 'Le message est requis'),
  actionUrl: z
    .string()
    .trim()
    .max(ANNOUNCEMENT_LIMITS.path, atMost(ANNOUNCEMENT_LIMITS.path))
    .refine((path) => path === '' || isOwnPath(path), {
      error: 'Une adresse de ce site est attendue, qui commence par «\u00a0/\u00a0»',
    })
    .optional()
    .describe('Un chemin de ce site'),
  sendAt: z.iso
    .datetime({ offset: true, error: 'Date invalide' })
    .optional()
    .describe('Quand elle partira\u00a0; sans valeur, tout de suite'),
  idempotencyKey: idempotencyKeySchema,
}
const teamKinds = ['SYSTEM_ANNOUNCEMENT', 'GENERAL_INFO', 'SYSTEM_UPDATE'] as const

/** What an ADMIN writes to the team of the shelter. */
export const teamAnnouncementSchema = z.strictObject({ kind: oneOf(teamKinds), ...words })
export type TeamAnnouncement = z.infer<typeof teamAnnouncementSchema>

const target = {
  audience: oneOf(keysOf(AUDIENCE_LABELS)),
  shelter: idSchema.optional().describe('Pour SHELTER'),
  department: department.optional().describe('Pour DEPARTMENT'),
}
type Target = { audience: string; shelter?: string | undefined; department?: string | undefined }

const named = ({ audience, shelter, department: code }: Target, context: z.RefinementCtx) => {
  if (audience === 'SHELTER' && !shelter)
    context.addIssue({ code: 'custom', path: ['shelter'], message: 'Choisissez un refuge' })
  if (audience === 'DEPARTMENT' && !code)
    context.addIssue({ code: 'custom', path: ['department'], message: 'Choisissez un département' })
}

/** What a super admin writes. */
export const platformAnnouncementSchema = z
  .strictObject({ kind: oneOf(keysOf(KIND_LABELS)), ...target, ...words })
  .superRefine((asked, context) => {
    named(asked, context)
    if (!goesTogether(asked.kind, asked.audience))
      context.addIssue({
        code: 'custom',
        path: ['audience'],
        message:
          asked.kind === 'EMERGENCY_ALERT'
            ? 'Une alerte urgente s’adresse à un département'
            : 'Seule une alerte urgente s’adresse à un département',
      })
  })

/** Whom it would reach, before it is sent. */
export const audienceQuerySchema = z.strictObject(target).superRefine(named)

export const announcementsQuerySchema = z.strictObject({
  search: searchText(SEARCH_MAX).describe('Mots du titre ou du message'),
  status: oneOf(keysOf(STATUS_LABELS)).optional(),
  ...sorting(ANNOUNCEMENT_SORTS, 'sendAt'),
  ...paging(PAGE_SIZE),
})
export type AnnouncementsQuery = z.infer<typeof announcementsQuerySchema>
