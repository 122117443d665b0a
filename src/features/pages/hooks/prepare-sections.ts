import type { CollectionBeforeValidateHook } from 'payload'

import type { Page } from '@/payload-types'
import { refuse } from '@/platform/validation/issues'

import { prepareContent } from '../content/prepare'
import { ContentError } from '../content/refusals'

/**
 * Puts the content of a page in order before every write, drafts included:
 * old shapes are migrated, ids given, HTML cleaned, and a wrong shape refused
 * with its path.
 */
export const prepareSections: CollectionBeforeValidateHook<Page> = ({ data, originalDoc }) => {
  if (!data || !('sections' in data) || data.sections === undefined) return data
  try {
    const sections = prepareContent(data.sections, originalDoc?.sections ?? null, new Date())
    return { ...data, sections }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return refuse(
      'pages',
      error.issues.map(({ path, message }) => ({
        path: path ? `sections.${path}` : 'sections',
        message,
      })),
    )
  }
}
