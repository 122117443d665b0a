import type { PayloadRequest } from 'payload'

import { invalidField } from '@/platform/http/errors'

/** The title of a plan that a request of this shelter can name. @throws {HttpError} 422 */
export async function planTitle(
  req: PayloadRequest,
  shelter: string,
  plan: string,
): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'plans',
    where: {
      and: [
        { id: { equals: plan } },
        { shelter: { equals: shelter } },
        { type: { equals: 'ADOPTION' } },
      ],
    },
    // The right was checked; plans are managed with another permission.
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  if (!docs[0]) throw invalidField('plan', 'Choisissez une formule d’adoption de ce refuge')
  return docs[0].title
}
