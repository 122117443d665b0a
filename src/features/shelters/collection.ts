import type { CollectionConfig, Field } from 'payload'

import {
  hiddenUnless,
  isSuperAdmin,
  nobody,
  readOnlyField,
  rowsOf,
} from '@/platform/access/builders'
import { auditKeeps } from '@/platform/audit/model'
import { holdRow } from '@/platform/db/hold-row'
import { optionsOf } from '@/platform/fields/options'
import { ownRelations } from '@/platform/fields/own-shelter'
import { staffOnlyUnless } from '@/platform/fields/staff-only'
import { guardPrivateFilters } from '@/platform/access/private-filters'
import { teamOnly } from '@/platform/access/team-only'
import { validateWith } from '@/platform/validation/issues'

import { guardLifecycle } from './hooks/guard-lifecycle'
import { refreshAfterDelete, refreshSite } from './hooks/refresh-site'
import { onlyOwn, publicOrOwn, staffOfThis } from './access'
import { accepts, identity, networks, payments, place, theme } from './fields'
import { hours } from './hours/fields'
import {
  PUBLIC_SHELTER_FIELDS,
  PUBLIC_SHELTER_FILTERS,
  SHELTER_STATUS_LABELS,
  type ShelterStatus,
} from './model'
import { shelterSchema } from './schema'

const settings = staffOfThis('manageSettings')

/** Why a shelter is not public, in the state that it explains. */
const reason = (name: string, label: string, status: ShelterStatus): Field => ({
  name,
  type: 'textarea',
  label,
  access: readOnlyField,
  admin: { position: 'sidebar', condition: (data) => data.status === status },
})

export const Shelters: CollectionConfig = {
  slug: 'shelters',
  labels: { singular: 'Refuge', plural: 'Refuges' },
  custom: auditKeeps({ open: ['email', 'phone', 'location', 'address'] }),
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
    listSearchableFields: ['name', 'slug', 'location.city'],
    pagination: { defaultLimit: 12, limits: [12, 24, 48, 96] },
    components: {
      views: { list: { Component: '@/features/shelters/admin/lazy#SheltersView' } },
      edit: { beforeDocumentControls: [teamOnly('shelters', 'manageSettings', 'manageThemes')] },
    },
  },
  defaultSort: 'name',
  disableDuplicate: true,
  versions: { drafts: false, maxPerDoc: 30 },
  indexes: [{ fields: ['status', 'name'] }, { fields: ['location.lat', 'location.lng'] }],
  hooks: {
    beforeOperation: [holdRow, guardPrivateFilters(PUBLIC_SHELTER_FILTERS)],
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
      type: 'ui',
      name: 'review',
      admin: { components: { Field: '@/features/shelters/admin/lazy#ReviewPanel' } },
    },
    {
      type: 'tabs',
      tabs: [
        { label: 'Identité', fields: identity },
        { label: 'Adresse et contact', fields: place },
        { label: 'Horaires', fields: hours },
        { label: 'Couleurs', fields: theme },
        { label: 'Réseaux', fields: networks },
        { label: 'Activités et mentions', fields: accepts },
        { label: 'Paiements', fields: payments },
      ],
    },
    {
      name: 'status',
      type: 'select',
      label: 'État',
      required: true,
      defaultValue: 'PENDING',
      options: optionsOf(SHELTER_STATUS_LABELS),
      access: readOnlyField,
      admin: { position: 'sidebar' },
    },
    reason('rejectionReason', 'Raison du refus', 'REJECTED'),
    reason('suspensionReason', 'Raison de la suspension', 'SUSPENDED'),
    {
      name: 'isVerified',
      type: 'checkbox',
      label: 'Refuge vérifié',
      defaultValue: false,
      access: readOnlyField,
      admin: { position: 'sidebar' },
    },
    {
      name: 'joinReason',
      type: 'textarea',
      label: 'Pourquoi rejoindre la plateforme',
      access: readOnlyField,
      admin: { position: 'sidebar', condition: (data) => Boolean(data.joinReason) },
    },
    {
      name: 'joinConsentAt',
      type: 'date',
      label: 'Accord donné le',
      access: readOnlyField,
      admin: { hidden: true },
    },
  ]),
}
