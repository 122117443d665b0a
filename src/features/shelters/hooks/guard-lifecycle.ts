import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import type { Shelter } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { refuseRule } from '@/platform/validation/issues'

import { DECIDED_COLUMNS } from '../model'

/** Runs a write that may change what only decisions change. */
export async function deciding<T>(
  req: PayloadRequest,
  shelterId: string,
  write: () => Promise<T>,
): Promise<T> {
  req.context.decidesShelter = shelterId
  try {
    return await write()
  } finally {
    delete req.context.decidesShelter
  }
}

/** Columns that only a super admin writes: a team restores its old texts, never these. */
const PLATFORM_COLUMNS = ['slug', 'tipMode'] as const

/** What the payment provider says of its account: no old version brings that back. */
const PROVIDER_COLUMNS = ['stripeAccountId', 'payoutState'] as const

/** Columns of a join request, as it was sent. */
const REQUEST_COLUMNS = ['joinReason', 'joinConsentAt'] as const

/**
 * What decisions wrote stays as it is in every other write. Restoring an old
 * version passes by the access of fields: there the present values are put back.
 */
export const guardLifecycle: CollectionBeforeChangeHook<Shelter> = ({ data, originalDoc, req }) => {
  if (!originalDoc?.id || req.context.decidesShelter === originalDoc.id) return data
  const keep = (columns: readonly (keyof Shelter)[]) =>
    Object.fromEntries(columns.map((column) => [column, originalDoc[column]]))
  if (req.context.isRestoringVersion) {
    const isPlatform = Boolean(actorOf(req)?.isSuperAdmin)
    return {
      ...data,
      ...keep(DECIDED_COLUMNS),
      ...keep(REQUEST_COLUMNS),
      ...keep(PROVIDER_COLUMNS),
      ...(isPlatform ? {} : keep(PLATFORM_COLUMNS)),
    }
  }
  if (data.status && data.status !== originalDoc.status) {
    const message = 'L’état d’un refuge ne change que par une décision'
    refuseRule('shelters', [{ path: 'status', message }])
  }
  return data
}
