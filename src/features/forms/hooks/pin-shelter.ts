import type { CollectionBeforeValidateHook } from 'payload'

import type { FormSubmission } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { refuse } from '@/platform/validation/issues'

/** An answer was sent to one shelter, and stays there whoever moves it. */
export const pinShelter: CollectionBeforeValidateHook<FormSubmission> = ({ data, originalDoc }) => {
  if (originalDoc?.id && data && 'shelter' in data) {
    if (idOf(data.shelter) !== idOf(originalDoc.shelter)) {
      refuse('form-submissions', [
        { path: 'shelter', message: 'Une réponse reste dans son refuge' },
      ])
    }
  }
  return data
}
