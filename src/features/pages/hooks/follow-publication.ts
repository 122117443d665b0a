import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'

import type { Page } from '@/payload-types'
import { refuseRule } from '@/platform/validation/issues'

import { publicationErrors } from '../checks/model'
import type { PageStatus } from '../model'
import type { PageContent } from '../schema'

/** Remembers whether the write only keeps a draft beside the published page; an old version may be one. */
export const noteDraft: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update' || operation === 'create' || operation === 'restoreVersion') {
    req.context.savesDraft = Boolean((args as { draft?: boolean }).draft)
  }
  return args
}

/**
 * `status` is the product's word, and follows what Payload does with the page:
 * published, draft beside a published page (still PUBLISHED), taken offline, or
 * archived by a command; as a draft an old version says of itself what it was, and changes none of
 * that. Publishing is refused while the content has errors.
 */
export const followPublication: CollectionBeforeChangeHook<Page> = ({ data, originalDoc, req }) => {
  const isDraftAgain = req.context.isRestoringVersion === true && req.context.savesDraft === true
  const publishes = data._status === 'published' && !isDraftAgain
  if (publishes) {
    const content = (data.sections ?? originalDoc?.sections) as PageContent | undefined
    const errors = content ? publicationErrors(content) : []
    if (errors.length > 0) {
      refuseRule(
        'pages',
        errors.map(({ path, message }) => ({ path: `sections.${path}`, message })),
      )
    }
    return { ...data, status: 'PUBLISHED' satisfies PageStatus }
  }
  if (req.context.archives === true) {
    return { ...data, _status: 'draft', status: 'ARCHIVED' satisfies PageStatus }
  }
  const keeps = req.context.savesDraft === true && originalDoc?.status
  return { ...data, status: keeps ? originalDoc.status : ('DRAFT' satisfies PageStatus) }
}
