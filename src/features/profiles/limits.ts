import { createLimiter } from '@/platform/rate-limit/limiter'

/** Photos that one account sends in an hour: each is decoded and encoded again. */
export const photoLimiter = createLimiter({ name: 'profile-photo', points: 20, seconds: 3600 })
