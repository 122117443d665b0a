import * as supplies from '@/features/supply-requests/api'
import * as desk from '@/features/supply-requests/desk/api'
import type { Route } from '@/platform/http/route'

/** What shelters ask for in kind: part of `routes.ts`. */
export const supplyRoutes: readonly Route[] = [
  supplies.listSupplyRequests,
  supplies.createSupplyRequestRoute,
  supplies.readSupplyRequest,
  supplies.updateSupplyRequestRoute,
  supplies.answerSupplyRequest,
  supplies.withdrawSupplyResponse,
  desk.listShelterSupplies,
  desk.listPlatformSupplies,
  desk.listShelterResponses,
  desk.listPlatformResponses,
  desk.exportShelterResponses,
  desk.exportPlatformResponses,
  desk.acceptSupplyResponse,
  desk.rejectSupplyResponse,
  desk.finishSupplyResponse,
  desk.undoSupplyResponse,
]
