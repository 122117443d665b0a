import { tags } from '@/platform/cache/tags'
import { counted } from '@/platform/fields/counted'
import { ownRelations } from '@/platform/fields/own-shelter'
import { placeField, placeLast } from '@/platform/fields/placed'
import { shelterUpload } from '@/platform/fields/shelter-upload'
import { check, day } from '@/platform/fields/shorthand'
import { shelterCollection } from '@/platform/shelter-collection'
import { validateWith } from '@/platform/validation/issues'

import { requireConsent } from './hooks/require-consent'
import { TESTIMONIAL_MAX } from './model'
import { testimonialSchema } from './schema'

/** What families say of a shelter. Rows are the team's; the site shows those agreed to. */
export const Testimonials = shelterCollection({
  slug: 'testimonials',
  labels: { singular: 'Témoignage', plural: 'Témoignages' },
  may: 'editContent',
  refreshes: (shelter) => [tags.shelterTestimonials(shelter)],
  admin: {
    useAsTitle: 'authorName',
    listSearchableFields: ['authorName', 'text'],
    components: {
      views: {
        list: { Component: '@/features/testimonials/admin/lazy#TestimonialsView' },
      },
    },
  },
  defaultSort: 'order',
  indexes: [{ fields: ['shelter', 'order'] }],
  hooks: {
    beforeValidate: [
      ownRelations('testimonials', { animal: 'animals', photo: 'media' }),
      placeLast('testimonials'),
      validateWith(testimonialSchema, 'testimonials'),
    ],
    beforeChange: [requireConsent],
  },
  fields: [
    {
      name: 'authorName',
      type: 'text',
      label: 'Nom affiché',
      required: true,
      maxLength: TESTIMONIAL_MAX.authorName,
      admin: { description: 'Un prénom suffit, par exemple «\u00a0Sophie et Marc\u00a0».' },
    },
    {
      name: 'text',
      type: 'textarea',
      label: 'Témoignage',
      required: true,
      maxLength: TESTIMONIAL_MAX.text,
      admin: {
        rows: 6,
        description: '1 000 caractères au maximum.',
        components: counted(TESTIMONIAL_MAX.text),
      },
    },
    check(
      'consent',
      'La personne accepte d’être citée',
      'Gardez une trace de cet accord. Sans lui, le témoignage ne s’affiche pas.',
    ),
    {
      name: 'animal',
      type: 'relationship',
      relationTo: 'animals',
      label: 'Animal adopté',
      admin: { allowCreate: false, allowEdit: false },
    },
    shelterUpload({ name: 'photo', label: 'Photo' }),
    day('date', 'Date'),
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
