import { dayIn } from '@/platform/time/model'

import { exceptionsToTell } from './told.model'

/** {@link exceptionsToTell} on this day, on the clocks of a shelter. */
export const toldToday = <Exception extends { startDate: string; endDate: string }>(
  exceptions: readonly Exception[],
  timezone: string,
): Exception[] => exceptionsToTell(exceptions, dayIn(timezone, new Date()))
