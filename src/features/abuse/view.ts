import { z } from 'zod'

import { listAnswer } from '@/platform/http/list-query'
import { keysOf } from '@/platform/keys.model'

import {
  AUTHORITY_LABELS,
  KIND_LABELS,
  OUTCOME_LABELS,
  SPECIES_LABELS,
  STATUS_LABELS,
} from './model'

const kind = z.enum(keysOf(KIND_LABELS))
const species = z.enum(keysOf(SPECIES_LABELS))
const status = z.enum(keysOf(STATUS_LABELS))

/** A report as the list of the desk shows it. Moments are ISO 8601. */
export const reportRow = z.object({
  id: z.string(),
  kind,
  species,
  animals: z.number(),
  commune: z.string(),
  department: z.string(),
  status,
  isUnread: z.boolean(),
  isAnonymous: z.boolean(),
  photos: z.number(),
  receivedAt: z.string(),
})
export type ReportRow = z.infer<typeof reportRow>

export const reportsView = listAnswer(reportRow, {
  counts: z.object({ statuses: z.partialRecord(status, z.number()) }),
  departments: z.array(z.string()).describe('Ceux que la personne lit et où il y a un signalement'),
})
export type Reports = Omit<z.infer<typeof reportsView>, 'success'>

/** What happened to a report, and what was said of it. */
export const eventView = z.object({
  id: z.string(),
  kind: z.enum(['FORWARDED', 'CLOSED', 'MESSAGE', 'NOTE']),
  authority: z.enum(keysOf(AUTHORITY_LABELS)).nullable(),
  outcome: z.enum(keysOf(OUTCOME_LABELS)).nullable(),
  text: z.string(),
  at: z.string(),
})
export type ReportEvent = z.infer<typeof eventView>

/** A report as those who look after it see it. */
export const reportView = reportRow.omit({ photos: true }).extend({
  description: z.string(),
  place: z.string(),
  seenOn: z.string().nullable(),
  isOngoing: z.enum(['oui', 'non', 'inconnu']),
  author: z.string(),
  shelters: z
    .array(z.string())
    .describe('Les refuges de la plateforme en cause, dont l’équipe ne le lit pas'),
  reporter: z
    .object({
      name: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      mayShare: z.boolean(),
    })
    .nullable()
    .describe('Nul pour qui reste anonyme'),
  photos: z.array(z.object({ id: z.string() })),
  events: z.array(eventView),
})
export type Report = z.infer<typeof reportView>

/** A shelter that reads the reports of a department. */
export const recipientView = z.object({
  id: z.string(),
  department: z.string(),
  shelter: z.object({ id: z.string(), name: z.string() }),
  isActive: z.boolean().describe('Un refuge suspendu ne lit plus rien'),
})
export type RecipientRow = z.infer<typeof recipientView>
