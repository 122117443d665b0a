import type { User } from '@/payload-types'
import { canSomewhere } from '@/platform/access/model'

import { avatarsOf } from './people/avatars'

export { avatarsOf }

/** What a page may know of the person who looks at it. */
export type SessionUser = {
  id: string
  name: string
  email: string
  /** The photo that the person chose for a team's page; a path of the site. */
  image: string | null
  isSuperAdmin: boolean
  /** Whether the person has something to do in an administration. */
  canViewAdmin: boolean
}

export async function toSessionUser(user: User): Promise<SessionUser> {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    image: (await avatarsOf([user])).get(user.id) ?? null,
    isSuperAdmin: Boolean(user.isSuperAdmin),
    canViewAdmin: canSomewhere(user, 'viewAdmin'),
  }
}
