import * as badges from '@/features/badges/api'
import type { Route } from '@/platform/http/route'

/** Badges, for super admins and for who has them: part of `routes.ts`. */
export const badgeRoutes: readonly Route[] = [
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
