import type { CollectionConfig } from 'payload'

import { auditKeeps } from '@/platform/audit/model'
import { tags } from '@/platform/cache/tags'
import { counted } from '@/platform/fields/counted'
import { optionsOf } from '@/platform/fields/options'
import { ownRelations } from '@/platform/fields/own-shelter'
import { row } from '@/platform/fields/shorthand'
import { shelterCollection } from '@/platform/shelter-collection'
import { validateWith } from '@/platform/validation/issues'

import { SPECIES_LABELS } from '../animals/model'
import { refuseDeletingSubscribed, refuseTrashingSubscribed } from './hooks/guard-subscribed'
import { PLAN_MAX, PLAN_TYPE_LABELS } from './model'
import { planSchema } from './schema'
import type { SubscriptionCounter } from './subscriptions'

type Options = {
  /** What counts the subscriptions of a plan, in the rooms that stand on this one. */
  subscriptions: readonly SubscriptionCounter[]
}

/**
 * What a shelter asks for an adoption or a sponsorship, by species and age (« formules »).
 * Rows are the team's; the pages of animals print the sum of the one that fits.
 */
export const plansWith = ({ subscriptions }: Options): CollectionConfig =>
  shelterCollection({
    slug: 'plans',
    labels: { singular: 'Formule', plural: 'Formules' },
    may: 'manageForms',
    refreshes: (shelter) => [tags.shelterPlans(shelter)],
    admin: {
      group: 'Demandes',
      useAsTitle: 'title',
      defaultColumns: ['title', 'species', 'type', 'priceCents', 'isActive', 'updatedAt'],
      listSearchableFields: ['title', 'description'],
      description:
        'La participation aux frais demandée pour une adoption ou un parrainage, selon l’espèce et l’âge.',
      components: {
        views: { list: { Component: '@/features/plans/admin/lazy#PlansView' } },
      },
    },
    defaultSort: ['species', 'type', 'ageMinMonths'],
    custom: { subscriptions, ...auditKeeps('all') },
    indexes: [{ fields: ['shelter', 'type', 'species', 'ageMinMonths'] }],
    hooks: {
      beforeValidate: [ownRelations('plans', { form: 'forms' }), validateWith(planSchema, 'plans')],
      beforeChange: [refuseTrashingSubscribed],
      beforeDelete: [refuseDeletingSubscribed],
    },
    fields: [
      { name: 'title', type: 'text', label: 'Titre', required: true, maxLength: PLAN_MAX.title },
      row(
        {
          name: 'type',
          type: 'select',
          label: 'Type',
          required: true,
          defaultValue: 'ADOPTION',
          options: optionsOf(PLAN_TYPE_LABELS),
        },
        {
          name: 'species',
          type: 'select',
          label: 'Espèce',
          required: true,
          options: optionsOf(SPECIES_LABELS),
        },
      ),
      {
        name: 'priceCents',
        type: 'number',
        label: 'Participation aux frais',
        required: true,
        min: 0,
        max: PLAN_MAX.priceCents,
        admin: {
          description: 'En euros\u00a0; pour un parrainage, par mois. 0\u00a0: gratuit.',
          components: { Field: '@/platform/fields/EurosField#EurosField' },
        },
      },
      row(
        {
          name: 'ageMinMonths',
          type: 'number',
          label: 'Âge minimum (en mois)',
          required: true,
          defaultValue: 0,
          min: 0,
          max: PLAN_MAX.ageMonths,
          admin: { step: 1, description: '0 pour dès la naissance.' },
        },
        {
          name: 'ageMaxMonths',
          type: 'number',
          label: 'Âge maximum (en mois, non compris)',
          min: 0,
          max: PLAN_MAX.ageMonths,
          admin: {
            step: 1,
            description: '12\u00a0: jusqu’au premier anniversaire. Vide\u00a0: sans limite.',
          },
        },
      ),
      {
        name: 'feeIncludes',
        type: 'textarea',
        label: 'Ce que comprend la participation',
        maxLength: PLAN_MAX.feeIncludes,
        admin: {
          description: 'Par exemple «\u00a0identification, vaccins, stérilisation\u00a0».',
          components: counted(PLAN_MAX.feeIncludes),
        },
      },
      {
        name: 'description',
        type: 'textarea',
        label: 'Description',
        maxLength: PLAN_MAX.description,
        admin: { components: counted(PLAN_MAX.description) },
      },
      {
        name: 'form',
        type: 'relationship',
        relationTo: 'forms',
        label: 'Formulaire',
        filterOptions: ({ data }) =>
          (data as { shelter?: unknown }).shelter
            ? { shelter: { equals: (data as { shelter: unknown }).shelter } }
            : false,
        admin: {
          allowCreate: false,
          allowEdit: false,
          description:
            'Vide, ou désactivé\u00a0: le premier formulaire d’adoption actif. Pour une adoption, un formulaire standard n’est pas proposé\u00a0: il n’ouvre pas de demande.',
        },
      },
      {
        name: 'isUrgent',
        type: 'checkbox',
        label: 'Pour les SOS',
        defaultValue: false,
        admin: {
          position: 'sidebar',
          description:
            'Ne vaut que pour un animal «\u00a0SOS\u00a0», et passe alors avant les autres.',
        },
      },
      {
        name: 'isSpecialNeeds',
        type: 'checkbox',
        label: 'Pour les besoins particuliers',
        defaultValue: false,
        admin: {
          position: 'sidebar',
          description:
            'Ne vaut que pour un animal marqué «\u00a0Besoins particuliers\u00a0», et passe alors avant les autres.',
        },
      },
      {
        name: 'isActive',
        type: 'checkbox',
        label: 'Active',
        defaultValue: true,
        admin: { position: 'sidebar' },
      },
    ],
  })
