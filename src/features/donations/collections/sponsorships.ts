import type { CollectionConfig } from 'payload'

import { optionsOf } from '@/platform/fields/options'
import { row } from '@/platform/fields/shorthand'

import { givingAdmin, ledger, ledgerAccess } from '../access'
import { countRevisions } from '../hooks/count-revisions'
import { refuseDeletion } from '../hooks/guard-ledger'
import { lowerCaseEmail } from '../hooks/lower-case-email'
import { END_REASON_LABELS, FREQUENCY_LABELS, SPONSORSHIP_STATUS_LABELS } from '../model'
import {
  animalColumn,
  card,
  checkout,
  donorColumn,
  person,
  providerColumns,
  shelterColumn,
  sums,
} from './columns'

/**
 * Gifts that come back, for an animal or, when the sponsor chose so after it left, for the
 * shelter. `tipCents` was taken with the first payment only.
 */
export const Sponsorships: CollectionConfig = {
  slug: 'sponsorships',
  labels: { singular: 'Parrainage', plural: 'Parrainages' },
  access: ledgerAccess,
  admin: {
    ...givingAdmin,
    defaultColumns: ['createdAt', 'lastName', 'animal', 'amountCents', 'status'],
    description: 'Les personnes qui parrainent un animal.',
    components: {
      views: {
        list: {
          Component: '@/features/donations/admin/lazy#SponsorshipsView',
        },
        edit: {
          root: {
            Component: '@/features/donations/admin/sponsorships/SponsorshipView#SponsorshipView',
          },
        },
      },
    },
  },
  ...ledger,
  defaultSort: '-createdAt',
  indexes: [
    { fields: ['shelter', 'status', 'createdAt'] },
    { fields: ['animal', 'status'] },
    { fields: ['status', 'nextPaymentAt'] },
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
        name: 'status',
        type: 'select',
        label: 'État',
        required: true,
        defaultValue: 'PENDING',
        options: optionsOf(SPONSORSHIP_STATUS_LABELS),
      },
      {
        name: 'frequency',
        type: 'select',
        label: 'Fréquence',
        required: true,
        defaultValue: 'monthly',
        options: optionsOf(FREQUENCY_LABELS),
      },
    ),
    row(animalColumn, donorColumn, {
      name: 'plan',
      type: 'relationship',
      relationTo: 'plans',
      label: 'Formule',
      index: true,
    }),
    sums,
    ...person,
    providerColumns,
    ...checkout,
    row(
      {
        name: 'subscriptionId',
        type: 'text',
        label: 'Abonnement',
        unique: true,
        admin: { hidden: true },
      },
      { name: 'nextPaymentAt', type: 'date', label: 'Prochain paiement' },
      { name: 'startedAt', type: 'date', label: 'Depuis le' },
      { name: 'endedAt', type: 'date', label: 'Terminé le' },
      {
        name: 'endReason',
        type: 'select',
        label: 'Terminé parce que',
        options: optionsOf(END_REASON_LABELS),
      },
    ),
    card,
    row(
      // Which card its end was told of: each is told of once.
      { name: 'cardWarned', type: 'text', label: 'Fin de carte annoncée', admin: { hidden: true } },
      { name: 'choiceUntil', type: 'date', label: 'Choix attendu jusqu’au', index: true },
      { name: 'formerAnimalName', type: 'text', label: 'Animal parrainé auparavant' },
    ),
    // Its sponsor had paused it before the animal left: what they choose then does not undo that.
    {
      name: 'wasPaused',
      type: 'checkbox',
      label: 'En pause avant le départ de l’animal',
      defaultValue: false,
      admin: { hidden: true },
    },
  ],
}
