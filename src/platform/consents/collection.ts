import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
} from 'payload'

import { hiddenUnless, inShelters, nobody } from '../access/builders'
import { optionsOf } from '../fields/options'
import { row } from '../fields/shorthand'
import { CONSENT_DECISION_LABELS, CONSENT_KIND_LABELS } from './model'

const neverChange: CollectionBeforeChangeHook = ({ data, operation }) => {
  if (operation === 'create') return data
  throw new APIError('Un consentement enregistré ne se modifie pas', 422)
}

const neverDelete: CollectionBeforeDeleteHook = () => {
  throw new APIError('Un consentement enregistré ne se supprime pas', 422)
}

/**
 * The proof that people agreed (article 7 of the GDPR): one row for each consent given or
 * withdrawn, with the words that were shown. Added by the program alone and never changed; a row
 * goes with the data that it allowed (see `tasks`).
 */
export const Consents: CollectionConfig = {
  slug: 'consents',
  labels: { singular: 'Consentement', plural: 'Consentements' },
  access: {
    read: inShelters('manageSettings'),
    create: nobody,
    update: nobody,
    delete: nobody,
    readVersions: nobody,
    unlock: nobody,
    admin: nobody,
  },
  admin: {
    group: 'Refuge',
    hideAPIURL: true,
    hidden: hiddenUnless('manageSettings'),
    useAsTitle: 'email',
    defaultColumns: ['at', 'kind', 'decision', 'email'],
    description:
      'Qui a accepté quoi, quand, et avec quels mots. Chaque ligne est gardée aussi longtemps que les données qu’elle autorise.',
  },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-at',
  forceSelect: { shelter: true },
  indexes: [{ fields: ['shelter', 'at'] }, { fields: ['source', 'sourceId'] }],
  hooks: { beforeChange: [neverChange], beforeDelete: [neverDelete] },
  fields: [
    row(
      {
        name: 'kind',
        type: 'select',
        label: 'Pour',
        required: true,
        options: optionsOf(CONSENT_KIND_LABELS),
      },
      {
        name: 'decision',
        type: 'select',
        label: 'Consentement',
        required: true,
        options: optionsOf(CONSENT_DECISION_LABELS),
      },
      { name: 'at', type: 'date', label: 'Le', required: true },
    ),
    row(
      { name: 'email', type: 'text', label: 'E-mail', index: true },
      { name: 'user', type: 'relationship', relationTo: 'users', label: 'Compte', index: true },
      { name: 'shelter', type: 'relationship', relationTo: 'shelters', label: 'Refuge' },
    ),
    { name: 'text', type: 'textarea', label: 'Texte affiché', required: true },
    row(
      { name: 'source', type: 'text', label: 'Recueilli avec', required: true },
      { name: 'sourceId', type: 'text', label: 'Identifiant', required: true },
    ),
  ],
}
