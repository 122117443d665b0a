import * as badges from '@/features/badges/api'
import * as profiles from '@/features/profiles/api'
import type { Route } from '@/platform/http/route'

/** What people show of themselves, and the badges that they earn: part of `routes.ts`. */
export const profileRoutes: readonly Route[] = [
  profiles.saveOwnProfile,
  profiles.sendOwnPhoto,
  profiles.removeOwnPhoto,
  profiles.withdrawOneProfile,
  badges.listBadgesRoute,
  badges.createBadgeRoute,
  badges.readBadgeRoute,
  badges.updateBadgeRoute,
  badges.listUserBadgesRoute,
  badges.toggleUnlockRoute,
  badges.toggleDisplayRoute,
  badges.listOwnBadgesRoute,
  badges.displayOwnBadgeRoute,
  badges.readDrawing,
]
