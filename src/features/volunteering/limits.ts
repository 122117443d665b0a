import { createLimiter } from '@/platform/rate-limit/limiter'

/** Offers of one person to help, in a day. */
export const dailyApplications = createLimiter({
  name: 'volunteer-applications',
  points: 10,
  seconds: 86_400,
})

/** Reads of calendars from one address: programs ask a few times an hour. */
export const calendarReads = createLimiter({
  name: 'volunteer-calendars',
  points: 120,
  seconds: 3600,
})
