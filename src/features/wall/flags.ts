import { flagStore } from '@/platform/flags/store'

type Outcome = 'KEPT' | 'HIDDEN' | 'REMOVED'

/** What people say against posts, and against comments. */
export const postFlags = flagStore<Outcome>('wall_posts')
export const commentFlags = flagStore<Outcome>('wall_comments')
