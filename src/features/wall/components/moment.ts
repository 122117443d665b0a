import { hourOf, plainDay } from '@/platform/time/model'

/** « 26 novembre 2026 à 14:05 », as clocks in Paris show it. */
export function momentLabel(iso: string): string {
  const at = new Date(iso)
  return `${plainDay(at)} à ${hourOf(at)}`
}
