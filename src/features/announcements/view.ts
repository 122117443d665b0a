import { z } from 'zod'

import { listAnswer } from '@/platform/http/list-query'
import { keysOf } from '@/platform/keys.model'

import { AUDIENCE_LABELS, KIND_LABELS, STATUS_LABELS } from './model'

const moment = z.string().nullable()
const status = z.enum(keysOf(STATUS_LABELS))

/** An announcement as the list shows it. Moments are ISO 8601. */
export const announcementView = z
  .object({
    id: z.string(),
    kind: z.enum(keysOf(KIND_LABELS)),
    audience: z.enum(keysOf(AUDIENCE_LABELS)),
    shelter: z.object({ id: z.string(), name: z.string() }).nullable(),
    department: z.string().nullable().describe('Son code'),
    title: z.string(),
    message: z.string(),
    actionUrl: z.string().nullable(),
    status,
    author: z.string().describe('Qui l’a écrite'),
    isPlatform: z.boolean().describe('Au nom de la plateforme'),
    sendAt: z.string(),
    sentAt: moment,
    told: z.number().nullable().describe('Combien de personnes ont été prévenues'),
    reason: z.string().nullable().describe('Pourquoi elle n’est pas partie'),
  })
  .meta({ id: 'Annonce' })
export type Announcement = z.infer<typeof announcementView>

export const announcementsView = listAnswer(announcementView, {
  counts: z.object({ statuses: z.partialRecord(status, z.number()) }),
})
export type Announcements = Omit<z.infer<typeof announcementsView>, 'success'>
