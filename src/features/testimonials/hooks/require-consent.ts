import type { CollectionBeforeChangeHook } from 'payload'

import type { Testimonial } from '@/payload-types'
import { refuseRule } from '@/platform/validation/issues'

import { needsConsent } from '../model'

/** A testimonial is visible only with the agreement of the person quoted. */
export const requireConsent: CollectionBeforeChangeHook<Testimonial> = ({ data, originalDoc }) => {
  if (needsConsent({ ...originalDoc, ...data })) {
    const message = 'Cochez l’accord de la personne, ou décochez «\u00a0Visible sur le site\u00a0»'
    refuseRule('testimonials', [{ path: 'consent', message }])
  }
  return data
}
