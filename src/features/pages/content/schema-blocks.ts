import { z } from 'zod'

import { CARD_DESIGN_LABELS } from '@/features/animals/card-design.model'
import { isSafeImageUrl, isSafeUrl } from '@/platform/html/model'
import { atMost } from '@/platform/validation/at-most.model'

import {
  ALIGNMENT_LABELS,
  BUTTON_STYLE_LABELS,
  CONTAINER_SIZES,
  IMAGE_FORMAT_LABELS,
  isBlockType,
  OBJECT_FIT_LABELS,
  TEXT_SIZE_LABELS,
  LIMITS,
  ARRANGEMENT_LABELS,
  CARDS_PER_ROW,
  isTemplateType,
  LOCATION_VARIANT_LABELS,
  TEMPLATES,
  TEXT_LAYOUT_LABELS,
} from './options'

const oneOf = <Labels extends Record<string, unknown>>(labels: Labels) =>
  z.enum(Object.keys(labels) as [keyof Labels & string], { error: 'Valeur inconnue' })

const text = (max: number) => z.string({ error: 'Un texte est attendu' }).max(max, atMost(max))

const flag = z.boolean({ error: 'Vrai ou faux est attendu' })

const whole = (min: number, max: number) =>
  z
    .number({ error: 'Un nombre est attendu' })
    .int('Un nombre entier est attendu')
    .min(min, `${min} au minimum`)
    .max(max, `${max} au maximum`)

const reference = z
  .string({ error: 'Un identifiant est attendu' })
  .min(1, 'Un identifiant est attendu')
  .max(64, 'Identifiant trop long')
  .nullable()

const url = text(LIMITS.url)
  .trim()
  .refine((value) => value === '' || isSafeUrl(value), 'URL invalide')

const imageUrl = text(LIMITS.url)
  .trim()
  .refine((value) => value === '' || isSafeImageUrl(value), 'URL invalide')

const alignment = oneOf(ALIGNMENT_LABELS)
const pixels = whole(1, LIMITS.pixels).nullable()

/** `text` is HTML, cleaned when the page is saved. */
const textContentSchema = z.object(
  {
    text: text(LIMITS.text),
    alignment,
    size: oneOf(TEXT_SIZE_LABELS),
  },
  { error: 'Le contenu du bloc est requis' },
)

/** `containerSize` in percent of the column, `width` and `height` in pixels of the file. */
const imageContentSchema = z.object(
  {
    mediaId: reference,
    src: imageUrl,
    alt: text(LIMITS.alt),
    decorative: flag,
    caption: text(LIMITS.longText),
    alignment,
    format: oneOf(IMAGE_FORMAT_LABELS),
    objectFit: oneOf(OBJECT_FIT_LABELS),
    containerSize: z.literal(CONTAINER_SIZES, { error: 'Valeur inconnue' }),
    width: pixels,
    height: pixels,
  },
  { error: 'Le contenu du bloc est requis' },
)

const ctaContentSchema = z.object(
  {
    title: text(LIMITS.shortText),
    description: text(LIMITS.longText),
    buttonText: text(LIMITS.shortText),
    buttonUrl: url,
    style: oneOf(BUTTON_STYLE_LABELS),
    alignment,
  },
  { error: 'Le contenu du bloc est requis' },
)

const templateContentSchema = z.object(
  {
    templateType: oneOf(TEMPLATES),
    title: text(LIMITS.shortText),
    description: text(LIMITS.longText),
    limit: whole(1, LIMITS.animalsShown),
    showFilters: flag,
    cardsPerRow: z.literal(CARDS_PER_ROW, { error: 'Valeur inconnue' }),
    cardDesign: oneOf(CARD_DESIGN_LABELS),
    showLoadMore: flag,
    textLayout: oneOf(TEXT_LAYOUT_LABELS),
    // Absent: a grid.
    arrangement: oneOf(ARRANGEMENT_LABELS).optional(),
    variant: oneOf(LOCATION_VARIANT_LABELS),
    animalId: reference,
    // Absent: the shelter's first form by which people write. One of another shelter shows nothing.
    formId: reference.optional(),
    alignment,
  },
  { error: 'Le contenu du bloc est requis' },
)

