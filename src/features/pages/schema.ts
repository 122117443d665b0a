import { z } from 'zod'

import {
  BACKGROUND_LABELS,
  LAYOUTS,
  LIMITS,
  SECTION_WIDTH_LABELS,
  SPACING_LABELS,
  VERTICAL_ALIGN_LABELS,
} from './content/options'
import { blockSchema, type Block } from './content/schema-blocks'
import { HOME_SLUG, LAST_PLACE, PAGE_STATUS_LABELS, RESERVED_SLUGS } from './page-options'

export type {
  Block,
  CtaContent,
  ImageContent,
  KnownBlock,
  TemplateContent,
  TextContent,
} from './content/schema-blocks'

const oneOf = <Labels extends Record<string, unknown>>(labels: Labels) =>
  z.enum(Object.keys(labels) as [keyof Labels & string], { error: 'Valeur inconnue' })

const id = z
  .string({ error: 'Un identifiant est attendu' })
  .regex(/^[\w-]{1,64}$/, 'Identifiant invalide')
const order = z
  .number({ error: 'Un rang est attendu' })
  .int('Un rang est attendu')
  .min(0, 'Un rang est attendu')
const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item, { error: 'Une liste est attendue' })

/** A column; `width` is its share of the row, in percent. */
const columnSchema = z.object(
  {
    id,
    order,
    width: z
      .number({ error: 'Une largeur est attendue' })
      .min(5, '5 % au minimum')
      .max(100, '100 % au maximum'),
    blocks: list(blockSchema),
  },
  { error: 'Une colonne est attendue' },
)

export const sectionSchema = z.object(
  {
    id,
    order,
    layout: z.literal(LAYOUTS, { error: 'Une section a 1 à 4 colonnes' }),
    backgroundColor: oneOf(BACKGROUND_LABELS),
    padding: oneOf(SPACING_LABELS),
    margin: oneOf(SPACING_LABELS),
    width: oneOf(SECTION_WIDTH_LABELS),
    verticalAlign: oneOf(VERTICAL_ALIGN_LABELS),
    columns: list(columnSchema),
  },
  { error: 'Une section est attendue' },
)

export type Column = Omit<z.infer<typeof columnSchema>, 'blocks'> & { blocks: Block[] }
export type Section = Omit<z.infer<typeof sectionSchema>, 'columns'> & { columns: Column[] }

/** Version of the stored shape; a change of shape adds a step to `content/migrate.ts`. */
const SCHEMA_VERSION = 1
export type PageContent = { schemaVersion: typeof SCHEMA_VERSION; sections: Section[] }

/** What the column `sections` of a page holds, once prepared for storage. */
export const pageContentSchema = z.object({
  schemaVersion: z.literal(SCHEMA_VERSION, { error: 'Version inconnue' }),
  sections: list(sectionSchema)
    .max(LIMITS.sections, `Une page a au maximum ${LIMITS.sections} sections`)
    .refine(
      (sections) =>
        sections.flatMap(({ columns }) => columns.flatMap(({ blocks }) => blocks)).length <=
        LIMITS.blocks,
      `Une page a au maximum ${LIMITS.blocks} blocs`,
    ),
})

const title = z
  .string({ error: 'Le titre est requis' })
  .trim()
  .min(1, 'Le titre est requis')
  .max(LIMITS.title, `Le titre ne peut pas dépasser ${LIMITS.title} caractères`)

const slug = z
  .string({ error: 'Le slug est requis' })
  .trim()
  .max(LIMITS.slug, `Le slug ne peut pas dépasser ${LIMITS.slug} caractères`)
  .refine(
    (value) => value === HOME_SLUG || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value),
    'L’adresse ne contient que des minuscules, des chiffres et des tirets',
  )
  .refine((value) => !RESERVED_SLUGS.includes(value), 'Cette adresse est réservée')

const metaDescription = z
  .string({ error: 'Un texte est attendu' })
  .max(
    LIMITS.metaDescription,
    `La description SEO ne peut pas dépasser ${LIMITS.metaDescription} caractères`,
  )

/** The plain columns of a page, whatever entrance writes them. */
export const pageFieldsSchema = z.object({
  title,
  slug: slug.optional(),
  visibleInMenu: z.boolean().optional(),
  isHomepage: z.boolean().optional(),
  menuOrder: z
    .number({ error: 'Un nombre est attendu' })
    .int('Un nombre entier est attendu')
    .min(0, '0 au minimum')
    .max(LAST_PLACE, `${LAST_PLACE} au maximum`)
    .optional(),
  metaDescription: metaDescription.optional(),
})

const incomingId = z.union([z.string(), z.number()]).nullish()

/** A block as a client sends it; its content is checked when the page is prepared. */
const incomingBlock = z.looseObject(
  {
    id: incomingId,
    type: z.string({ error: 'Le type de bloc est requis' }),
    content: z.unknown().optional(),
  },
  { error: 'Un bloc est attendu' },
)

const incomingColumn = z.looseObject(
  { id: incomingId, blocks: list(incomingBlock).optional() },
  { error: 'Une colonne est attendue' },
)

const { layout, backgroundColor, padding, margin, width, verticalAlign } = sectionSchema.shape
const incomingSection = z.looseObject(
  {
    id: incomingId,
    layout: layout.optional(),
    backgroundColor: backgroundColor.optional(),
    padding: padding.optional(),
    margin: margin.optional(),
    width: width.optional(),
    verticalAlign: verticalAlign.optional(),
    columns: list(incomingColumn).optional(),
  },
  { error: 'Une section est attendue' },
)

/**
 * Body of PATCH /api/shelter/{shelterId}/pages/{pageId}. Sections travel with
 * temporary ids absent; `prepareContent` puts them in order and checks them
 * whole. `baseUpdatedAt` is the `updatedAt` of the page that was edited: when
 * the stored page is newer, the answer is 409. Source: docs/decisions/content.md.
 */
export const pagePatchSchema = z.object({
  title: title.optional(),
  slug: slug.optional(),
  status: z
    .enum(Object.keys(PAGE_STATUS_LABELS) as [keyof typeof PAGE_STATUS_LABELS], {
      error: 'État inconnu',
    })
    .optional(),
  visibleInMenu: z.boolean({ error: 'Vrai ou faux est attendu' }).optional(),
  metaDescription: metaDescription.nullish(),
  sections: list(incomingSection)
    .max(LIMITS.sections, `Une page a au maximum ${LIMITS.sections} sections`)
    .optional(),
  baseUpdatedAt: z.iso.datetime({ offset: true, error: 'Date invalide' }).optional(),
})
export type PagePatch = z.infer<typeof pagePatchSchema>
