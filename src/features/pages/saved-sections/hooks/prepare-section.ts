import type { CollectionBeforeValidateHook } from 'payload'

import type { SavedSection } from '@/payload-types'
import { refuse } from '@/platform/validation/issues'

import { prepareContent } from '../../content/prepare'
import { ContentError } from '../../content/refusals'

/** Puts the section in order before every write, like the content of a page; it is exactly one. */
export const prepareSection: CollectionBeforeValidateHook<SavedSection> = ({
  data,
  originalDoc,
}) => {
  if (!data || !('content' in data) || data.content === undefined) return data
  try {
    const content = prepareContent(data.content, originalDoc?.content ?? null, new Date())
    if (content.sections.length !== 1) {
      refuse('saved-sections', [{ path: 'content', message: 'Une seule section est attendue' }])
    }
    return { ...data, content }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return refuse(
      'saved-sections',
      error.issues.map(({ path, message }) => ({
        path: path ? `content.${path}` : 'content',
        message,
      })),
    )
  }
}
