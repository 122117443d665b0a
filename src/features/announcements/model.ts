import { frenchNumber } from '@/platform/number.model'
import type { NotificationType } from '@/features/notifications/model'

/** What an announcement is, by the type under which people are told. */
export const KIND_LABELS = {
  SYSTEM_ANNOUNCEMENT: 'Annonce importante',
  GENERAL_INFO: 'Information',
  SYSTEM_UPDATE: 'Nouveauté',
  EMERGENCY_ALERT: 'Alerte urgente',
} as const satisfies Partial<Record<NotificationType, string>>
export type Kind = keyof typeof KIND_LABELS

/** To whom it goes. Source: docs/decisions/exchanges.md. */
export const AUDIENCE_LABELS = {
  ALL: 'Toutes les personnes inscrites',
  TEAMS: 'Les équipes de tous les refuges',
  SHELTER: 'L’équipe d’un refuge',
  DEPARTMENT: 'Les personnes d’un département',
} as const
export type Audience = keyof typeof AUDIENCE_LABELS

export const STATUS_LABELS = {
  PLANNED: 'Prévue',
  SENT: 'Envoyée',
  CANCELLED: 'Annulée',
  STOPPED: 'Non envoyée',
} as const
export type AnnouncementStatus = keyof typeof STATUS_LABELS

/** Longest title and message, in characters: what the bell keeps of them. */
export const ANNOUNCEMENT_LIMITS = { title: 100, message: 400, path: 300 } as const
export const PAGE_SIZE = 12
export const SEARCH_MAX = 100
/** What the list can be ordered by: its day, its title, how many people it told. */
export const ANNOUNCEMENT_SORTS = ['sendAt', 'title', 'told'] as const
export type AnnouncementSort = (typeof ANNOUNCEMENT_SORTS)[number]
/** How many a team may be sent by its ADMINs in twenty-four hours. */
export const DAILY_LIMIT = 5
/** How far ahead one may be planned, in days. */
export const FURTHEST_DAYS = 365

/** A path of this site: no other host, whatever a browser makes of it. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(path)

/** May this kind go to this audience? An alert is for a department, and only an alert is. */
export const goesTogether = (kind: Kind, audience: Audience): boolean =>
  (kind === 'EMERGENCY_ALERT') === (audience === 'DEPARTMENT')

/** Why something planned is not sent when its time has come; null when it is. */
export function whyNot({
  author,
  isPlatform,
  role,
  isSuperAdmin,
  shelterStatus,
}: {
  /** The account of who wrote it; empty once it is gone. */
  author: string | null
  /** It was written by a super admin. */
  isPlatform: boolean
  /** What the author is in that team now. */
  role: string | null
  isSuperAdmin: boolean
  /** Of the shelter that it is for; null for none, or one that is gone. */
  shelterStatus: string | null
}): string | null {
  if (!author) return 'La personne qui l’a écrite n’a plus de compte'
  if (isPlatform)
    return isSuperAdmin ? null : 'La personne qui l’a écrite n’est plus super administrateur'
  if (shelterStatus === null) return 'Le refuge n’existe plus'
  if (shelterStatus === 'SUSPENDED' || shelterStatus === 'REJECTED') return 'Le refuge est suspendu'
  if (isSuperAdmin || role === 'ADMIN') return null
  return 'La personne qui l’a écrite n’est plus administrateur du refuge'
}

/** « 214 personnes seront prévenues ». */
export function willBeTold(count: number): string {
  if (count === 0) return 'Personne ne sera prévenu'
  return count === 1
    ? 'Une personne sera prévenue'
    : `${frenchNumber(count)} personnes seront prévenues`
}

/** « 214 personnes prévenues ». */
export function wereTold(count: number): string {
  if (count === 0) return 'personne à prévenir'
  return count === 1 ? 'une personne prévenue' : `${frenchNumber(count)} personnes prévenues`
}
