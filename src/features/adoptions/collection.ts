import type { CollectionConfig } from 'payload'

import { holdRow } from '@/platform/db/hold-row'
import { hiddenUnless, inShelters, nobody } from '@/platform/access/builders'
import { optionsOf } from '@/platform/fields/options'
import { destinationShelter, ownRelations } from '@/platform/fields/own-shelter'
import { row } from '@/platform/fields/shorthand'

import { writeOpenKey } from './hooks/write-open-key'
import { tidyApplicant } from './hooks/tidy-applicant'
import { CLOSED_BY_LABELS, REQUEST_LIMITS, REQUEST_STATUS_LABELS } from './model'

const hidden = { admin: { hidden: true } }

/**
 * Requests of people who want to adopt an animal. Written by commands alone, because each step
 * has its rules; a team reads those of its shelter.
 */
export const AdoptionRequests: CollectionConfig = {
  slug: 'adoption-requests',
  labels: { singular: 'Demande d’adoption', plural: 'Demandes d’adoption' },
  access: {
    read: inShelters('manageAdoptions'),
    create: nobody,
    update: nobody,
    delete: nobody,
    readVersions: nobody,
    unlock: nobody,
    admin: nobody,
  },
  admin: {
    group: 'Demandes',
    hideAPIURL: true,
    hidden: hiddenUnless('manageAdoptions'),
    defaultColumns: ['applicant.name', 'animal', 'status', 'createdAt'],
    pagination: { defaultLimit: 12, limits: [12, 24, 48, 96] },
    description: 'Les personnes qui souhaitent adopter, étape par étape.',
    components: {
      views: {
        list: { Component: '@/features/adoptions/admin/lazy#RequestsView' },
        edit: {
          root: { Component: '@/features/adoptions/admin/request/RequestView#RequestView' },
        },
      },
    },
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  forceSelect: { shelter: true },
  indexes: [{ fields: ['shelter', 'status', 'createdAt'] }, { fields: ['animal', 'status'] }],
  hooks: {
    beforeOperation: [holdRow],
    beforeValidate: [
      destinationShelter('adoption-requests', 'manageAdoptions'),
      tidyApplicant,
      ownRelations('adoption-requests', { animal: 'animals' }),
    ],
    beforeChange: [writeOpenKey],
  },
  fields: [
    row(
      {
        name: 'animal',
        type: 'relationship',
        relationTo: 'animals',
        label: 'Animal',
        required: true,
        index: true,
        // Payload's own check would refuse every write once the animal is deleted.
        validate: (value: unknown) => Boolean(value) || 'Choisissez un animal',
      },
      { name: 'plan', type: 'relationship', relationTo: 'plans', label: 'Formule', index: true },
      {
        name: 'submission',
        type: 'relationship',
        relationTo: 'form-submissions',
        label: 'Réponse au formulaire',
        index: true,
      },
    ),
    {
      name: 'applicant',
      type: 'group',
      label: 'Personne',
      fields: [
        row(
          {
            name: 'name',
            type: 'text',
            label: 'Nom',
            required: true,
            maxLength: REQUEST_LIMITS.name,
          },
          // Somebody who called may have none: the commands ask for a telephone number then.
          { name: 'email', type: 'email', label: 'E-mail', index: true },
          { name: 'phone', type: 'text', label: 'Téléphone', maxLength: REQUEST_LIMITS.phone },
        ),
        { name: 'user', type: 'relationship', relationTo: 'users', label: 'Compte', index: true },
        { name: 'postalCode', type: 'text', label: 'Code postal', maxLength: 10 },
      ],
    },
    row(
      {
        name: 'status',
        type: 'select',
        label: 'Étape',
        required: true,
        defaultValue: 'PENDING',
        options: optionsOf(REQUEST_STATUS_LABELS),
      },
      { name: 'statusSince', type: 'date', label: 'Depuis le' },
      {
        name: 'closedBy',
        type: 'select',
        label: 'Close par',
        options: optionsOf(CLOSED_BY_LABELS),
      },
    ),
    {
      name: 'reason',
      type: 'textarea',
      label: 'Raison, pour l’équipe',
      maxLength: REQUEST_LIMITS.reason,
    },
    row(
      { name: 'assignee', type: 'relationship', relationTo: 'users', label: 'Suivie par' },
      { name: 'meetingAt', type: 'date', label: 'Rencontre', index: true },
      {
        name: 'meetingPlace',
        type: 'text',
        label: 'Lieu de la rencontre',
        maxLength: REQUEST_LIMITS.place,
      },
    ),
    { name: 'timeline', type: 'json', label: 'Histoire de la demande', ...hidden },
    // Animal and e-mail (or telephone) while the request is open, empty after: never two open ones for the same.
    { name: 'openKey', type: 'text', label: 'Clé d’unicité', unique: true, ...hidden },
  ],
}
