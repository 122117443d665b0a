import type { CollectionConfig, Field } from 'payload'

import { hiddenUnless, nobody } from '@/platform/access/builders'
import { holdRow } from '@/platform/db/hold-row'
import { optionsOf } from '@/platform/fields/options'
import { row } from '@/platform/fields/shorthand'

import { readTickets, TICKET_PERMISSIONS } from './access'
import { moveAnswer } from './hooks/follow-answers'
import {
  TICKET_MAX,
  TICKET_PRIORITY_LABELS,
  TICKET_STATUS_LABELS,
  TICKET_TYPE_LABELS,
} from './model'

const requester: Field = {
  name: 'requester',
  type: 'group',
  label: 'Demandeur',
  fields: [
    { name: 'name', type: 'text', label: 'Nom', maxLength: TICKET_MAX.name },
    { name: 'email', type: 'email', label: 'E-mail' },
    { name: 'user', type: 'relationship', relationTo: 'users', label: 'Compte', index: true },
  ],
}

/**
 * What people ask a shelter and what its team has to do. Read by the staff; written by the
 * commands alone, which keep the states and tell the people. Who asked reads an own ticket
 * through the commands too, without what is internal.
 */
export const Tickets: CollectionConfig = {
  slug: 'tickets',
  labels: { singular: 'Ticket', plural: 'Tickets' },
  access: {
    read: readTickets,
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
    hidden: hiddenUnless(...TICKET_PERMISSIONS),
    useAsTitle: 'title',
    defaultColumns: ['number', 'title', 'type', 'priority', 'status', 'assignee', 'lastActivityAt'],
    listSearchableFields: ['title', 'requester.name'],
    pagination: { defaultLimit: 12, limits: [12, 24, 48, 96] },
    description: 'Les demandes adressées au refuge, et ce que l’équipe en fait.',
    components: {
      views: {
        list: { Component: '@/features/tickets/admin/TicketsView#TicketsView' },
        edit: { root: { Component: '@/features/tickets/admin/TicketView#TicketView' } },
      },
    },
  },
  defaultSort: '-lastActivityAt',
  disableDuplicate: true,
  lockDocuments: false,
  indexes: [
    { fields: ['shelter', 'number'], unique: true },
    { fields: ['shelter', 'status', 'lastActivityAt'] },
  ],
  hooks: { beforeOperation: [holdRow], afterChange: [moveAnswer] },
  fields: [
    { name: 'title', type: 'text', label: 'Objet', required: true, maxLength: TICKET_MAX.title },
    {
      name: 'number',
      type: 'number',
      label: 'Numéro',
      required: true,
      admin: { description: 'Dans son refuge, sans trou.' },
    },
    row(
      {
        name: 'type',
        type: 'select',
        label: 'Type',
        required: true,
        defaultValue: 'STANDARD',
        options: optionsOf(TICKET_TYPE_LABELS),
      },
      {
        name: 'priority',
        type: 'select',
        label: 'Priorité',
        required: true,
        defaultValue: 'NORMAL',
        options: optionsOf(TICKET_PRIORITY_LABELS),
      },
      {
        name: 'status',
        type: 'select',
        label: 'Statut',
        required: true,
        defaultValue: 'OPEN',
        options: optionsOf(TICKET_STATUS_LABELS),
      },
    ),
    {
      name: 'description',
      type: 'textarea',
      label: 'Description',
      maxLength: TICKET_MAX.stored,
    },
    requester,
    { name: 'assignee', type: 'relationship', relationTo: 'users', label: 'Suivi par' },
    { name: 'animal', type: 'relationship', relationTo: 'animals', label: 'Animal', index: true },
    {
      name: 'submission',
      type: 'relationship',
      relationTo: 'form-submissions',
      label: 'Réponse au formulaire',
      index: true,
    },
    {
      name: 'awaitsTeam',
      type: 'checkbox',
      label: 'Attend une réponse de l’équipe',
      defaultValue: false,
    },
    { name: 'lastActivityAt', type: 'date', label: 'Dernière activité', required: true },
  ],
}
