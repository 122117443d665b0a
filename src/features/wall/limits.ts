import type { User } from '@/payload-types'
import { limitAttempts } from '@/platform/rate-limit/attempts'
import { createLimiter, type Limiter } from '@/platform/rate-limit/limiter'
import { countTry } from '@/platform/rate-limit/presses'

import { allowance } from './model'

const NEW = allowance(new Date(), new Date())
const KNOWN = allowance(new Date(0), new Date())

const posts = {
  isNew: createLimiter({ name: 'wall-posts-new', points: NEW.posts, seconds: 86_400 }),
  isKnown: createLimiter({ name: 'wall-posts', points: KNOWN.posts, seconds: 86_400 }),
}
const comments = {
  isNew: createLimiter({ name: 'wall-comments-new', points: NEW.comments, seconds: 3600 }),
  isKnown: createLimiter({ name: 'wall-comments', points: KNOWN.comments, seconds: 3600 }),
}

const limiterOf = ({ isNew, isKnown }: typeof posts, user: User): Limiter =>
  allowance(new Date(user.createdAt), new Date()).posts === NEW.posts ? isNew : isKnown

/** Counts a post of a person today. @throws {HttpError} 429 with the seconds to wait */
export const countPost = (user: User): Promise<void> => countTry(limiterOf(posts, user), user.id)

/** Counts a comment of a person in this hour. @throws {HttpError} 429 with the seconds to wait */
export const countComment = (user: User): Promise<void> =>
  countTry(limiterOf(comments, user), user.id)

/** Photos of one person in an hour: each is decoded and encoded twice. */
export const photoLimiter = createLimiter({ name: 'wall-photos', points: 40, seconds: 3600 })

const SENTENCE = 'Trop d’envois détectés. Réessayez plus tard.'

/** Forms with photos of one network, before they are read. */
export const arrivalLimiter = limitAttempts({
  name: 'wall-arrival',
  sentence: SENTENCE,
  byNetwork: 120,
  byAccount: 120,
})

/** Saying that something does not belong here. */
export const flagLimiter = limitAttempts({
  name: 'wall-flag',
  sentence: SENTENCE,
  byNetwork: 10,
  byAccount: 10,
})
