import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { PayloadRequest } from 'payload'

import { actorOf } from './builders'
import { sheltersWith } from './model'

/**
 * The shelter a new document stands in before anybody chose: that of the admin's
 * cookie, or the only one in whose admin the person works. Without this, a form
 * opened by a bookmark before the browser has the cookie would have none, in a
 * field that a person of one shelter does not see. A program that writes through
 * HTTP names its shelter.
 * @returns the id of a shelter, null when there is a choice to make
 */
export async function defaultShelter({ req }: { req: PayloadRequest }): Promise<string | null> {
  const cookie = getTenantFromCookie(req.headers, 'text')
  const chosen = typeof cookie === 'string' ? cookie : null
  const own = sheltersWith(actorOf(req), 'viewAdmin')
  if (own === 'all') return chosen && (await exists(req, chosen)) ? chosen : null
  if (chosen && own.includes(chosen)) return chosen
  const [only, ...others] = own
  const isForm = req.payloadAPI === 'local'
  return isForm && only && others.length === 0 ? only : null
}

async function exists(req: PayloadRequest, id: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'shelters',
    overrideAccess: false,
    req,
    where: { id: { equals: id } },
  })
  return totalDocs > 0
}
