import type { CollectionConfig } from 'payload'

import { holdRow } from '@/platform/db/hold-row'
import { nobody } from '@/platform/access/builders'

import { TICKET_MAX } from './model'

/**
 * What was written under a ticket. Nobody reads or writes it at Payload's own endpoints: an internal
 * comment leaves the server through one query, which knows for whom it is.
 */
export const TicketComments: CollectionConfig = {
  slug: 'ticket-comments',
  labels: { singular: 'Commentaire', plural: 'Commentaires' },
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
  defaultSort: 'createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  indexes: [{ fields: ['ticket', 'createdAt'] }],
  hooks: { beforeOperation: [holdRow] },
  fields: [
    {
      name: 'ticket',
      type: 'relationship',
      relationTo: 'tickets',
      label: 'Ticket',
      required: true,
    },
    {
      name: 'content',
      type: 'textarea',
      label: 'Commentaire',
      required: true,
      maxLength: TICKET_MAX.stored,
    },
    { name: 'isInternal', type: 'checkbox', label: 'Interne', defaultValue: false },
    {
      name: 'fromTeam',
      type: 'checkbox',
      label: 'Écrit par l’équipe',
      defaultValue: false,
    },
    { name: 'author', type: 'relationship', relationTo: 'users', label: 'Auteur' },
    // Of somebody without an account, who signs with a name.
    { name: 'authorName', type: 'text', label: 'Nom de l’auteur', maxLength: TICKET_MAX.name },
    { name: 'editedAt', type: 'date', label: 'Modifié le' },
  ],
}
