import type { CollectionConfig } from 'payload'

import { optionsOf } from '@/platform/fields/options'
import { row } from '@/platform/fields/shorthand'

import { givingAdmin, ledger, ledgerAccess } from '../access'
import { countRevisions } from '../hooks/count-revisions'
import { refuseDeletion } from '../hooks/guard-ledger'
import { lowerCaseEmail } from '../hooks/lower-case-email'
import { DONATION_STATUS_LABELS, GIFT_TYPE_LABELS } from '../model'
import {
  animalColumn,
  cents,
  checkout,
  donorColumn,
  person,
  providerColumns,
  shelterColumn,
  sums,
} from './columns'

/**
 * Gifts of one payment. `amountCents` is the gift without the tip; the state is written by the
 * settlement alone, after it has read the provider (docs/decisions/money.md).
 */
export const Donations: CollectionConfig = {
  slug: 'donations',
  labels: { singular: 'Don', plural: 'Dons' },
  access: ledgerAccess,
  admin: {
    ...givingAdmin,
    defaultColumns: ['createdAt', 'lastName', 'amountCents', 'status'],
    description: 'Les dons reçus par carte.',
    components: {
      views: {
        list: { Component: '@/features/donations/admin/lazy#DonationsView' },
        edit: {
          root: { Component: '@/features/donations/admin/donations/DonationView#DonationView' },
        },
      },
    },
  },
  ...ledger,
  defaultSort: '-createdAt',
  indexes: [
    { fields: ['shelter', 'status', 'createdAt'] },
    { fields: ['status', 'createdAt'] },
    { fields: ['donor', 'createdAt'] },
  ],
  hooks: {
    beforeValidate: [lowerCaseEmail],
    beforeChange: [countRevisions],
    beforeDelete: [refuseDeletion],
  },
  fields: [
    shelterColumn,
    row(
      {
        name: 'type',
        type: 'select',
        label: 'Type',
        required: true,
        defaultValue: 'DONATION',
        options: optionsOf(GIFT_TYPE_LABELS),
      },
      {
        name: 'status',
        type: 'select',
        label: 'État',
        required: true,
        defaultValue: 'PENDING',
        options: optionsOf(DONATION_STATUS_LABELS),
      },
    ),
    row(animalColumn, donorColumn),
    {
      name: 'campaign',
      type: 'relationship',
      relationTo: 'campaigns',
      label: 'Collecte',
      index: true,
    },
    sums,
    ...person,
    providerColumns,
    ...checkout,
    row(
      { name: 'paidAt', type: 'date', label: 'Payé le' },
      cents('refundedCents', 'Remboursé (centimes)'),
    ),
  ],
}
