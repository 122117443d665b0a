import { tags } from '@/platform/cache/tags'
import { staffField } from '@/platform/access/builders'
import { counted } from '@/platform/fields/counted'
import { optionsOf } from '@/platform/fields/options'
import { ownRelations } from '@/platform/fields/own-shelter'
import { shelterUpload } from '@/platform/fields/shelter-upload'
import { day, row } from '@/platform/fields/shorthand'
import { shelterCollection } from '@/platform/shelter-collection'
import { validateWith } from '@/platform/validation/issues'

import { dropAnswers } from './hooks/drop-answers'
import { followClosing } from './hooks/follow-closing'
import { keepAwaited, keepAwaitedFromBin } from './hooks/keep-awaited'
import { refreshPage } from './hooks/refresh-page'
import { stayAtShelter } from './hooks/stay-at-shelter'
import { CATEGORY_LABELS, COLLECTION, DELIVERY_LABELS, MAX, URGENCY_LABELS } from './model'
import { ownSave } from './own-save'
import { publicRequest } from './public'
import { storedSchema } from './schema'

const staff = { read: staffField('manageForms') }

/**
 * What a shelter asks for in kind. Everybody reads those that are open; who answers in the shelter
 * is the team's. What people bring is in tables of its own (db.ts).
 */
export const SupplyRequests = shelterCollection({
  slug: COLLECTION,
  labels: { singular: 'Besoin', plural: 'Besoins' },
  may: 'manageForms',
  isPublic: publicRequest,
  refreshes: (shelter) => [tags.shelterSupplies(shelter)],
  admin: {
    // The menu has a link of ours, with what waits.
    group: false,
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'urgency', 'isActive', 'updatedAt'],
    listSearchableFields: ['title', 'description'],
    description:
      'Croquettes, couvertures, planches\u00a0: ce que les visiteurs peuvent vous apporter. Chacun dit ce qu’il apporte, vous confirmez.',
    components: {
      views: {
        list: { Component: '@/features/supply-requests/admin/lazy#RequestsView' },
      },
    },
  },
  hooks: {
    beforeValidate: [
      stayAtShelter,
      ownRelations(COLLECTION, { picture: 'media' }),
      validateWith(storedSchema, COLLECTION),
    ],
    beforeChange: [keepAwaitedFromBin, followClosing],
    beforeDelete: [keepAwaited],
    afterChange: [refreshPage],
    afterDelete: [dropAnswers],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Ce dont vous avez besoin',
      required: true,
      maxLength: MAX.title,
      admin: { placeholder: 'Croquettes pour chiots' },
    },
    row(
      {
        name: 'category',
        type: 'select',
        label: 'Catégorie',
        required: true,
        defaultValue: 'OTHER',
        options: optionsOf(CATEGORY_LABELS),
      },
      {
        name: 'urgency',
        type: 'select',
        label: 'Urgence',
        required: true,
        defaultValue: 'NORMAL',
        options: optionsOf(URGENCY_LABELS),
      },
    ),
    row(
      {
        name: 'quantityRequested',
        type: 'number',
        label: 'Quantité demandée',
        min: 1,
        max: MAX.quantity,
        admin: {
          description:
            'Vide\u00a0: toute quantité est la bienvenue. Une fois réunie, la demande se clôt.',
          step: 1,
        },
      },
      {
        name: 'quantityUnit',
        type: 'text',
        label: 'Unité, au pluriel',
        maxLength: MAX.unit,
        admin: { placeholder: 'sacs de 10\u00a0kg', description: 'Vide\u00a0: le nombre seul.' },
      },
    ),
    {
      name: 'description',
      type: 'textarea',
      label: 'Précisions',
      maxLength: MAX.description,
      admin: {
        rows: 6,
        description: 'La marque, la taille, l’état\u00a0: ce qui évite un trajet pour rien.',
        components: counted(MAX.description),
      },
    },
    shelterUpload({ name: 'picture', label: 'Photo' }),
    row(
      {
        name: 'deliveryMode',
        type: 'select',
        label: 'Remise',
        required: true,
        defaultValue: 'DEPOT_AT_SHELTER',
        options: optionsOf(DELIVERY_LABELS),
      },
      day('deliveryDate', 'Dernier jour', 'Le lendemain, la demande s’archive d’elle-même.'),
    ),
    row(
      {
        name: 'userName',
        type: 'text',
        label: 'Qui suit cette demande',
        maxLength: MAX.name,
        access: staff,
        admin: { description: 'Écrit sur le bon de ceux dont vous acceptez la réponse.' },
      },
      {
        name: 'userPhone',
        type: 'text',
        label: 'Son téléphone',
        maxLength: MAX.phone,
        access: staff,
        admin: { description: 'Au lieu de celui du refuge, sur ce bon seulement.' },
      },
    ),
    {
      name: 'isActive',
      type: 'checkbox',
      label: 'Ouverte aux visiteurs',
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    {
      // When it closed: the telephones of its answers are erased 90 days later.
      name: 'closedAt',
      type: 'date',
      label: 'Close le',
      access: { ...staff, create: () => false, update: () => false },
      admin: { hidden: true },
    },
    ownSave,
  ],
})
