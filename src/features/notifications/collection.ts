import type { CollectionConfig } from 'payload'

import { nobody } from '@/platform/access/builders'

import { MAIL_STATES, NOTIFICATION_TYPES } from './model'
import { MESSAGE_MAX, TITLE_MAX } from './types.model'

/**
 * What each person was told, a row each. Written by `notify` in the transaction of what happened,
 * read by the person alone through `/api/v1/me/notifications`.
 */
export const Notifications: CollectionConfig = {
  slug: 'notifications',
  labels: { singular: 'Notification', plural: 'Notifications' },
  access: {
    read: nobody,
    create: nobody,
    update: nobody,
    delete: nobody,
    readVersions: nobody,
    unlock: nobody,
    admin: nobody,
  },
  admin: { hidden: true, hideAPIURL: true },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  indexes: [{ fields: ['user', 'createdAt'] }, { fields: ['user', 'readAt'] }],
  fields: [
    {
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      label: 'Personne',
      // Empty once the account is gone: the row goes with the next sweep.
    },
    {
      name: 'type',
      type: 'select',
      label: 'Type',
      required: true,
      options: [...NOTIFICATION_TYPES],
    },
    { name: 'title', type: 'text', label: 'Titre', required: true, maxLength: TITLE_MAX },
    { name: 'message', type: 'textarea', label: 'Message', maxLength: MESSAGE_MAX },
    { name: 'shelter', type: 'relationship', relationTo: 'shelters', label: 'Refuge' },
    { name: 'animal', type: 'relationship', relationTo: 'animals', label: 'Animal' },
    { name: 'news', type: 'relationship', relationTo: 'news', label: 'Actualité' },
    { name: 'actionUrl', type: 'text', label: 'Adresse' },
    // The id of whom, or of what, it names: so that it goes with them.
    { name: 'about', type: 'text', label: 'À propos de' },
    { name: 'readAt', type: 'date', label: 'Lue le' },
    { name: 'groupKey', type: 'text', label: 'Groupe' },
    { name: 'mail', type: 'select', label: 'E-mail', options: [...MAIL_STATES] },
  ],
}
