import { shortMomentIn } from '@/platform/time/model'

/** « 21/11/2026 14:05 », as the clocks of the shelter show it (IANA name). */
export const momentLabel = (timezone: string, iso: string): string =>
  shortMomentIn(timezone, new Date(iso))
