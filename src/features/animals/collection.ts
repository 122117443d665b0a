import type { CollectionConfig } from 'payload'

import {
  createIn,
  hiddenUnless,
  inShelters,
  nobody,
  publicOr,
  readOnlyField,
  staffField,
  versionsIn,
} from '@/platform/access/builders'
import { guardPrivateFilters } from '@/platform/access/private-filters'
import { teamOnly } from '@/platform/access/team-only'
import { holdRow } from '@/platform/db/hold-row'
import { optionsOf } from '@/platform/fields/options'
import { destinationShelter, ownRelations } from '@/platform/fields/own-shelter'
import { staffOnlyUnless } from '@/platform/fields/staff-only'
import { validateWith } from '@/platform/validation/issues'

import { followLifecycle } from './hooks/follow-lifecycle'
import { guardPoundDelay } from './hooks/guard-pound-delay'
import { refreshAfterChange, refreshAfterDelete } from './hooks/refresh-pages'
import { listWhatIsMissing } from './hooks/list-what-is-missing'
import { refuseDaysToCome } from './hooks/refuse-days-to-come'
import { requireLegalMentions } from './hooks/require-legal-mentions'
import {
  adoption,
  character,
  health,
  history,
  identity,
  legal,
  lostAndFound,
  pictures,
  returnReason,
} from './fields'
import { PUBLIC_FIELDS, STATUS_LABELS } from './model'
import { publicAnimal } from './public'
import { animalSchema } from './schema'

const staff = staffField('manageAnimals')

export const Animals: CollectionConfig = {
  slug: 'animals',
  labels: { singular: 'Animal', plural: 'Animaux' },
  access: {
    read: publicOr(publicAnimal, 'manageAnimals'),
    create: createIn('manageAnimals'),
    update: inShelters('manageAnimals'),
    delete: inShelters('manageAnimals'),
    readVersions: versionsIn('manageAnimals'),
    unlock: nobody,
    admin: nobody,
  },
  admin: {
    group: 'Animaux',
    hideAPIURL: true,
    hidden: hiddenUnless('manageAnimals'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'species', 'sex', 'status', 'isVisible', 'isSos', 'updatedAt'],
    listSearchableFields: ['name', 'breed', 'idNumber'],
    pagination: { defaultLimit: 12, limits: [12, 24, 48, 96] },
    components: {
      views: {
        list: { Component: '@/features/animal-workspace/admin/lazy#AnimalsView' },
        edit: {
          default: { Component: '@/features/animal-workspace/admin/lazy#AnimalEditView' },
        },
      },
      edit: { beforeDocumentControls: [teamOnly('animals', 'manageAnimals')] },
    },
    description:
      'Les animaux du refuge. Un animal «\u00a0visible\u00a0» et complet apparaît sur le site.',
  },
  defaultSort: '-createdAt',
  // Private columns are shown by shelter and a breed is worded by species and pedigree, so these
  // are always read.
  forceSelect: { shelter: true, species: true, pedigree: true },
  trash: true,
  versions: { drafts: false, maxPerDoc: 100 },
  indexes: [
    { fields: ['shelter', 'status', 'createdAt'] },
    { fields: ['isVisible', 'status', 'createdAt'] },
    { fields: ['isSos', 'createdAt'] },
    { fields: ['species', 'createdAt'] },
  ],
  hooks: {
    beforeOperation: [holdRow, guardPrivateFilters(PUBLIC_FIELDS, 'manageAnimals')],
    beforeValidate: [
      destinationShelter('animals', 'manageAnimals'),
      ownRelations('animals', { photos: 'media' }),
      validateWith(animalSchema, 'animals'),
      refuseDaysToCome,
    ],
    beforeChange: [followLifecycle, guardPoundDelay, requireLegalMentions],
    afterChange: [refreshAfterChange],
    afterDelete: [refreshAfterDelete],
  },
  fields: staffOnlyUnless(PUBLIC_FIELDS, staff, [
    {
      name: 'undoNotice',
      type: 'ui',
      admin: { components: { Field: '@/features/animal-workspace/admin/lazy#UndoField' } },
    },
    {
      type: 'tabs',
      tabs: [
        { label: 'Identité', fields: identity },
        { label: 'Photos', fields: pictures },
        { label: 'Informations légales', fields: legal },
        { label: 'Caractère', fields: character },
        { label: 'Santé', fields: health },
        { label: 'Adoption', fields: adoption },
        { label: 'Histoire', fields: history },
        { label: 'Perdu ou trouvé', fields: lostAndFound },
      ],
    },
    {
      name: 'status',
      type: 'select',
      label: 'Statut',
      required: true,
      defaultValue: 'AT_SHELTER',
      options: optionsOf(STATUS_LABELS),
      admin: { position: 'sidebar' },
    },
    returnReason,
    {
      name: 'isVisible',
      type: 'checkbox',
      label: 'Visible sur le site',
      // No default: a new animal of which nobody said it is shown as soon as the law allows it.
      admin: {
        position: 'sidebar',
        components: { Field: '@/features/animals/admin/VisibleField#VisibleField' },
      },
    },
    {
      name: 'missing',
      type: 'json',
      label: 'Ce qui manque pour être visible',
      virtual: true,
      access: readOnlyField,
      hooks: { afterRead: [listWhatIsMissing] },
      admin: { hidden: true },
    },
    {
      name: 'isSos',
      type: 'checkbox',
      label: 'SOS\u00a0: adoption urgente',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'isReserved',
      type: 'checkbox',
      label: 'Réservé',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'isAdopted',
      type: 'checkbox',
      label: 'Adopté',
      defaultValue: false,
      admin: { hidden: true },
    },
    {
      // Chosen by the device that adds the animal: sent twice, it is one animal.
      name: 'idempotencyKey',
      type: 'text',
      label: 'Clé de l’envoi',
      unique: true,
      admin: { hidden: true },
      hooks: { beforeDuplicate: [() => null] },
    },
  ]),
}
