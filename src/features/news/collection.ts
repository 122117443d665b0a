import type { CollectionConfig } from 'payload'

import { publishedByShelter } from '@/features/shelters/public'
import {
  createIn,
  hiddenUnless,
  inShelters,
  nobody,
  publicOr,
  versionsIn,
} from '@/platform/access/builders'
import { auditKeeps } from '@/platform/audit/model'
import { holdRow } from '@/platform/db/hold-row'
import { guardPrivateFilters } from '@/platform/access/private-filters'
import { teamOnly } from '@/platform/access/team-only'
import { destinationShelter, ownRelations } from '@/platform/fields/own-shelter'
import { validateWith } from '@/platform/validation/issues'

import { article, event, pictures, search, side } from './fields'
import { cleanContent } from './hooks/clean-content'
import { followSteps, noteSave } from './hooks/follow-steps'
import { forgetArticle, rememberAddress } from './hooks/remember-address'
import { refreshAfterDelete, refreshSite } from './hooks/refresh-site'
import { ensureSlug } from './hooks/ensure-slug'
import { signArticle } from './hooks/sign-article'
import { PUBLIC_NEWS_FIELDS } from './model'
import { articleLivePreview } from './preview/config'
import { newsSchema } from './schema'

const BUTTONS = '@/features/news/admin/DocumentButtons'

export const News: CollectionConfig = {
  slug: 'news',
  labels: { singular: 'Actualité', plural: 'Actualités' },
  custom: auditKeeps('all'),
  access: {
    read: publicOr(publishedByShelter, 'manageNews'),
    create: createIn('manageNews'),
    update: inShelters('manageNews'),
    delete: inShelters('manageNews'),
    readVersions: versionsIn('manageNews'),
    unlock: nobody,
    admin: nobody,
  },
  admin: {
    group: 'Contenu',
    hideAPIURL: true,
    hidden: hiddenUnless('manageNews'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'status', 'scheduledAt', 'publishedAt', 'isPinned', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    pagination: { defaultLimit: 12, limits: [12, 24, 48, 96] },
    description: 'Les articles du refuge. Publiez tout de suite, ou choisissez le jour et l’heure.',
    livePreview: articleLivePreview,
    components: {
      views: {
        list: { Component: '@/features/news/admin/lazy#NewsListView' },
        edit: {
          livePreview: { Component: '@/ui/live-preview/PreviewWindow#PreviewWindow' },
        },
      },
      edit: {
        beforeDocumentControls: [
          teamOnly('news', 'manageNews'),
          '@/ui/live-preview/PreviewButton#PreviewButton',
        ],
        PublishButton: `${BUTTONS}#PublishNews`,
        SaveDraftButton: `${BUTTONS}#SaveNews`,
        Status: '@/features/news/admin/lazy#StatusWord',
        UnpublishButton: `${BUTTONS}#NoUnpublish`,
      },
    },
  },
  defaultSort: '-createdAt',
  // Private columns are shown by shelter, so the shelter is always read.
  forceSelect: { shelter: true },
  trash: true,
  // Articles have one scheduler, the job on `scheduledAt`.
  versions: { drafts: { schedulePublish: false }, maxPerDoc: 50 },
  indexes: [
    { fields: ['shelter', 'isPinned', 'publishedAt'] },
    { fields: ['shelter', 'createdAt'] },
    { fields: ['status', 'scheduledAt'] },
  ],
  hooks: {
    beforeOperation: [holdRow, guardPrivateFilters(PUBLIC_NEWS_FIELDS, 'manageNews'), noteSave],
    beforeValidate: [
      destinationShelter('news', 'manageNews'),
      ownRelations('news', { coverImage: 'media', images: 'media' }),
      ensureSlug,
      cleanContent,
      validateWith(newsSchema, 'news'),
    ],
    beforeChange: [followSteps, signArticle],
    afterChange: [rememberAddress, refreshSite],
    afterDelete: [forgetArticle, refreshAfterDelete],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Article', fields: article },
        { label: 'Photos', fields: pictures },
        { label: 'Événement', fields: event },
        { label: 'Moteurs de recherche', fields: search },
      ],
    },
    ...side,
  ],
}
