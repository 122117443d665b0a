import type { Field } from 'payload'
import type { ZodType } from 'zod'

import { copyTitle } from '@/features/pages/model'
import { readOnlyField, staffField } from '@/platform/access/builders'
import { counted } from '@/platform/fields/counted'
import { optionsOf } from '@/platform/fields/options'
import { shelterUpload } from '@/platform/fields/shelter-upload'
import { dayInput } from '@/platform/fields/shorthand'

import { NEWS_LIMITS, NEWS_STATUS_LABELS } from './model'
import { newsSchema } from './schema'

/** Payload's own sentences give way to those of the contract, while typing too. */
const exactly =
  (schema: ZodType) =>
  (value: unknown): string | true => {
    const result = schema.safeParse(value ?? undefined)
    return result.success || (result.error.issues[0]?.message ?? 'Valeur invalide')
  }

const { shape } = newsSchema

/** A moment as the clocks of the shelter show it, wherever the volunteer's computer believes to be. */
const MOMENT_FIELD = '@/features/news/admin/EventMoment#EventMoment'

/** What a copy does not take from its article. */
const notCopied = (value: unknown) => ({ beforeDuplicate: [() => value] })

const programField = { ...readOnlyField, read: staffField('manageNews') }

export const article: Field[] = [
  {
    name: 'title',
    type: 'text',
    label: 'Titre',
    required: true,
    maxLength: NEWS_LIMITS.title,
    validate: exactly(shape.title),
    hooks: { beforeDuplicate: [({ value }) => copyTitle(String(value ?? ''), NEWS_LIMITS.title)] },
    admin: { components: counted(NEWS_LIMITS.title) },
  },
  {
    name: 'content',
    type: 'textarea',
    label: 'Texte de l’article',
    required: true,
    validate: exactly(shape.content),
    admin: {
      components: { Field: '@/features/page-editor/admin/HtmlField#HtmlField' },
      disableListColumn: true,
    },
  },
  {
    name: 'excerpt',
    type: 'textarea',
    label: 'Résumé',
    maxLength: NEWS_LIMITS.excerpt,
    validate: exactly(shape.excerpt),
    admin: {
      rows: 3,
      components: counted(NEWS_LIMITS.excerpt),
      description: 'Une ou deux phrases pour les listes. Vide\u00a0: le début du texte.',
    },
  },
]

export const pictures: Field[] = [
  shelterUpload({
    name: 'coverImage',
    label: 'Image principale',
    admin: { description: 'En haut de l’article, dans les listes et lors d’un partage.' },
  }),
  shelterUpload({
    name: 'images',
    label: 'Autres photos',
    hasMany: true,
    maxRows: NEWS_LIMITS.images,
    admin: { description: 'Elles se suivent sous le texte, dans cet ordre.' },
  }),
]

export const event: Field[] = [
  {
    name: 'event',
    type: 'group',
    label: 'Événement',
    admin: {
      description:
        'À remplir si l’article annonce un rendez-vous\u00a0: il entre dans la liste des événements.',
    },
    fields: [
      {
        name: 'startsAt',
        type: 'date',
        label: 'Début',
        index: true,
        admin: { components: { Field: MOMENT_FIELD } },
      },
      {
        name: 'endsAt',
        type: 'date',
        label: 'Fin',
        admin: { components: { Field: MOMENT_FIELD } },
      },
      {
        name: 'place',
        type: 'text',
        label: 'Lieu',
        maxLength: NEWS_LIMITS.place,
        admin: { components: counted(NEWS_LIMITS.place) },
      },
    ],
  },
]

