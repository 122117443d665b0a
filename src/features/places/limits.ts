import { limitAttempts } from '@/platform/rate-limit/attempts'
import { createLimiter } from '@/platform/rate-limit/limiter'

/** Suggesting a place, without an account. */
export const suggestLimiter = limitAttempts({
  name: 'place-suggest',
  sentence: 'Trop d’adresses ont été proposées. Réessayez plus tard.',
  byNetwork: 12,
  byAccount: 6,
})

/** Suggestions of one address in a day. Source: docs/decisions/places.md. */
export const dailySuggestions = createLimiter({
  name: 'place-suggest-day',
  points: 10,
  seconds: 86_400,
})

/** Saying that something is wrong with a place, and pressing links. */
export const errorLimiter = limitAttempts({
  name: 'place-error',
  sentence: 'Trop d’envois détectés. Réessayez plus tard.',
  byNetwork: 8,
  byAccount: 8,
})

/** Saying that a place is one's own, and pressing the link. */
export const claimLimiter = limitAttempts({
  name: 'place-claim',
  sentence: 'Trop de demandes détectées. Réessayez plus tard.',
  byNetwork: 8,
  byAccount: 8,
})

/** Mails about what an owner asks for, of one place. */
export const askedMail = createLimiter({ name: 'place-asked-mail', points: 1, seconds: 3600 })

/** Links that one address gets for one place in a day. */
export const dailyClaims = createLimiter({ name: 'place-claim-day', points: 3, seconds: 86_400 })
