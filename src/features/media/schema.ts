import { z } from 'zod'

import { NUL_SENTENCE, paging, searchText, sorting, withoutNul } from '@/platform/http/list-query'
import { idSchema } from '@/platform/http/params'
import { atMost } from '@/platform/validation/at-most.model'

import { formatOf, MESSAGES, shelterFolder, TEXT_LIMITS } from './model'

/** Pictures of a page, unless it is asked for otherwise, and at most. Source: docs/decisions/content.md. */
const LIMITS = { usual: 12, page: 100, search: 100, fileName: 250 }

const words = (most: number) =>
  z.string().trim().max(most, atMost(most)).refine(withoutNul, NUL_SENTENCE)

const fingerprint = z
  .string()
  .regex(/^[0-9a-f]{64}$/i, 'Une empreinte SHA-256 est attendue, en hexadécimal')
  .toLowerCase()

/** Query of the list: the four orders of the library are two columns in two directions. */
export const mediaListSchema = z.strictObject({
  ...paging(LIMITS.usual),
  search: searchText(LIMITS.search).describe(
    'Titre, texte alternatif ou description, sans tenir compte des accents',
  ),
  ...sorting(['createdAt', 'title'], 'createdAt'),
  sha256: fingerprint.optional().describe('Empreinte du fichier envoyé, pour trouver un double'),
  withoutAlt: z
    .enum(['true', 'false'], { error: 'Valeur attendue\u00a0: true, false' })
    .transform((value) => value === 'true')
    .optional()
    .describe('true\u00a0: ni texte alternatif, ni image décorative'),
  ids: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(idSchema).max(LIMITS.page, `${LIMITS.page} au maximum`))
    .optional()
    .describe('Identifiants, séparés par des virgules'),
})
export type MediaList = z.infer<typeof mediaListSchema>

const texts = {
  title: words(TEXT_LIMITS.title)
    .optional()
    .describe('Par défaut, le nom du fichier sans extension'),
  description: words(TEXT_LIMITS.description).optional(),
  alt: words(TEXT_LIMITS.alt).optional().describe('Ce que l’on voit, pour qui ne voit pas l’image'),
}

/** The texts beside an uploaded file. */
export const uploadFieldsSchema = z.strictObject(texts)
export type UploadFields = z.infer<typeof uploadFieldsSchema>

const PATH = new RegExp(`^${shelterFolder('[0-9a-f-]{36}')}[A-Za-z0-9][A-Za-z0-9._-]{0,150}$`)

/** A file that is already in the storage. Source: docs/decisions/content.md. */
export const importSchema = z.strictObject({
  url: z
    .string()
    .max(2000)
    .optional()
    .describe('Reçu, jamais lu\u00a0: le fichier est pris à «\u00a0path\u00a0»'),
  path: z
    .string()
    .regex(PATH, 'Chemin invalide')
    .refine((path) => !path.includes('..'), 'Chemin invalide')
    .describe('shelters/{identifiant du refuge}/media/{fichier}'),
  ...texts,
  order: z.int().min(0).max(100_000).optional().describe('Par défaut, à la suite des autres'),
  isMain: z
    .literal(false, { error: 'La photo principale se choisit sur la fiche de l’animal' })
    .optional(),
})
export type Import = z.infer<typeof importSchema>

const perCent = z.int().min(0, '0 au minimum').max(100, '100 au maximum')

/** What a person changes of a picture that the library has. */
export const changeSchema = z.strictObject({
  title: words(TEXT_LIMITS.title).optional(),
  alt: texts.alt,
  isDecorative: z.boolean().optional().describe('L’image n’apporte rien à lire'),
  description: texts.description,
  focalX: perCent.optional().describe('En % de la largeur'),
  focalY: perCent.optional().describe('En % de la hauteur'),
})
export type PictureChange = z.infer<typeof changeSchema>

/** A file that a browser is about to send. */
export const uploadSchema = z.strictObject({
  name: words(LIMITS.fileName).describe('Nom du fichier, pour les messages'),
  type: z
    .string()
    .refine((type) => formatOf(type) !== null, MESSAGES.notAnImage)
    .describe('image/jpeg, image/png, image/webp ou image/avif'),
  size: z.int().min(1, MESSAGES.missing).describe('En octets\u00a0; 413 au-delà de 5 242 880'),
  sha256: fingerprint.describe('Empreinte de ses octets'),
})
export type UploadWish = z.infer<typeof uploadSchema>
