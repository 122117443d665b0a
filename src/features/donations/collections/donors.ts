import type { CollectionConfig } from 'payload'

import { row } from '@/platform/fields/shorthand'

import { platformAccess } from '../access'
import { lowerCaseEmail } from '../hooks/lower-case-email'
import { GIFT_LIMITS } from '../model'

/**
 * People who gave, one row for an e-mail address whatever the shelter: what their personal page
 * is found by. No team reads it: a shelter knows its donors from their gifts.
 */
export const Donors: CollectionConfig = {
  slug: 'donors',
  labels: { singular: 'Donateur', plural: 'Donateurs' },
  access: platformAccess,
  admin: { hidden: true, hideAPIURL: true, useAsTitle: 'email' },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: 'email',
  hooks: { beforeValidate: [lowerCaseEmail] },
  fields: [
    { name: 'email', type: 'email', label: 'E-mail', required: true, unique: true },
    row(
      { name: 'firstName', type: 'text', label: 'Prénom', maxLength: GIFT_LIMITS.name },
      { name: 'lastName', type: 'text', label: 'Nom', maxLength: GIFT_LIMITS.name },
    ),
    { name: 'user', type: 'relationship', relationTo: 'users', label: 'Compte', index: true },
  ],
}
