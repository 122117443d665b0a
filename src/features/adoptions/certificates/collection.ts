import type { CollectionConfig } from 'payload'

import { SPECIES_LABELS } from '@/features/animals/model'
import { inShelters, nobody } from '@/platform/access/builders'
import { holdRow } from '@/platform/db/hold-row'
import { optionsOf } from '@/platform/fields/options'
import { row } from '@/platform/fields/shorthand'

import { refuseDeletion, signOnce } from '../hooks/guard-certificate'
import { SIGNATURE_LABELS } from './model'

/** Where a file is kept is nobody's business: it is read by the routes that check who asks. */
const secret = { access: { read: nobody }, admin: { hidden: true } }

/**
 * Engagement certificates: delivered once, signed once, never changed and never deleted
 * (docs/decisions/adoptions.md).
 */
export const Certificates: CollectionConfig = {
  slug: 'certificates',
  labels: { singular: 'Certificat d’engagement', plural: 'Certificats d’engagement' },
  access: {
    read: inShelters('manageAdoptions'),
    create: nobody,
    update: nobody,
    delete: nobody,
    readVersions: nobody,
    unlock: nobody,
    admin: nobody,
  },
  // Seen in the request that it belongs to.
  admin: { hidden: true, hideAPIURL: true, useAsTitle: 'applicantName' },
  defaultSort: '-deliveredAt',
  disableDuplicate: true,
  forceSelect: { shelter: true },
  hooks: { beforeOperation: [holdRow], beforeChange: [signOnce], beforeDelete: [refuseDeletion] },
  fields: [
    {
      name: 'request',
      type: 'relationship',
      relationTo: 'adoption-requests',
      label: 'Demande',
      required: true,
      unique: true,
    },
    row(
      {
        name: 'animal',
        type: 'relationship',
        relationTo: 'animals',
        label: 'Animal',
        required: true,
      },
      { name: 'animalName', type: 'text', label: 'Nom de l’animal', required: true },
      {
        name: 'species',
        type: 'select',
        label: 'Espèce',
        required: true,
        options: optionsOf(SPECIES_LABELS),
      },
    ),
    { name: 'applicantName', type: 'text', label: 'Remis à', required: true },
    row(
      { name: 'deliveredAt', type: 'date', label: 'Remis le', required: true },
      { name: 'signedAt', type: 'date', label: 'Signé le' },
      { name: 'signatureName', type: 'text', label: 'Signé par' },
      {
        name: 'signatureMeans',
        type: 'select',
        label: 'Signé',
        options: optionsOf(SIGNATURE_LABELS),
      },
    ),
    row(
      { name: 'sha256', type: 'text', label: 'Empreinte du certificat', required: true },
      { name: 'signedSha256', type: 'text', label: 'Empreinte du certificat signé' },
    ),
    { name: 'fileKey', type: 'text', label: 'Fichier', required: true, ...secret },
    { name: 'signedFileKey', type: 'text', label: 'Fichier signé', ...secret },
  ],
}
