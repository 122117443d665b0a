import { tags } from '@/platform/cache/tags'
import { counted } from '@/platform/fields/counted'
import { optionsOf } from '@/platform/fields/options'
import { ownRelations } from '@/platform/fields/own-shelter'
import { shelterUpload } from '@/platform/fields/shelter-upload'
import { day, row } from '@/platform/fields/shorthand'
import { shelterCollection } from '@/platform/shelter-collection'
import { validateWith } from '@/platform/validation/issues'

import { showsGoals } from './goals'
import { ensureSlug } from './hooks/ensure-slug'
import { keepForGood, keepFromBin } from './hooks/keep-gifts'
import { keepOrder, stayAtShelter } from './hooks/keep-order'
import { refreshGone, refreshPage } from './hooks/refresh-page'
import { COLLECTION, MAX, STATUS_LABELS } from './model'
import { storedSchema } from './schema'

/** Written by the steps of the desk alone. */
const ofDesk = { create: () => false, update: () => false }

/**
 * What a shelter collects money for. Visitors read it by the pages and the API, never by Payload's
 * addresses: a goal in euros must not leave where it is not shown. What was received is no column:
 * it is a sum of the ledger (rows.ts).
 */
export const Campaigns = shelterCollection({
  slug: COLLECTION,
  labels: { singular: 'Collecte', plural: 'Collectes' },
  may: 'editContent',
  refreshes: (shelter) => [tags.shelterCampaigns(shelter)],
  admin: {
    // The menu has a link of ours.
    group: false,
    useAsTitle: 'title',
    defaultColumns: ['title', 'status', 'endsOn', 'updatedAt'],
    listSearchableFields: ['title', 'summary'],
    description:
      'Une opération, un chenil à refaire\u00a0: racontez-le, les visiteurs donnent pour cela. Publiez et terminez depuis le bureau «\u00a0Collectes\u00a0».',
    components: {
      views: { list: { Component: '@/features/campaigns/admin/lazy#CampaignsView' } },
    },
  },
  hooks: {
    beforeValidate: [
      stayAtShelter,
      ownRelations(COLLECTION, { pictures: 'media', reportPictures: 'media' }),
      validateWith(storedSchema, COLLECTION),
      ensureSlug,
    ],
    beforeChange: [keepOrder, keepFromBin],
    beforeDelete: [keepForGood],
    afterChange: [refreshPage],
    afterDelete: [refreshGone],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Titre',
      required: true,
      maxLength: MAX.title,
      admin: { placeholder: 'Un toit neuf pour les chats' },
    },
    {
      name: 'summary',
      type: 'text',
      label: 'En une phrase',
      maxLength: MAX.summary,
      admin: { description: 'Sous le titre, dans les listes et sur les liens partagés.' },
    },
    {
      name: 'story',
      type: 'textarea',
      label: 'Votre histoire',
      maxLength: MAX.story,
      admin: {
        rows: 12,
        description:
          'Ce qui s’est passé, à quoi servira l’argent, ce que cela change pour les animaux.',
        components: counted(MAX.story),
      },
    },
    shelterUpload({
      name: 'pictures',
      label: 'Photos',
      hasMany: true,
      maxRows: MAX.pictures,
      admin: { description: 'La première est celle des listes et des liens partagés.' },
    }),
    row(
      day('startsOn', 'Premier jour', 'Vide\u00a0: dès la publication.'),
      day('endsOn', 'Dernier jour', 'Le lendemain, la collecte se termine d’elle-même.'),
    ),
    {
      name: 'goalEuros',
      type: 'number',
      label: 'Objectif, en euros',
      min: 1,
      max: MAX.goalEuros,
      admin: {
        step: 1,
        hidden: !showsGoals(),
        description: 'Vide\u00a0: la page dit ce qui est reçu, sans objectif.',
      },
    },
    {
      name: 'report',
      type: 'textarea',
      label: 'Ce qui en a été fait',
      maxLength: MAX.report,
      admin: {
        rows: 8,
        description: 'Affiché une fois la collecte terminée\u00a0: vos donateurs l’attendent.',
        components: counted(MAX.report),
      },
    },
    shelterUpload({
      name: 'reportPictures',
      label: 'Photos du résultat',
      hasMany: true,
      maxRows: MAX.pictures,
    }),
    {
      name: 'status',
      type: 'select',
      label: 'État',
      required: true,
      defaultValue: 'DRAFT',
      options: optionsOf(STATUS_LABELS),
      access: ofDesk,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'slug',
      type: 'text',
      label: 'Adresse',
      unique: true,
      access: ofDesk,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'endedAt',
      type: 'date',
      label: 'Terminée le',
      access: ofDesk,
      admin: { hidden: true },
    },
    {
      // Once: the team is asked for what became of the money.
      name: 'reportAskedAt',
      type: 'date',
      label: 'Bilan demandé le',
      access: ofDesk,
      admin: { hidden: true },
    },
  ],
})
