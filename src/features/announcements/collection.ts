import type { CollectionConfig } from 'payload'

import { hiddenUnless, inShelters, nobody } from '@/platform/access/builders'
import { holdRow } from '@/platform/db/hold-row'
import { optionsOf } from '@/platform/fields/options'

import { ANNOUNCEMENT_LIMITS, AUDIENCE_LABELS, KIND_LABELS, STATUS_LABELS } from './model'

/**
 * What super admins write to people and ADMINs to their team. Written by commands alone, so that
 * the audience is decided by the server and each is sent once; the list is a screen of ours.
 */
export const Announcements: CollectionConfig = {
  slug: 'announcements',
  labels: { singular: 'Annonce', plural: 'Annonces' },
  access: {
    read: inShelters('manageUsers'),
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
    hidden: hiddenUnless('manageUsers'),
    useAsTitle: 'title',
    pagination: { defaultLimit: 12, limits: [12, 24, 48, 96] },
    description: 'Ce qui a été écrit à une équipe ou à toutes, et ce qui partira.',
    components: {
      views: {
        list: {
          Component: '@/features/announcements/admin/lazy#AnnouncementsView',
        },
      },
    },
  },
  defaultSort: '-sendAt',
  disableDuplicate: true,
  lockDocuments: false,
  forceSelect: { shelter: true },
  indexes: [{ fields: ['shelter', 'sendAt'] }, { fields: ['status', 'sendAt'] }],
  hooks: { beforeOperation: [holdRow] },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Titre',
      required: true,
      maxLength: ANNOUNCEMENT_LIMITS.title,
    },
    {
      name: 'message',
      type: 'textarea',
      label: 'Message',
      required: true,
      maxLength: ANNOUNCEMENT_LIMITS.message,
    },
    { name: 'actionUrl', type: 'text', label: 'Adresse' },
    {
      name: 'kind',
      type: 'select',
      label: 'Nature',
      required: true,
      options: optionsOf(KIND_LABELS),
    },
    {
      name: 'audience',
      type: 'select',
      label: 'Destinataires',
      required: true,
      options: optionsOf(AUDIENCE_LABELS),
    },
    { name: 'shelter', type: 'relationship', relationTo: 'shelters', label: 'Refuge' },
    { name: 'department', type: 'text', label: 'Département' },
    {
      name: 'status',
      type: 'select',
      label: 'État',
      required: true,
      options: optionsOf(STATUS_LABELS),
    },
    // Empty once the account is gone.
    { name: 'author', type: 'relationship', relationTo: 'users', label: 'Écrite par' },
    { name: 'isPlatform', type: 'checkbox', label: 'Au nom de la plateforme', defaultValue: false },
    { name: 'sendAt', type: 'date', label: 'Départ', required: true },
    { name: 'sentAt', type: 'date', label: 'Partie le' },
    { name: 'told', type: 'number', label: 'Personnes prévenues' },
    { name: 'reason', type: 'text', label: 'Pourquoi elle n’est pas partie' },
    {
      name: 'idempotencyKey',
      type: 'text',
      label: 'Clé',
      required: true,
      unique: true,
      access: { read: nobody },
      admin: { hidden: true },
    },
  ],
}
