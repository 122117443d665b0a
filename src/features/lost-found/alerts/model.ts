import type { Sex, Species } from '@/features/animals/model'
import { inDepartment } from '@/platform/geo/in-department.model'

import { LIST_PATHS } from '../model'
import { dayWords, reportCount, reportTitle } from '../wording.model'

/** How far from its commune somebody may want to hear of lost animals, in kilometres. */
export const ALERT_RADII_KM = [5, 10, 25, 50] as const
export const DEFAULT_ALERT_KM = 10
export const FARTHEST_ALERT_KM = Math.max(...ALERT_RADII_KM)

/** Alerts in 24 hours: to one person, of one author, about one commune. Source: docs/decisions/lost-found.md. */
export const ALERTS_A_DAY = { person: 3, author: 2, commune: 20 } as const

/** Where one asks for it, and what a browser without JavaScript comes back to. */
export const ALERTS_API = '/api/v1/me/lost-found-alerts'
export const STOP_ALERTS_API = `${ALERTS_API}/stop`
export const ALERTS_PART = 'animaux-perdus'

/** Where somebody wants to hear of lost animals. `near` is « Loches (37) ». */
export type OwnWatch = { near: string; radiusKm: number }

/**
 * The name of an animal as a message to strangers may hold it: anything that is more than a name
 * (an address, a number, a call) is left out.
 */
export const safeName = (name: string | null | undefined): string | null =>
  name && /^[\p{L}\p{M}]+(?:[ ’'-][\p{L}\p{M}]+){0,2}$/u.test(name) && name.length <= 24
    ? name
    : null

type Alerted = {
  species: Species
  sex: Sex
  name?: string | null
  communeName?: string | null
  /** « 2026-11-24 » */
  day: string
}

/** What people near are told: the animal, its commune and the day; no other word of its author. */
export function alertWords(report: Alerted): { title: string; message: string } {
  const told = { ...report, kind: 'LOST' as const }
  return {
    title: reportTitle({ ...told, name: safeName(report.name) }),
    message: `${dayWords(told)}, près du lieu que vous suivez. Ouvrez l’œil, et écrivez à sa famille par la page de l’avis.`,
  }
}

/** What came in a day in one department. */
export type DayFigures = { department: string; lost: number; found: number }

/** What the shelters of a department are told in the morning. */
export function morningWords({ department, lost, found }: DayFigures) {
  const counts = [
    ...(found > 0 ? [reportCount('FOUND', found)] : []),
    ...(lost > 0 ? [reportCount('LOST', lost)] : []),
  ]
  const path = LIST_PATHS[found > 0 ? 'FOUND' : 'LOST']
  return {
    title: `${counts.join(' et ')} ${inDepartment(department)}`,
    message: 'Annoncés depuis hier matin. L’un d’eux est peut-être chez vous.',
    actionUrl: `${path}?department=${department}`,
  }
}

/** What holds the alerts about one report together. */
export const alertGroup = (report: string): string => `lost-found:${report}`
