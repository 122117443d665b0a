'use client'

import { askedOnce } from './asked-once'

export type SessionUser = {
  id: string
  name: string
  email: string
  /** Path of a photo; null without one. */
  image: string | null
  isSuperAdmin: boolean
  /** Belongs to the team of a shelter, or is a super admin. */
  canViewAdmin: boolean
}

const session = askedOnce(
  '/api/user/session',
  (body) => (body as { user: SessionUser | null }).user,
)

/** Who is signed in; `null` for nobody, `undefined` until the answer has come. */
export const useKnownSession = (): SessionUser | null | undefined => session.useAnswer()

/** Who is signed in; `null` for nobody, and until the answer has come: pages are for everybody. */
export const useSession = (): SessionUser | null => useKnownSession() ?? null
