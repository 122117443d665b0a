import type { CollectionConfig } from 'payload'

import { publishedByShelter } from '@/features/shelters/public'
import {
  createIn,
  hiddenUnless,
  inShelters,
  nobody,
  publicOr,
  readOnlyField,
  versionsIn,
} from '@/platform/access/builders'
import { teamOnly } from '@/platform/access/team-only'
import { auditKeeps } from '@/platform/audit/model'
import { optionsOf } from '@/platform/fields/options'
import { destinationShelter, ownRelations } from '@/platform/fields/own-shelter'
import { pictureComponents } from '@/platform/fields/shelter-upload'
import { validateWith } from '@/platform/validation/issues'

import { checkParent } from './hooks/check-parent'
import { findPictures } from './hooks/find-pictures'
import { followPublication, noteDraft } from './hooks/follow-publication'
import { guardPlace, keepPlace } from './hooks/guard-place'
import { writeReferences } from './hooks/write-references'
import { placeLast } from './hooks/place-last'
import { prepareSections } from './hooks/prepare-sections'
import { refreshAfterDelete, refreshSite } from './hooks/refresh-site'
import { dropPlansOfGone, dropPlansOfPage } from './hooks/drop-plans'
import { copiedSlug, copiedStatus, copiedTitle, neverHome, noPlace } from './hooks/copied-values'
import { ensureSlug } from './hooks/ensure-slug'
import { LIMITS, PAGE_STATUS_LABELS } from './model'
import { pageLivePreview } from './preview/config'
import { pageFieldsSchema } from './schema'
import { holdUndated, refuseStale, tellRefusals } from './versions/refuse-stale'

export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  access: {
    read: publicOr(publishedByShelter, 'editContent'),
    create: createIn('editContent'),
    update: inShelters('editContent'),
    delete: inShelters('editContent'),
    readVersions: versionsIn('editContent'),
    unlock: nobody,
    admin: nobody,
  },
  // With more than a page in its address, its list may be Payload’s table: admin/tree/PagesView.
  custom: { tableWhenAsked: true, ...auditKeeps('all') },
  admin: {
    group: 'Contenu',
    hideAPIURL: true,
    hidden: hiddenUnless('editContent'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'status', 'visibleInMenu', 'menuOrder', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    pagination: { defaultLimit: 12, limits: [12, 24, 48, 96] },
    livePreview: pageLivePreview,
    components: {
      edit: {
        beforeDocumentControls: [
          teamOnly('pages', 'editContent'),
          '@/ui/live-preview/PreviewButton#PreviewButton',
          '@/features/pages/schedule/components/ScheduleButton#ScheduleButton',
        ],
      },
      views: {
        list: { Component: '@/features/pages/admin/lazy#PagesView' },
        edit: {
          livePreview: {
            Component: '@/ui/live-preview/PreviewWindow#PreviewWindow',
          },
        },
      },
    },
    description: 'Les pages du site du refuge. Publiez pour que les visiteurs les voient.',
  },
  defaultSort: 'menuOrder',
  trash: true,
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
  indexes: [{ fields: ['shelter', 'menuOrder'] }],
  hooks: {
    beforeOperation: [noteDraft, refuseStale, holdUndated, guardPlace],
    beforeValidate: [
      keepPlace,
      destinationShelter('pages', 'editContent'),
      ownRelations('pages', { parent: 'pages', socialImage: 'media' }),
      ensureSlug,
      checkParent,
      placeLast,
      prepareSections,
      validateWith(pageFieldsSchema, 'pages'),
    ],
    beforeChange: [followPublication, findPictures, writeReferences],
    afterChange: [refreshSite, dropPlansOfPage],
    afterDelete: [refreshAfterDelete, dropPlansOfGone],
    afterError: [tellRefusals],
  },
  fields: [
    {
      type: 'ui',
      name: 'start',
      admin: {
        components: { Field: '@/features/pages/admin/lazy#StartField' },
        disableListColumn: true,
      },
    },
    {
      name: 'title',
      type: 'text',
      label: 'Titre',
      required: true,
      maxLength: LIMITS.title,
      hooks: { beforeDuplicate: [copiedTitle] },
    },
    {
      name: 'sections',
      type: 'json',
      label: 'Contenu de la page',
      admin: {
        components: {
          Field: '@/features/page-editor/admin/lazy#SectionsField',
          Cell: '@/features/page-editor/admin/SectionsCell#SectionsCell',
          Diff: '@/features/pages/versions/admin/SectionsDiff#SectionsDiff',
        },
      },
    },
    {
      name: 'status',
      type: 'select',
      // Payload's own `_status` already owns the name that it would get in the database.
      enumName: 'enum_pages_page_status',
      label: 'État',
      required: true,
      defaultValue: 'DRAFT',
      options: optionsOf(PAGE_STATUS_LABELS),
      // Written by the program alone: it follows what is published.
      access: readOnlyField,
      hooks: { beforeDuplicate: [copiedStatus] },
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'visibleInMenu',
      type: 'checkbox',
      label: 'Visible dans le menu',
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'menuOrder',
      type: 'number',
      label: 'Ordre dans le menu',
      hooks: { beforeDuplicate: [noPlace] },
      // Set by moving the page in the tree of pages; a new one comes last.
      admin: { disabled: true },
    },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'pages',
      label: 'Sous la page',
      admin: {
        position: 'sidebar',
        allowCreate: false,
        allowEdit: false,
        // The tree is the one place that moves pages: see `guardPlace`.
        readOnly: true,
        condition: ({ parent }) => Boolean(parent),
        description: 'Pour la déplacer\u00a0: la liste des pages.',
      },
    },
    {
      name: 'isHomepage',
      type: 'checkbox',
      label: 'Page d’accueil du refuge',
      defaultValue: false,
      hooks: { beforeDuplicate: [neverHome] },
      admin: { position: 'sidebar' },
    },
    {
      name: 'slug',
      type: 'text',
      label: 'Adresse de la page',
      index: true,
      maxLength: LIMITS.slug,
      hooks: { beforeDuplicate: [copiedSlug] },
      admin: {
        components: { Field: '@/features/pages/admin/settings/SlugField#SlugField' },
        position: 'sidebar',
      },
    },
    {
      name: 'metaDescription',
      type: 'textarea',
      label: 'Description pour les moteurs de recherche',
      maxLength: LIMITS.metaDescription,
      admin: {
        components: { Field: '@/features/pages/admin/settings/DescriptionField#DescriptionField' },
        position: 'sidebar',
      },
    },
    {
      type: 'ui',
      name: 'searchPreview',
      admin: {
        position: 'sidebar',
        components: { Field: '@/features/pages/admin/settings/SearchPreview#SearchPreview' },
        disableListColumn: true,
      },
    },
    {
      name: 'socialImage',
      type: 'upload',
      relationTo: 'media',
      label: 'Image pour les réseaux sociaux',
      admin: {
        components: pictureComponents(),
        position: 'sidebar',
        description:
          'Montrée quand la page est partagée. Sans choix, c’est la première photo du refuge.',
      },
    },
    {
      type: 'ui',
      name: 'archive',
      admin: {
        position: 'sidebar',
        components: { Field: '@/features/pages/admin/ArchiveButton#ArchiveButton' },
      },
    },
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
    {
      name: 'animalRefs',
      type: 'relationship',
      relationTo: 'animals',
      hasMany: true,
      hidden: true,
      // Each id was looked up, in its shelter, by the hook that fills this.
      validate: () => true,
      access: readOnlyField,
    },
  ],
}
