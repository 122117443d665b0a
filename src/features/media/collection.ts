import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'

import type { Media as Picture } from '@/payload-types'
import {
  createIn,
  hiddenUnless,
  inShelters,
  nobody,
  readOnlyField,
} from '@/platform/access/builders'
import { auditKeeps } from '@/platform/audit/model'
import { holdRow } from '@/platform/db/hold-row'
import { counted } from '@/platform/fields/counted'
import { destinationShelter } from '@/platform/fields/own-shelter'

import { PICTURE_EDITORS } from './access'
import { refuseDeletingUsedPictures, refuseTrashingUsedPictures } from './hooks/guard-usage'
import { dropFiles, storeFiles } from './hooks/store-files'
import { refreshUses, refreshUsesBeforeDelete } from './hooks/refresh-uses'
import { sanitiseUpload } from './hooks/sanitise-upload'
import { IMAGE_SIZES, IMAGE_TYPES, TEXT_LIMITS } from './model'

/** A picture without a title is called like the file that was sent. */
const titleFromFile: CollectionBeforeChangeHook = ({ data, req, operation }) => {
  if (operation === 'create' && !data.title && req.context.uploadTitle !== undefined) {
    return { ...data, title: req.context.uploadTitle }
  }
  return data
}

/** The fingerprint and the colours change with the file that was sent, and never otherwise. */
const writeWhatWasSeen: CollectionBeforeChangeHook = ({ data, req }) => {
  const { uploadSha256, uploadColours } = req.context
  return uploadSha256 !== undefined
    ? { ...data, sha256: uploadSha256, colours: uploadColours }
    : data
}

/** Another file has no copies in AVIF yet. */
const forgetCopies: CollectionBeforeChangeHook<Picture> = ({ data, originalDoc }) =>
  data.filename && data.filename !== originalDoc?.filename ? { ...data, avifAt: null } : data

/** A shelter's library of pictures. Rows are private; the files have names nobody can guess. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Image', plural: 'Médiathèque' },
  custom: auditKeeps('all'),
  access: {
    read: inShelters(...PICTURE_EDITORS),
    create: createIn(...PICTURE_EDITORS),
    update: inShelters(...PICTURE_EDITORS),
    delete: inShelters(...PICTURE_EDITORS),
    readVersions: nobody,
    unlock: nobody,
    admin: nobody,
  },
  admin: {
    group: 'Contenu',
    hideAPIURL: true,
    hidden: hiddenUnless(...PICTURE_EDITORS),
    useAsTitle: 'title',
    defaultColumns: ['filename', 'title', 'alt', 'updatedAt'],
    listSearchableFields: ['title', 'alt', 'description'],
    pagination: { defaultLimit: 24, limits: [12, 24, 48, 96] },
    description: 'Images JPG, PNG, WEBP ou AVIF, 5 Mo au maximum.',
    components: {
      views: {
        list: { Component: '@/features/media/admin/lazy#GalleryView' },
      },
    },
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  trash: true,
  indexes: [
    { fields: ['shelter', 'createdAt'] },
    { fields: ['shelter', 'title'] },
    { fields: ['shelter', 'sha256'] },
  ],
  upload: {
    // The files go through our own hooks, wherever they are kept.
    disableLocalStorage: true,
    mimeTypes: [...IMAGE_TYPES],
    adminThumbnail: 'thumb',
    focalPoint: true,
    crop: false,
    pasteURL: false,
    imageSizes: IMAGE_SIZES.map((size) => ({
      ...size,
      withoutEnlargement: !('height' in size),
      formatOptions: { format: 'webp' as const, options: { quality: 80 } },
    })),
  },
  hooks: {
    // Held first: a focal point is set on the file that is there.
    beforeOperation: [holdRow, sanitiseUpload],
    beforeValidate: [destinationShelter('media', ...PICTURE_EDITORS)],
    beforeChange: [titleFromFile, writeWhatWasSeen, forgetCopies, refuseTrashingUsedPictures],
    afterChange: [storeFiles, refreshUses],
    beforeDelete: [refuseDeletingUsedPictures, refreshUsesBeforeDelete, dropFiles],
  },
  fields: [
    { name: 'title', type: 'text', label: 'Titre', maxLength: 100 },
    {
      name: 'alt',
      type: 'text',
      label: 'Texte alternatif',
      maxLength: 250,
      admin: { description: 'Ce que l’on voit, pour les personnes qui ne voient pas l’image.' },
    },
    {
      name: 'decorative',
      type: 'checkbox',
      label: 'Image décorative (sans texte alternatif)',
      defaultValue: false,
    },
    {
      name: 'description',
      type: 'textarea',
      label: 'Description',
      maxLength: TEXT_LIMITS.description,
      admin: { components: counted(TEXT_LIMITS.description) },
    },
    { name: 'order', type: 'number', label: 'Ordre', defaultValue: 0, admin: { hidden: true } },
    {
      name: 'isMain',
      type: 'checkbox',
      label: 'Image principale',
      defaultValue: false,
      access: readOnlyField,
      admin: { hidden: true },
    },
    {
      // Of the bytes that were sent, not of those that are kept: what a second sending compares.
      name: 'sha256',
      type: 'text',
      label: 'Empreinte du fichier envoyé',
      maxLength: 64,
      access: readOnlyField,
      admin: { hidden: true },
    },
    {
      // From top to bottom, shown where the picture is yet to come; empty when one sees through it.
      name: 'colours',
      type: 'text',
      label: 'Couleurs de l’image',
      maxLength: 20,
      access: readOnlyField,
      admin: { hidden: true },
    },
    {
      // When lighter copies of its sizes were written; empty while they are yet to be made.
      name: 'avifAt',
      type: 'date',
      label: 'Copies AVIF écrites le',
      access: readOnlyField,
      admin: { hidden: true },
    },
  ],
}
