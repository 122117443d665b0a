import type { DateField, Field, GlobalConfig, TextareaField, TextField } from 'payload'

import { isSuperAdmin } from '@/platform/access/builders'
import { auditKeeps } from '@/platform/audit/model'
import { counted } from '@/platform/fields/counted'
import { atMost } from '@/platform/validation/at-most.model'

import { cleanTexts } from './hooks/clean-texts'
import { dateRestored, dateTexts } from './hooks/date-texts'
import { refreshTexts } from './hooks/refresh-texts'
import { DESCRIPTION_MAX, SITE_TEXT_KEYS, SITE_TEXTS, TITLE_MAX, type SiteTextKey } from './model'

const isWithin =
  (max: number) =>
  (value: string | null | undefined): true | string =>
    (value ?? '').length <= max || atMost(max)

/** Written by the program alone: see {@link dateTexts}. */
const revisedAt: DateField = {
  name: 'revisedAt',
  type: 'date',
  label: 'Mis à jour le',
  access: { update: () => false },
  admin: { hidden: true },
}

function textOf(key: SiteTextKey): Field {
  const { path, original, hint = '' } = SITE_TEXTS[key]
  const title: TextField = {
    name: 'title',
    type: 'text',
    label: 'Titre',
    defaultValue: () => original.title,
    validate: isWithin(TITLE_MAX),
    admin: { description: `Page ${path}` },
  }
  const description: TextareaField = {
    name: 'description',
    type: 'textarea',
    label: 'Résumé pour les moteurs de recherche',
    defaultValue: () => original.description,
    validate: isWithin(DESCRIPTION_MAX),
    admin: { description: atMost(DESCRIPTION_MAX), components: counted(DESCRIPTION_MAX) },
  }
  const body: TextareaField = {
    name: 'body',
    type: 'textarea',
    label: 'Texte',
    defaultValue: () => original.body,
    admin: {
      description: `${hint} Un texte effacé entièrement redevient celui d’origine.`.trim(),
      components: { Field: '@/features/page-editor/admin/HtmlField#HtmlField' },
    },
  }
  return { name: key, type: 'group', label: false, fields: [title, description, body, revisedAt] }
}

/** The pages of words of the platform, each on a tab; written by super admins alone. */
export const SiteTexts: GlobalConfig = {
  slug: 'site-texts',
  label: 'Textes du site',
  custom: auditKeeps('all'),
  access: {
    read: () => true,
    readVersions: isSuperAdmin,
    update: isSuperAdmin,
  },
  admin: {
    group: 'Plateforme',
    hidden: ({ user }) => !user?.isSuperAdmin,
    description:
      'Les pages de la plateforme\u00a0: à propos, guides, questions fréquentes, mentions légales…',
  },
  versions: { max: 50 },
  hooks: {
    beforeValidate: [cleanTexts],
    beforeChange: [dateTexts],
    afterChange: [dateRestored, refreshTexts],
  },
  fields: [
    {
      type: 'tabs',
      tabs: SITE_TEXT_KEYS.map((key) => ({
        label: SITE_TEXTS[key].original.title,
        fields: [textOf(key)],
      })),
    },
  ],
}
