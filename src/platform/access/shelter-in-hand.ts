import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { PayloadRequest } from 'payload'

import { isId } from '../ids.model'
import { actorOf } from './builders'
import { idOf } from './model'

/** The id of the shelter that the selector of the admin holds: a convenience, never a right. */
export function chosenShelter(headers: Headers): string | null {
  const chosen = getTenantFromCookie(headers, 'text')
  return typeof chosen === 'string' && isId(chosen) ? chosen : null
}

/** The shelter that the person chose, else their only one, else null; not yet a right either. */
export function shelterInHand(req: PayloadRequest): string | null {
  const memberships = actorOf(req)?.memberships ?? []
  const only = memberships.length === 1 ? idOf(memberships[0]?.shelter) : null
  return chosenShelter(req.headers) ?? only
}
