import type { CollectionConfig } from 'payload'

import { createIn, inShelters, nobody, readOnlyField } from '@/platform/access/builders'
import { auditKeeps } from '@/platform/audit/model'
import { holdRow } from '@/platform/db/hold-row'
import { destinationShelter } from '@/platform/fields/own-shelter'
import { validateWith } from '@/platform/validation/issues'

import { refuseTooMany } from './hooks/guard-room'
import { prepareSection } from './hooks/prepare-section'
import { refuseForeign } from './hooks/refuse-foreign'
import { SAVED_SECTION_LIMITS } from './model'
import { savedSectionFieldsSchema } from './schema'

/** Sections that a shelter keeps to use again in its pages. Made and shown by the page editor. */
export const SavedSections: CollectionConfig = {
  slug: 'saved-sections',
  labels: { singular: 'Section enregistrée', plural: 'Sections enregistrées' },
  custom: auditKeeps('all'),
  access: {
    read: inShelters('editContent'),
    create: createIn('editContent'),
    update: inShelters('editContent'),
    delete: inShelters('editContent'),
    readVersions: nobody,
    unlock: nobody,
    admin: nobody,
  },
  // The dialog of the page editor is its only screen.
  admin: { hidden: true, hideAPIURL: true, useAsTitle: 'name' },
  defaultSort: 'name',
  disableDuplicate: true,
  indexes: [{ fields: ['shelter', 'name'] }],
  hooks: {
    beforeOperation: [holdRow],
    beforeValidate: [
      destinationShelter('saved-sections', 'editContent'),
      prepareSection,
      validateWith(savedSectionFieldsSchema, 'saved-sections'),
    ],
    beforeChange: [refuseTooMany, refuseForeign],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: 'Nom',
      required: true,
      maxLength: SAVED_SECTION_LIMITS.name,
    },
    // The content of a page with one section, so that older shapes are read like a page's.
    { name: 'content', type: 'json', label: 'Contenu', required: true },
    {
      name: 'mediaRefs',
      type: 'relationship',
      relationTo: 'media',
      hasMany: true,
      hidden: true,
      // Each id was looked up, in its shelter, by the hook that fills this.
      validate: () => true,
      access: readOnlyField,
    },
  ],
}
