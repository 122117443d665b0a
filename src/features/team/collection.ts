import type { Access, CollectionConfig } from 'payload'

import { createIn, hiddenUnless, inShelters, nobody, rowsOf } from '@/platform/access/builders'
import { holdRow } from '@/platform/db/hold-row'
import { counted } from '@/platform/fields/counted'
import { validateWith } from '@/platform/validation/issues'

import { guardShelter } from './hooks/guard-shelter'
import { refreshAfterChange, refreshAfterDelete } from './hooks/refresh-teams'
import { TITLE_MAX } from './model'
import { roleSchema } from './schema'

/** The titles of one's own shelters, and those of all shelters. */
const ownOrCommon: Access = ({ req }) => {
  const own = rowsOf(req, ['viewAdmin'])
  if (typeof own === 'boolean') return own
  return { or: [{ shelter: { exists: false } }, own] }
}

/**
 * What people do in a team, as the site says it (« Présidente », « Soigneur »). It
 * gives no right: those come from the membership. Source: docs/decisions/people.md.
 */
export const Roles: CollectionConfig = {
  slug: 'roles',
  labels: { singular: 'Fonction', plural: 'Fonctions' },
  access: {
    read: ownOrCommon,
    create: createIn('manageUsers'),
    update: inShelters('manageUsers'),
    delete: inShelters('manageUsers'),
    readVersions: nobody,
    unlock: nobody,
    admin: nobody,
  },
  admin: {
    group: 'Refuge',
    hideAPIURL: true,
    hidden: hiddenUnless('manageUsers'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'description', 'shelter', 'updatedAt'],
    listSearchableFields: ['name', 'description'],
    pagination: { defaultLimit: 12, limits: [12, 24, 48, 96] },
    description:
      'Ce que chacun fait dans l’équipe, tel que le site l’affiche. Une fonction ne donne aucun droit.',
  },
  defaultSort: 'name',
  disableDuplicate: true,
  trash: true,
  indexes: [{ fields: ['shelter', 'name'] }],
  hooks: {
    beforeOperation: [holdRow],
    beforeValidate: [guardShelter, validateWith(roleSchema, 'roles')],
    afterChange: [refreshAfterChange],
    afterDelete: [refreshAfterDelete],
  },
  fields: [
    { name: 'name', type: 'text', label: 'Nom', required: true, maxLength: TITLE_MAX.name },
    {
      name: 'description',
      type: 'textarea',
      label: 'Description',
      required: true,
      maxLength: TITLE_MAX.description,
      admin: {
        description: 'En une phrase, ce que fait la personne. Le site l’affiche aussi.',
        components: counted(TITLE_MAX.description),
      },
    },
    {
      name: 'shelter',
      type: 'relationship',
      relationTo: 'shelters',
      label: 'Refuge',
      maxDepth: 1,
      filterOptions: ({ req }) => (req.user ? rowsOf(req, ['manageUsers'], 'id') : true),
      admin: {
        position: 'sidebar',
        allowCreate: false,
        allowEdit: false,
        description: 'Vide\u00a0: la fonction sert à tous les refuges.',
      },
    },
  ],
}