/** A template that this version does not know: kept as it came, never drawn. */
const unknownTemplateContentSchema = z.looseObject(
  {
    templateType: z.custom<string>(
      (value) => typeof value === 'string' && value !== '' && !isTemplateType(value),
      'Le modèle est requis',
    ),
  },
  { error: 'Le contenu du bloc est requis' },
)

const id = z
  .string({ error: 'Un identifiant est attendu' })
  .regex(/^[\w-]{1,64}$/, 'Identifiant invalide')
const order = z
  .number({ error: 'Un rang est attendu' })
  .int('Un rang est attendu')
  .min(0, 'Un rang est attendu')
const shaped = { error: 'Un objet est attendu' }
const stamp = z.iso.datetime({ offset: true, error: 'Date invalide' }).optional()

const block = <Type extends string, Content extends z.ZodType>(type: Type, content: Content) =>
  z.object(
    {
      id,
      type: z.literal(type, { error: 'Type de bloc inconnu' }),
      order,
      content,
      createdAt: stamp,
      updatedAt: stamp,
    },
    shaped,
  )

const textBlock = block('TEXT', textContentSchema)
const imageBlock = block('IMAGE', imageContentSchema)
const ctaBlock = block('CTA', ctaContentSchema)
const templateBlock = block('TEMPLATE', templateContentSchema)
const unknownTemplateBlock = block('TEMPLATE', unknownTemplateContentSchema)

/** A block of a type that this version does not know: kept as it came, never drawn. */
const unknownBlock = z.looseObject(
  {
    id,
    type: z.custom<string>(
      (value) => typeof value === 'string' && value !== '' && !isBlockType(value),
      'Le type de bloc est requis',
    ),
    order,
  },
  { error: 'Un bloc est attendu' },
)

export type TextContent = z.infer<typeof textContentSchema>
export type ImageContent = z.infer<typeof imageContentSchema>
export type CtaContent = z.infer<typeof ctaContentSchema>
export type TemplateContent = z.infer<typeof templateContentSchema>
export type UnknownTemplateContent = z.infer<typeof unknownTemplateContentSchema>

type TextBlock = z.infer<typeof textBlock>
type ImageBlock = z.infer<typeof imageBlock>
type CtaBlock = z.infer<typeof ctaBlock>
type TemplateBlock = Omit<z.infer<typeof templateBlock>, 'content'> & {
  content: TemplateContent | UnknownTemplateContent
}
type UnknownBlock = z.infer<typeof unknownBlock>
export type KnownBlock = TextBlock | ImageBlock | CtaBlock | TemplateBlock
export type Block = KnownBlock | UnknownBlock

const BY_TYPE = { TEXT: textBlock, IMAGE: imageBlock, CTA: ctaBlock, TEMPLATE: templateBlock }

const templateOf = (value: object): unknown =>
  'content' in value && value.content && typeof value.content === 'object'
    ? (value.content as { templateType?: unknown }).templateType
    : undefined

function schemaFor(value: unknown): z.ZodType {
  if (value === null || typeof value !== 'object' || !('type' in value)) return unknownBlock
  if (!isBlockType(value.type)) return unknownBlock
  const template = templateOf(value)
  const isForeign = value.type === 'TEMPLATE' && typeof template === 'string' && template !== ''
  return isForeign && !isTemplateType(template) ? unknownTemplateBlock : BY_TYPE[value.type]
}

/**
 * A block, by its type. A `union` would answer a wrong known block with the
 * reasons of every branch; here the reasons are those of its own type.
 */
export const blockSchema = z.unknown().transform((value, context): Block => {
  const result = schemaFor(value).safeParse(value)
  if (result.success) return result.data as Block
  for (const issue of result.error.issues) {
    context.addIssue({ code: 'custom', path: issue.path, message: issue.message })
  }
  return z.NEVER
})
