import type { CollectionConfig } from 'payload'

import {
  hiddenUnless,
  isSuperAdmin,
  nobody,
  rowsOf,
  superAdminField,
} from '@/platform/access/builders'
import { optionsOf } from '@/platform/fields/options'
import { ownRelations } from '@/platform/fields/own-shelter'
import { staffOnlyUnless } from '@/platform/fields/staff-only'
import { guardPrivateFilters } from '@/platform/access/private-filters'
import { validateWith } from '@/platform/validation/issues'

import { guardLifecycle } from './hooks/guard-lifecycle'
import { refreshAfterDelete, refreshSite } from './hooks/refresh-site'
import { onlyOwn, publicOrOwn, staffOfThis } from './access'
import { accepts, hours, identity, networks, place, theme } from './fields'
import { PUBLIC_SHELTER_FIELDS, SHELTER_STATUS_LABELS } from './model'
import { shelterSchema } from './schema'

const settings = staffOfThis('manageSettings')
const platformOnly = { create: superAdminField, update: superAdminField }

export const Shelters: CollectionConfig = {
  slug: 'shelters',
  labels: { singular: 'Refuge', plural: 'Refuges' },
  access: {
    read: publicOrOwn,
    create: isSuperAdmin,
    update: ({ req }) => rowsOf(req, ['manageSettings', 'manageThemes'], 'id'),
    delete: nobody,
    readVersions: ({ req }) => rowsOf(req, ['manageSettings', 'manageThemes'], 'parent'),
    unlock: nobody,
    admin: nobody,
  },
  admin: {
    group: 'Refuge',
    hideAPIURL: true,
    hidden: hiddenUnless('manageSettings', 'manageThemes'),
    baseFilter: onlyOwn,
    useAsTitle: 'name',
    defaultColumns: ['name', 'location.city', 'shelterType', 'status', 'updatedAt'],
    listSearchableFields: ['name', 'slug', 'location.city'],
    pagination: { defaultLimit: 12, limits: [12, 24, 48, 96] },
  },
  defaultSort: 'name',
  disableDuplicate: true,
  versions: { drafts: false, maxPerDoc: 30 },
  indexes: [{ fields: ['status', 'name'] }, { fields: ['location.lat', 'location.lng'] }],
  hooks: {
    beforeOperation: [guardPrivateFilters(PUBLIC_SHELTER_FIELDS)],
    beforeValidate: [
      ownRelations('shelters', { logo: 'media', photos: 'media' }),
      validateWith(shelterSchema, 'shelters'),
    ],
    beforeChange: [guardLifecycle],
    afterChange: [refreshSite],
    afterDelete: [refreshAfterDelete],
  },
  fields: staffOnlyUnless(PUBLIC_SHELTER_FIELDS, settings, [
    {
      type: 'tabs',
      tabs: [
        { label: 'Identité', fields: identity },
        { label: 'Adresse et contact', fields: place },
        { label: 'Horaires', fields: hours },
        { label: 'Couleurs', fields: theme },
        { label: 'Réseaux', fields: networks },
        { label: 'Activités et mentions', fields: accepts },
      ],
    },
    {
      name: 'status',
      type: 'select',
      label: 'État',
      required: true,
      defaultValue: 'PENDING',
      options: optionsOf(SHELTER_STATUS_LABELS),
      access: platformOnly,
      admin: { position: 'sidebar' },
    },
    {
      name: 'rejectionReason',
      type: 'textarea',
      label: 'Raison du refus',
      access: platformOnly,
      admin: { position: 'sidebar', condition: (data) => data.status === 'REJECTED' },
    },
    {
      name: 'isVerified',
      type: 'checkbox',
      label: 'Refuge vérifié',
      defaultValue: false,
      access: platformOnly,
      admin: { position: 'sidebar' },
    },
    { name: 'stripeAccountId', type: 'text', access: platformOnly, admin: { hidden: true } },
    { name: 'payoutState', type: 'text', access: platformOnly, admin: { hidden: true } },
    { name: 'tipMode', type: 'text', access: platformOnly, admin: { hidden: true } },
  ]),
}