export const search: Field[] = [
  {
    name: 'metaTitle',
    type: 'text',
    label: 'Titre pour les moteurs de recherche',
    maxLength: NEWS_LIMITS.metaTitle,
    validate: exactly(shape.metaTitle),
    admin: {
      description: 'Vide\u00a0: le titre de l’article.',
      components: counted(NEWS_LIMITS.metaTitle),
    },
  },
  {
    name: 'metaDescription',
    type: 'textarea',
    label: 'Description pour les moteurs de recherche',
    maxLength: NEWS_LIMITS.metaDescription,
    validate: exactly(shape.metaDescription),
    admin: {
      description: 'Vide\u00a0: le résumé, ou le début du texte.',
      components: counted(NEWS_LIMITS.metaDescription),
    },
  },
  {
    name: 'metaKeywords',
    type: 'text',
    label: 'Mots-clés pour les moteurs de recherche',
    maxLength: NEWS_LIMITS.metaKeywords,
    admin: { components: counted(NEWS_LIMITS.metaKeywords) },
  },
  {
    type: 'ui',
    name: 'searchPreview',
    admin: {
      components: { Field: '@/features/news/admin/SearchPreview#SearchPreview' },
      disableListColumn: true,
    },
  },
]

/** The column at the side: where the article stands, then how it is filed. */
export const side: Field[] = [
  {
    name: 'status',
    type: 'select',
    // Payload's own `_status` already owns the name that it would get in the database.
    enumName: 'enum_news_article_status',
    label: 'État',
    required: true,
    defaultValue: 'DRAFT',
    options: optionsOf(NEWS_STATUS_LABELS),
    // Written by the program alone: people ask for a step with `nextStatus`.
    access: readOnlyField,
    hooks: notCopied('DRAFT'),
    admin: {
      position: 'sidebar',
      components: { Field: '@/features/news/admin/lazy#StatusLine' },
    },
  },
  {
    name: 'nextStatus',
    type: 'select',
    label: 'État demandé',
    virtual: true,
    hidden: true,
    options: optionsOf(NEWS_STATUS_LABELS),
  },
  {
    name: 'scheduledAt',
    type: 'date',
    label: 'Paraître le',
    index: true,
    hooks: notCopied(null),
    // Readable like the article itself: a new one, without a shelter yet, has the field too.
    admin: {
      position: 'sidebar',
      components: { Field: '@/features/news/admin/PlanField#PlanField' },
    },
  },
  {
    type: 'ui',
    name: 'steps',
    admin: {
      position: 'sidebar',
      components: { Field: '@/features/news/admin/StepButtons#StepButtons' },
    },
  },
  {
    name: 'isPinned',
    type: 'checkbox',
    label: 'Épingler en tête des actualités',
    defaultValue: false,
    hooks: notCopied(false),
    admin: { position: 'sidebar' },
  },
  {
    name: 'tags',
    type: 'text',
    hasMany: true,
    label: 'Mots-clés',
    maxRows: NEWS_LIMITS.tags,
    maxLength: NEWS_LIMITS.tag,
    admin: { position: 'sidebar', description: 'Entrée après chaque mot.' },
  },
  {
    name: 'slug',
    type: 'text',
    label: 'Adresse de l’article',
    index: true,
    maxLength: NEWS_LIMITS.slug,
    // A copy gets an address of its own, from its title.
    hooks: notCopied(null),
    admin: {
      position: 'sidebar',
      components: { Field: '@/features/pages/admin/settings/SlugField#SlugField' },
      description:
        'Vide\u00a0: l’adresse vient du titre. Les anciens liens mènent toujours à l’article.',
    },
  },
  {
    name: 'publishedAt',
    type: 'date',
    label: 'Publié le',
    access: readOnlyField,
    hooks: notCopied(null),
    admin: {
      ...dayInput,
      position: 'sidebar',
      readOnly: true,
      condition: ({ publishedAt }) => Boolean(publishedAt),
    },
  },
  {
    name: 'viewCount',
    type: 'number',
    label: 'Lectures',
    defaultValue: 0,
    access: programField,
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: ({ publishedAt }) => Boolean(publishedAt),
    },
  },
  {
    name: 'createdBy',
    type: 'relationship',
    relationTo: 'users',
    label: 'Écrit par',
    access: programField,
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: ({ createdBy }) => Boolean(createdBy),
    },
  },
  {
    name: 'lastModifiedBy',
    type: 'relationship',
    relationTo: 'users',
    label: 'Modifié par',
    access: programField,
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: ({ lastModifiedBy }) => Boolean(lastModifiedBy),
    },
  },
]
