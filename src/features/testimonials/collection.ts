import type { CollectionConfig } from 'payload'

import { createIn, hiddenUnless, inShelters, nobody } from '@/platform/access/builders'
import { destinationShelter, ownRelations } from '@/platform/fields/own-shelter'
import { placeField, placeLast } from '@/platform/fields/placed'
import { shelterUpload } from '@/platform/fields/shelter-upload'
import { check, day } from '@/platform/fields/shorthand'
import { validateWith } from '@/platform/validation/issues'

import { refreshAfterChange, refreshAfterDelete } from './hooks/refresh-site'
import { requireConsent } from './hooks/require-consent'
import { TESTIMONIAL_MAX } from './model'
import { testimonialSchema } from './schema'

/** What families say of a shelter. Rows are the team's; the site shows those agreed to. */
export const Testimonials: CollectionConfig = {
  slug: 'testimonials',
  labels: { singular: 'Témoignage', plural: 'Témoignages' },
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
    useAsTitle: 'authorName',
    defaultColumns: ['authorName', 'text', 'date', 'visible', 'order'],
    listSearchableFields: ['authorName', 'text'],
    pagination: { defaultLimit: 12, limits: [12, 24, 48, 96] },
    description:
      'Ce que disent les familles. Le bloc «\u00a0Témoignages\u00a0» d’une page les affiche, avec leur accord.',
  },
  defaultSort: 'order',
  disableDuplicate: true,
  trash: true,
  indexes: [{ fields: ['shelter', 'order'] }],
  hooks: {
    beforeValidate: [
      destinationShelter('testimonials', 'editContent'),
      ownRelations('testimonials', { animal: 'animals', photo: 'media' }),
      placeLast('testimonials'),
      validateWith(testimonialSchema, 'testimonials'),
    ],
    beforeChange: [requireConsent],
    afterChange: [refreshAfterChange],
    afterDelete: [refreshAfterDelete],
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
      admin: { rows: 6, description: '1 000 caractères au maximum.' },
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
}
