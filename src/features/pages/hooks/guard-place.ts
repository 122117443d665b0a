import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook } from 'payload'

import type { Page } from '@/payload-types'

type Update = { data?: { updatedAt?: unknown; parent?: unknown; menuOrder?: unknown } }

/**
 * A save of the form says nothing of the page's place: the tree of pages moves it, and a form
 * that was open meanwhile still holds the old one. A save of the form is one that sends back
 * the date on which it was read.
 */
export const guardPlace: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { data } = args as Update
  if (operation === 'update' && req.payloadAPI === 'REST' && typeof data?.updatedAt === 'string') {
    delete data.parent
    delete data.menuOrder
  }
  return args
}

/** An old version says what a page said, not where it stands: that is written outside of versions. */
export const keepPlace: CollectionBeforeValidateHook<Page> = ({ data, originalDoc, req }) =>
  data && originalDoc && req.context.isRestoringVersion
    ? { ...data, parent: originalDoc.parent ?? null, menuOrder: originalDoc.menuOrder ?? null }
    : data
