import type { CollectionConfig } from 'payload'

import { optionsOf } from '@/platform/fields/options'
import { row } from '@/platform/fields/shorthand'

import { ledger, ledgerAccess } from '../access'
import { refuseDeletion, neverChange } from '../hooks/guard-ledger'
import { GIFT_LIMITS, PAYMENT_KIND_LABELS } from '../model'
import { animalColumn, card, donorColumn, providerColumns, shelterColumn, sums } from './columns'

/**
 * The ledger: one line for each movement of money that the provider's own record told of.
 * Lines are added, never changed and never deleted. Sums are signed: what goes back is negative.
 */
export const Payments: CollectionConfig = {
  slug: 'payments',
  labels: { singular: 'Écriture', plural: 'Écritures' },
  access: ledgerAccess,
  // Seen in the gift that it belongs to.
  admin: { hidden: true, hideAPIURL: true, useAsTitle: 'entryKey' },
  ...ledger,
  defaultSort: '-happenedAt',
  indexes: [
    { fields: ['shelter', 'happenedAt'] },
    { fields: ['donor', 'happenedAt'] },
    { fields: ['provider', 'providerId'] },
  ],
  hooks: { beforeChange: [neverChange], beforeDelete: [refuseDeletion] },
  fields: [
    shelterColumn,
    row(
      {
        name: 'kind',
        type: 'select',
        label: 'Nature',
        required: true,
        options: optionsOf(PAYMENT_KIND_LABELS),
      },
      { name: 'happenedAt', type: 'date', label: 'Date', required: true },
    ),
    row(
      {
        name: 'donation',
        type: 'relationship',
        relationTo: 'donations',
        label: 'Don',
        index: true,
      },
      {
        name: 'sponsorship',
        type: 'relationship',
        relationTo: 'sponsorships',
        label: 'Parrainage',
        index: true,
      },
    ),
    row(animalColumn, donorColumn),
    sums,
    providerColumns,
    row(
      { name: 'providerId', type: 'text', label: 'Paiement chez le prestataire', required: true },
      // What happened, in words of the provider: the second telling of it is no second line.
      { name: 'entryKey', type: 'text', label: 'Clé', required: true, unique: true },
    ),
    card,
    row(
      { name: 'by', type: 'relationship', relationTo: 'users', label: 'Par' },
      { name: 'reason', type: 'text', label: 'Raison', maxLength: GIFT_LIMITS.reason },
    ),
  ],
}
