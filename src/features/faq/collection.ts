import { auditKeeps } from '@/platform/audit/model'
import { tags } from '@/platform/cache/tags'
import { counted } from '@/platform/fields/counted'
import { placeField, placeLast } from '@/platform/fields/placed'
import { shelterCollection } from '@/platform/shelter-collection'
import { validateWith } from '@/platform/validation/issues'

import { refuseTooMany } from './hooks/guard-room'
import { FAQ_MAX } from './model'
import { faqItemSchema } from './schema'

/** The frequent questions of a shelter. Rows are the team's; the site shows the visible ones. */
export const FaqItems = shelterCollection({
  slug: 'faq-items',
  labels: { singular: 'Question fréquente', plural: 'Questions fréquentes' },
  custom: auditKeeps('all'),
  may: 'editContent',
  refreshes: (shelter) => [tags.shelterFaq(shelter)],
  admin: {
    useAsTitle: 'question',
    listSearchableFields: ['question', 'answer', 'category'],
    components: {
      views: { list: { Component: '@/features/faq/admin/lazy#FaqView' } },
    },
  },
  defaultSort: 'order',
  indexes: [{ fields: ['shelter', 'order'] }],
  hooks: {
    beforeValidate: [placeLast('faq-items'), validateWith(faqItemSchema, 'faq-items')],
    beforeChange: [refuseTooMany],
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
      admin: {
        rows: 8,
        description: 'Une ligne vide commence un nouveau paragraphe.',
        components: counted(FAQ_MAX.answer),
      },
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
})
