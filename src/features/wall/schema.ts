import { z } from 'zod'

import { SPECIES_LABELS } from '@/features/animals/model'
import { oneOf } from '@/platform/http/list-query'
import { readPageQuery, type PageQuery } from '@/platform/http/page-query'
import { idSchema } from '@/platform/http/params'
import { formSaveKeys } from '@/platform/http/save-keys'
import { keysOf } from '@/platform/keys.model'
import { plainText, ticked } from '@/platform/validation/plain-text'

import { FLAG_LABELS, SENTENCES, WALL_LIMITS } from './model'

const written = (max: number) => plainText(max).pipe(z.string().min(1, SENTENCES.empty))
const choice = idSchema.or(z.literal('')).optional()

/** A post as it is sent, its photos beside it. */
export const postSchema = z.strictObject({
  body: written(WALL_LIMITS.body),
  animal: choice.describe('Identifiant d’un animal dont la fiche est en ligne'),
  animalLink: plainText(300).optional().describe('Ou l’adresse de sa fiche'),
  shelter: choice.describe('Publier au nom de ce refuge'),
})
export type SentPost = z.infer<typeof postSchema>
export const newPostSchema = postSchema.extend(formSaveKeys)

/** A post that is changed: what stands for the photos that go, one name each. */
export const editSchema = postSchema.omit({ shelter: true }).extend({
  version: z.coerce.number().int().min(1),
  removePhoto1: ticked,
  removePhoto2: ticked,
  removePhoto3: ticked,
  removePhoto4: ticked,
})
export type SentEdit = z.infer<typeof editSchema>

export const commentSchema = z.strictObject({ comment: written(WALL_LIMITS.comment) })
export const newCommentSchema = commentSchema.extend(formSaveKeys)

export const likeSchema = z.strictObject({ liked: ticked })

export const flagSchema = z.strictObject({
  kind: z.enum(keysOf(FLAG_LABELS), { error: 'Choisissez ce qui ne va pas' }),
  words: plainText(WALL_LIMITS.flag).optional(),
})
export type SentFlag = z.infer<typeof flagSchema>

/** What the list of the wall may be narrowed to, and after which post it goes on. */
export const listQuerySchema = z.strictObject({
  shelter: idSchema.optional(),
  species: oneOf(keysOf(SPECIES_LABELS)).optional(),
  before: idSchema.optional().describe('Les publications plus anciennes que celle-ci'),
})
export type WallFilters = z.infer<typeof listQuerySchema>

const ids = z
  .string()
  .max(4000)
  .optional()
  .transform((text) => (text ?? '').split(',').filter(Boolean))
  .pipe(z.array(idSchema).max(60))

/** What a page shows, to learn what of it is the reader's own. */
export const ownQuerySchema = z.strictObject({ posts: ids, comments: ids })

/** The filters that stand in the address of a page; what is no filter is left out. */
export const readFilters = (asked: PageQuery): WallFilters =>
  readPageQuery(listQuerySchema.shape, asked)

/** The address of a list. */
export function listQuery({ shelter, species, before }: WallFilters): string {
  const asked = new URLSearchParams()
  if (shelter) asked.set('shelter', shelter)
  if (species) asked.set('species', species)
  if (before) asked.set('before', before)
  const text = asked.toString()
  return text && `?${text}`
}
