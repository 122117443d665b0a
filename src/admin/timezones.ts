import { ZONE_LABELS } from '@/platform/time/zones.model'

/** Payload's own list is of the whole world, in English. */
export const FRENCH_TIMEZONES = Object.entries(ZONE_LABELS).map(([value, label]) => ({
  label,
  value,
}))
