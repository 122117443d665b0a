import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { ServerFunction } from 'payload'

import { mayLock } from '@/platform/access/locks'

type FormState = Parameters<typeof buildFormStateHandler>[0]

/** The state of a form, without the lock that Payload would put on a document of others. */
export const formState: ServerFunction<
  FormState,
  ReturnType<typeof buildFormStateHandler>
> = async (args) => {
  const { req, collectionSlug, globalSlug, id, returnLockStatus } = args
  const document = collectionSlug ? { relationTo: collectionSlug, value: id } : undefined
  const isLocked = Boolean(returnLockStatus) && (await mayLock(req, { document, globalSlug }))
  return buildFormStateHandler({ ...args, returnLockStatus: isLocked })
}
