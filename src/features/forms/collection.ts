import type { CollectionConfig } from 'payload'

import { auditKeeps } from '@/platform/audit/model'
import { holdRow } from '@/platform/db/hold-row'
import { createIn, hiddenUnless, inShelters, nobody } from '@/platform/access/builders'
import { counted } from '@/platform/fields/counted'
import { optionsOf } from '@/platform/fields/options'
import { row } from '@/platform/fields/shorthand'
import { destinationShelter } from '@/platform/fields/own-shelter'
import { validateWith } from '@/platform/validation/issues'

import { checkActivation } from './hooks/check-activation'
import { prepareDefinition } from './hooks/prepare-definition'
import { refreshAfterChange, refreshAfterDelete } from './hooks/refresh-site'
import {
  copyTitle,
  EMPTY_DEFINITION,
  FORM_LIMITS,
  FORM_TICKET_LABELS,
  FORM_TYPE_LABELS,
} from './model'
import { formSchema } from './schema'

/** The forms of a shelter. Rows are the team's; the site shows the active ones. */
export const Forms: CollectionConfig = {
  slug: 'forms',
  labels: { singular: 'Formulaire', plural: 'Formulaires' },
  custom: auditKeeps('all'),
  access: {
    read: inShelters('manageForms', 'manageAdoptions'),
    create: createIn('manageForms'),
    update: inShelters('manageForms'),
    delete: inShelters('manageForms'),
    readVersions: nobody,
    unlock: nobody,
    admin: nobody,
  },
  admin: {
    group: 'Demandes',
    hideAPIURL: true,
    hidden: hiddenUnless('manageForms'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'type', 'ticketType', 'isActive', 'updatedAt'],
    listSearchableFields: ['title', 'description'],
    pagination: { defaultLimit: 12, limits: [12, 24, 48, 96] },
    components: {
      views: { list: { Component: '@/features/forms/admin/lazy#FormsView' } },
    },
    description:
      'Les questions que vous posez aux visiteurs. Un formulaire actif a sa page sur le site du refuge.',
  },
  defaultSort: '-updatedAt',
  trash: true,
  indexes: [{ fields: ['shelter', 'isActive', 'type'] }, { fields: ['shelter', 'createdAt'] }],
  hooks: {
    beforeOperation: [holdRow],
    beforeValidate: [
      destinationShelter('forms', 'manageForms'),
      prepareDefinition,
      validateWith(formSchema, 'forms'),
    ],
    beforeChange: [checkActivation],
    afterChange: [refreshAfterChange],
    afterDelete: [refreshAfterDelete],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Titre',
      required: true,
      maxLength: FORM_LIMITS.title,
      hooks: { beforeDuplicate: [({ value }) => copyTitle(String(value ?? ''))] },
    },
    {
      name: 'description',
      type: 'textarea',
      label: 'Présentation',
      maxLength: FORM_LIMITS.description,
      admin: {
        rows: 3,
        description: 'Au-dessus des questions\u00a0: à quoi sert le formulaire.',
        components: counted(FORM_LIMITS.description),
      },
    },
    row(
      {
        name: 'type',
        type: 'select',
        label: 'Type',
        required: true,
        defaultValue: 'STANDARD',
        options: optionsOf(FORM_TYPE_LABELS),
        admin: { description: 'Une demande d’adoption s’ouvre depuis la fiche d’un animal.' },
      },
      {
        name: 'ticketType',
        type: 'select',
        label: 'Chaque réponse ouvre un ticket',
        options: optionsOf(FORM_TICKET_LABELS),
        admin: { description: 'Vide\u00a0: les réponses restent dans la boîte de réception.' },
      },
    ),
    {
      name: 'schema',
      type: 'json',
      label: 'Questions',
      required: true,
      defaultValue: EMPTY_DEFINITION,
      admin: {
        components: {
          Field: '@/features/forms/admin/lazy#SchemaField',
          Cell: '@/features/forms/admin/SchemaCell#SchemaCell',
        },
      },
    },
    {
      name: 'confirmation',
      type: 'textarea',
      label: 'Message de remerciement',
      maxLength: FORM_LIMITS.confirmation,
      admin: {
        rows: 3,
        description: 'Affiché après l’envoi, et écrit dans l’e-mail de réception.',
        components: counted(FORM_LIMITS.confirmation),
      },
    },
    {
      name: 'isActive',
      type: 'checkbox',
      label: 'Actif\u00a0: le public peut répondre',
      defaultValue: false,
      hooks: { beforeDuplicate: [() => false] },
      admin: { position: 'sidebar' },
    },
  ],
}
