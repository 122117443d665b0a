import type { CollectionConfig } from 'payload'

import { createIn, hiddenUnless, inShelters, nobody } from '@/platform/access/builders'
import { destinationShelter } from '@/platform/fields/own-shelter'
import { placeField, placeLast } from '@/platform/fields/placed'
import { validateWith } from '@/platform/validation/issues'

import { refreshAfterChange, refreshAfterDelete } from './hooks/refresh-site'
import { FAQ_MAX } from './model'
import { faqItemSchema } from './schema'

/** The frequent questions of a shelter. Rows are the team's; the site shows the visible ones. */
export const FaqItems: CollectionConfig = {
  slug: 'faq-items',
  labels: { singular: 'Question fréquente', plural: 'Questions fréquentes' },
  access: {
    read: inShelters('editContent'),
    create: createIn('editContent'),
    update: inShelters('editContent'),
    delete: inShelters('editContent'),
    readVersions: nobody,
    unlock: nobody,
    admin: nobody,
  },
  admin: {
    group: 'Contenu',
    hideAPIURL: true,
    hidden: hiddenUnless('editContent'),
    useAsTitle: 'question',
    defaultColumns: ['question', 'category', 'visible', 'order', 'updatedAt'],
    listSearchableFields: ['question', 'answer', 'category'],
    pagination: { defaultLimit: 12, limits: [12, 24, 48, 96] },
    description:
      'Les questions que l’on vous pose souvent. Le bloc «\u00a0Questions fréquentes\u00a0» d’une page les affiche.',
  },
  defaultSort: 'order',
  disableDuplicate: true,
  trash: true,
  indexes: [{ fields: ['shelter', 'order'] }],
  hooks: {
    beforeValidate: [
      destinationShelter('faq-items', 'editContent'),
      placeLast('faq-items'),
      validateWith(faqItemSchema, 'faq-items'),
    ],
    afterChange: [refreshAfterChange],
    afterDelete: [refreshAfterDelete],
  },
  fields: [
    {
      name: 'question',
      type: 'text',
      label: 'Question',
      required: true,
      maxLength: FAQ_MAX.question,
    },
    {
      name: 'answer',
      type: 'textarea',
      label: 'Réponse',
      required: true,
      maxLength: FAQ_MAX.answer,
      admin: { rows: 8, description: 'Une ligne vide commence un nouveau paragraphe.' },
    },
    {
      name: 'category',
      type: 'text',
      label: 'Rubrique',
      maxLength: FAQ_MAX.category,
      admin: {
        description:
          'Facultatif. Les questions d’une même rubrique sont rangées ensemble, par exemple «\u00a0Visites\u00a0».',
      },
    },
    {
      name: 'visible',
      type: 'checkbox',
      label: 'Visible sur le site',
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    placeField,
  ],
}
