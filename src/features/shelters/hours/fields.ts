import type { Field } from 'payload'

import { superAdminField } from '@/platform/access/builders'
import { row } from '@/platform/fields/shorthand'
import { PARIS } from '@/platform/time/model'

import { staffOfThis } from '../access'

import { MOST_EXCEPTIONS } from './problems.model'

const settingsOnly = { create: superAdminField, update: staffOfThis('manageSettings') }

const period = row(
  { name: 'opensAt', type: 'text', label: 'Ouvre à' },
  { name: 'closesAt', type: 'text', label: 'Ferme à' },
)

/** When a shelter is open. Two screens of ours stand over these rows; the API has them as they are. */
export const hours: Field[] = [
  {
    name: 'openingHours',
    type: 'array',
    label: 'Horaires d’ouverture',
    labels: { singular: 'Plage', plural: 'Plages' },
    access: settingsOnly,
    admin: { components: { Field: '@/features/shelters/admin/lazy#WeekField' } },
    fields: [
      { name: 'weekday', type: 'number', label: 'Jour', required: true, min: 0, max: 6 },
      period,
      { name: 'isClosed', type: 'checkbox', label: 'Fermé', defaultValue: false },
    ],
  },
  {
    name: 'openingExceptions',
    type: 'array',
    label: 'Fermetures et ouvertures exceptionnelles',
    labels: { singular: 'Exception', plural: 'Exceptions' },
    maxRows: MOST_EXCEPTIONS,
    access: settingsOnly,
    admin: {
      components: { Field: '@/features/shelters/admin/lazy#ExceptionsField' },
    },
    fields: [
      row(
        { name: 'startDate', type: 'text', label: 'Du', required: true },
        { name: 'endDate', type: 'text', label: 'Au', required: true },
      ),
      { name: 'label', type: 'text', label: 'Pourquoi' },
      { name: 'isClosed', type: 'checkbox', label: 'Fermé', defaultValue: false },
      {
        name: 'periods',
        type: 'array',
        label: 'Horaires de ces jours',
        labels: { singular: 'Plage', plural: 'Plages' },
        fields: [period],
      },
    ],
  },
  {
    name: 'timezone',
    type: 'text',
    label: 'Fuseau horaire',
    access: settingsOnly,
    defaultValue: PARIS,
    admin: {
      components: { Field: '@/features/shelters/admin/hours/TimezoneField#TimezoneField' },
    },
  },
]
