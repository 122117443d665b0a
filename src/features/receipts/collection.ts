import type { CollectionConfig } from 'payload'

import { hiddenUnless, inShelters, nobody } from '@/platform/access/builders'
import { holdRow } from '@/platform/db/hold-row'
import { optionsOf } from '@/platform/fields/options'
import { row } from '@/platform/fields/shorthand'

import { cancelOnce, refuseDeletion } from './hooks/guard-receipt'
import { CANCEL_REASON_MAX, RECEIPT_STATUS_LABELS } from './model'

/** Where a file is kept is nobody's business: it is read by the routes that check who asks. */
const secret = { access: { read: nobody }, admin: { hidden: true } }

/**
 * Tax receipts: numbered without a hole for each shelter and year, never changed but by a
 * cancellation, never deleted (docs/decisions/money.md).
 */
export const Receipts: CollectionConfig = {
  slug: 'receipts',
  labels: { singular: 'Reçu fiscal', plural: 'Reçus fiscaux' },
  access: {
    read: inShelters('viewGiving'),
    create: nobody,
    update: nobody,
    delete: nobody,
    readVersions: nobody,
    unlock: nobody,
    admin: nobody,
  },
  admin: {
    group: 'Dons',
    hideAPIURL: true,
    hidden: hiddenUnless('viewGiving'),
    useAsTitle: 'label',
    defaultColumns: ['label', 'amountCents', 'status', 'issuedAt'],
    pagination: { defaultLimit: 12, limits: [12, 24, 48, 96] },
    description: 'Les reçus que le refuge a délivrés, et leur total par année.',
    components: {
      views: {
        list: { Component: '@/features/receipts/admin/ReceiptsView#ReceiptsView' },
        edit: { root: { Component: '@/features/receipts/admin/ReceiptView#ReceiptView' } },
      },
    },
  },
  defaultSort: '-issuedAt',
  disableDuplicate: true,
  lockDocuments: false,
  forceSelect: { shelter: true },
  indexes: [
    { fields: ['shelter', 'year', 'number'], unique: true },
    { fields: ['shelter', 'year', 'status'] },
  ],
  hooks: { beforeOperation: [holdRow], beforeChange: [cancelOnce], beforeDelete: [refuseDeletion] },
  fields: [
    row(
      { name: 'label', type: 'text', label: 'Numéro', required: true },
      { name: 'year', type: 'number', label: 'Année', required: true },
      { name: 'number', type: 'number', label: 'Rang dans l’année', required: true },
    ),
    {
      name: 'payment',
      type: 'relationship',
      relationTo: 'payments',
      label: 'Paiement',
      required: true,
      index: true,
    },
    {
      name: 'status',
      type: 'select',
      label: 'État',
      required: true,
      defaultValue: 'ISSUED',
      options: optionsOf(RECEIPT_STATUS_LABELS),
    },
    row(
      { name: 'replaces', type: 'relationship', relationTo: 'receipts', label: 'Remplace' },
      {
        name: 'replacedBy',
        type: 'relationship',
        relationTo: 'receipts',
        label: 'Remplacé par',
      },
    ),
    // The donor and the shelter as they were printed: read by the receipts' own commands alone.
    { name: 'facts', type: 'json', label: 'Mentions', required: true, ...secret },
    {
      name: 'amountCents',
      type: 'number',
      label: 'Montant du don (centimes)',
      required: true,
      min: 1,
    },
    { name: 'fileKey', type: 'text', label: 'Fichier', required: true, ...secret },
    { name: 'sha256', type: 'text', label: 'Empreinte du fichier', required: true },
    row(
      { name: 'issuedAt', type: 'date', label: 'Émis le', required: true },
      { name: 'cancelledAt', type: 'date', label: 'Annulé le' },
    ),
    {
      name: 'cancelReason',
      type: 'text',
      label: 'Motif de l’annulation',
      maxLength: CANCEL_REASON_MAX,
    },
    // The lower-case e-mail of the donor: what their receipts are found by.
    { name: 'donorKey', type: 'text', label: 'Donateur', required: true, index: true, ...secret },
  ],
}
