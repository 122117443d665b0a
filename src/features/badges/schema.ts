import { z } from 'zod'

import {
  NUL_SENTENCE,
  oneOf,
  paging,
  searchText,
  sorting,
  withoutNul,
} from '@/platform/http/list-query'
import { keysOf } from '@/platform/keys.model'

import {
  CRITERIA_LABELS,
  DEFAULTS,
  LIMITS,
  PAGE_SIZE,
  RARITY_LABELS,
  SEARCH_MAX,
  SORTS,
} from './model'

const text = (least: number, most: number, [few, many]: readonly [string, string], none: string) =>
  z
    .string({ error: none })
    .trim()
    .min(1, none)
    .min(least, few)
    .max(most, many)
    .refine(withoutNul, NUL_SENTENCE)

function isWebAddress(value: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol)
  } catch {
    return false
  }
}

/** What a super admin writes of a badge. Sentences: docs/decisions/badges.md. */
export const badgeSchema = z.strictObject({
  name: text(
    LIMITS.nameLeast,
    LIMITS.name,
    ['Le nom doit contenir au moins 2 caractères', 'Le nom ne peut pas dépasser 50 caractères'],
    'Le nom est requis',
  ),
  description: text(
    LIMITS.descriptionLeast,
    LIMITS.description,
    [
      'La description doit contenir au moins 10 caractères',
      'La description ne peut pas dépasser 255 caractères',
    ],
    'La description est requise',
  ),
  iconUrl: z
    .string({ error: 'URL d’icône invalide' })
    .trim()
    .max(LIMITS.iconUrl, 'URL d’icône invalide')
    .refine((url) => url === '' || isWebAddress(url), { error: 'URL d’icône invalide' })
    .nullish()
    .transform((url) => url || null)
    .describe('Sans valeur, un dessin de Patte Blanche'),
  rarity: oneOf(keysOf(RARITY_LABELS)).default(DEFAULTS.rarity),
  criteriaType: oneOf(keysOf(CRITERIA_LABELS)).default(DEFAULTS.criteriaType),
  criteriaValue: z
    .number({ error: 'La valeur doit être un nombre entier' })
    .int('La valeur doit être un nombre entier')
    .min(1, 'La valeur doit être supérieure à 0')
    .max(LIMITS.value, 'La valeur est trop grande')
    .default(DEFAULTS.criteriaValue),
  isActive: z.boolean({ error: 'Oui ou non est attendu' }).default(DEFAULTS.isActive),
})
export type SentBadge = z.infer<typeof badgeSchema>

/** What was read before is never written over what came since. */
export const changedBadgeSchema = badgeSchema.extend({ version: z.int().min(1) })

/** The documented filter of the list. */
export const badgesQuerySchema = z.strictObject({
  search: searchText(SEARCH_MAX).describe('Mots du nom ou de la description'),
  rarity: oneOf(keysOf(RARITY_LABELS)).optional(),
  criteriaType: oneOf(keysOf(CRITERIA_LABELS)).optional(),
  isActive: oneOf(['true', 'false']).optional(),
  ...sorting(SORTS, 'createdAt'),
  ...paging(PAGE_SIZE),
})
export type BadgesQuery = z.infer<typeof badgesQuerySchema>

/** What is pressed is what was seen: another press came between otherwise (409). */
export const unlockSchema = z.strictObject({
  isUnlocked: z.boolean().optional().describe('L’état que l’on voyait'),
})

/** Worn or not; without a value the press turns it round. A plain form says it in words. */
export const displaySchema = z.strictObject({
  isEquipped: z
    .union([z.boolean(), oneOf(['true', 'false']).transform((word) => word === 'true')])
    .optional(),
})
