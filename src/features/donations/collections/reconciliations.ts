import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/platform/access/builders'
import { optionsOf } from '@/platform/fields/options'
import { row } from '@/platform/fields/shorthand'

import { ledger, ledgerAccess } from '../access'
import { DIFFERENCE_LABELS } from '../settle/difference.model'
import { cents, shelterColumn } from './columns'

/** Where the ledger and the provider did not say the same, seen by the daily comparison. */
export const Reconciliations: CollectionConfig = {
  slug: 'reconciliations',
  labels: { singular: 'Écart', plural: 'Écarts de rapprochement' },
  access: ledgerAccess,
  admin: {
    group: 'Dons',
    hideAPIURL: true,
    hidden: hiddenUnless('viewGiving'),
    useAsTitle: 'providerId',
    defaultColumns: ['kind', 'providerId', 'ledgerCents', 'providerCents', 'seenAt', 'resolvedAt'],
    pagination: { defaultLimit: 12, limits: [12, 24, 48, 96] },
    description:
      'Chaque nuit, les écritures sont comparées à ce que dit le prestataire de paiement. Une liste vide est la bonne nouvelle.',
  },
  ...ledger,
  defaultSort: '-seenAt',
  fields: [
    shelterColumn,
    row(
      {
        name: 'kind',
        type: 'select',
        label: 'Écart',
        required: true,
        options: optionsOf(DIFFERENCE_LABELS),
      },
      { name: 'provider', type: 'text', label: 'Prestataire', required: true },
      { name: 'account', type: 'text', label: 'Compte', admin: { hidden: true } },
      { name: 'providerId', type: 'text', label: 'Paiement', required: true },
    ),
    {
      name: 'key',
      type: 'text',
      label: 'Clé',
      required: true,
      unique: true,
      admin: { hidden: true },
    },
    row(
      cents('ledgerCents', 'Chez nous (centimes)'),
      cents('providerCents', 'Chez le prestataire (centimes)'),
    ),
    row(
      { name: 'firstSeenAt', type: 'date', label: 'Vu d’abord le', required: true },
      { name: 'seenAt', type: 'date', label: 'Vu le', required: true },
      { name: 'resolvedAt', type: 'date', label: 'Résolu le' },
    ),
  ],
}
