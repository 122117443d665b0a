import * as walks from '@/features/walks/api'
import * as walkDesk from '@/features/walks/desk/api'
import * as walkLists from '@/features/walks/list-api'
import * as walkForms from '@/features/walks/plain/api'
import type { Route } from '@/platform/http/route'

/** Walks: part of `routes.ts`. */
export const walkRoutes: readonly Route[] = [
  walkLists.listWalksRoute,
  walkLists.mapWalksRoute,
  walks.createWalkRoute,
  walks.readWalkRoute,
  walks.readOwnWalkRoute,
  walks.updateWalkRoute,
  walkForms.createWalkPlain,
  walkForms.updateWalkPlain,
  walks.eraseWalkRoute,
  walks.addWalkPhotosRoute,
  walks.submitWalkRoute,
  walks.takeBackWalkRoute,
  walks.verifyWalkRoute,
  walkDesk.reportWalkProblem,
  walkDesk.listDeskWalks,
  walkDesk.publishDeskWalk,
  walkDesk.rejectDeskWalk,
  walkDesk.keepDeskWalk,
]
