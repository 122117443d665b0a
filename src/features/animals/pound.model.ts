import { instantIn, parisDay, parisInstant, plainDay } from '@/platform/time/model'
import { dayAfterWorkingDays } from '@/platform/time/working-days.model'
import { zoneOfDepartment } from '@/platform/time/zones.model'

import type { AnimalStatus } from './model'

/** Clear working days that a found animal waits for its owner (article L211-25 of the Code rural). */
export const POUND_WORKING_DAYS = 8

/**
 * The first instant at which a found animal may be proposed for adoption: when its owner's last day is
 * over in Paris, and where the pound stands. East of Paris it is over some hours before, which costs
 * no right.
 * @param poundEntryAt ISO 8601
 * @param department code of the pound's department, for its clocks and its own holidays
 */
export function poundEnd(poundEntryAt: string, department?: string | null): Date {
  const entry = parisDay(new Date(poundEntryAt))
  const day = dayAfterWorkingDays(entry, POUND_WORKING_DAYS, department)
  const there = instantIn(zoneOfDepartment(department ?? ''), day, '00:00')
  return new Date(Math.max(parisInstant(day, '00:00').getTime(), there.getTime()))
}

export type PoundStep = {
  from: AnimalStatus | null
  to: AnimalStatus
  poundEntryAt: string | null
  department: string | null
}

/**
 * Checks that an animal does not leave the pound too early; `null` means allowed, else a
 * sentence for the named column. A found animal becomes adoptable only when its entry into the
 * pound is known and the delay is over; one that is entered as adoptable obeys the same delay.
 */
export function refusePoundStep(
  { from, to, poundEntryAt, department }: PoundStep,
  now: Date,
): { path: 'status' | 'poundEntryAt'; message: string } | null {
  const comesOut = (from === 'FOUND' || from === null) && (to === 'AT_SHELTER' || to === 'ADOPTED')
  if (!comesOut) return null
  if (!poundEntryAt) {
    if (from === null) return null
    const message =
      'Indiquez le jour d’entrée en fourrière\u00a0: le délai de 8 jours ouvrés court à partir de ce jour'
    return { path: 'poundEntryAt', message }
  }
  const end = poundEnd(poundEntryAt, department)
  if (now >= end) return null
  const message = `Le propriétaire a 8 jours ouvrés francs pour réclamer cet animal\u00a0: il pourra être proposé à l’adoption à partir du ${plainDay(end)}`
  return { path: 'status', message }
}
