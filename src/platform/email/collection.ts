import type { CollectionConfig } from 'payload'

import { isSuperAdmin, nobody } from '../access/builders'
import { optionsOf } from '../fields/options'
import { EMAIL_STATUS_LABELS } from './model'

const hiddenUnlessSuperAdmin = ({ user }: { user: unknown }): boolean =>
  !(user as { isSuperAdmin?: boolean } | null)?.isSuperAdmin

/**
 * Every message of the platform: first what is to be sent, then what was. Written by
 * the program alone; bodies are erased some weeks after delivery.
 */
export const Emails: CollectionConfig = {
  slug: 'emails',
  labels: { singular: 'E-mail', plural: 'E-mails envoyés' },
  access: {
    read: isSuperAdmin,
    create: nobody,
    update: nobody,
    delete: nobody,
    readVersions: nobody,
    unlock: nobody,
    admin: nobody,
  },
  admin: {
    group: 'Plateforme',
    hideAPIURL: true,
    hidden: hiddenUnlessSuperAdmin,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'status', 'createdAt'],
    listSearchableFields: ['subject', 'to'],
    description:
      'Les messages de la plateforme. Leur texte est effacé quelque temps après l’envoi.',
  },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  fields: [
    { name: 'to', type: 'text', label: 'Destinataire', required: true, index: true },
    { name: 'replyTo', type: 'text', label: 'Réponse à' },
    { name: 'subject', type: 'text', label: 'Objet', required: true },
    {
      name: 'status',
      type: 'select',
      label: 'État',
      required: true,
      index: true,
      defaultValue: 'QUEUED',
      options: optionsOf(EMAIL_STATUS_LABELS),
    },
    { name: 'sentAt', type: 'date', label: 'Envoyé le' },
    { name: 'lastError', type: 'text', label: 'Dernière erreur' },
    { name: 'text', type: 'textarea', label: 'Texte' },
    { name: 'html', type: 'textarea', label: 'HTML', admin: { hidden: true } },
  ],
}
