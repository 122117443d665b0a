import type { CollectionBeforeValidateHook } from 'payload'

import type { AdoptionRequest } from '@/payload-types'

/** One way to write a name and an e-mail address, so that the same person is recognised. */
export const tidyApplicant: CollectionBeforeValidateHook<AdoptionRequest> = ({ data }) => {
  if (!data?.applicant) return data
  const { name, email, phone } = data.applicant
  return {
    ...data,
    applicant: {
      ...data.applicant,
      ...(name && { name: name.trim().replace(/\s+/g, ' ') }),
      ...(email && { email: email.trim().toLowerCase() }),
      ...(phone && { phone: phone.trim() }),
    },
  }
}
