import { z } from 'zod'

import { listAnswer } from '@/platform/http/list-query'
import { keysOf } from '@/platform/keys.model'

import { CRITERIA_LABELS, FORCED, RARITY_LABELS } from './model'

const fields = {
  id: z.string(),
  name: z.string(),
  description: z.string(),
  iconUrl: z.string().describe('L’adresse de son image'),
  rarity: z.enum(keysOf(RARITY_LABELS)),
  criteriaType: z.enum(keysOf(CRITERIA_LABELS)),
  criteriaValue: z.number(),
}

/** A badge as super admins see it. Moments are ISO 8601. */
export const badgeView = z
  .object({
    ...fields,
    ownIcon: z.string().nullable().describe('L’adresse qui a été donnée, s’il y en a une'),
    isActive: z.boolean().describe('Peut encore être gagné'),
    version: z.number(),
    holders: z.number().describe('Personnes qui l’ont'),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Badge' })
export type BadgeView = z.infer<typeof badgeView>

export const badgesView = listAnswer(badgeView)
export type Badges = Omit<z.infer<typeof badgesView>, 'success'>

const heldFields = {
  ...fields,
  isUnlocked: z.boolean(),
  isActive: z.boolean().describe('Porté par la personne'),
  isGiven: z.boolean().describe('Peut encore être gagné'),
  currentValue: z.number(),
  unlockedAt: z.string().nullable(),
}

/** A badge and a person, for super admins. */
export const userBadgeView = z
  .object({
    ...heldFields,
    forced: z.enum(FORCED).nullable(),
    forcedBy: z.string().nullable().describe('Le nom de qui l’a forcé'),
    forcedAt: z.string().nullable(),
  })
  .meta({ id: 'BadgeDUnePersonne' })
export type UserBadge = z.infer<typeof userBadgeView>

export const userBadgesView = z.object({
  person: z.object({ id: z.string(), name: z.string() }),
  badges: z.array(userBadgeView),
})
export type UserBadges = z.infer<typeof userBadgesView>

/** A badge as its owner sees it. */
export const ownBadgeView = z.object({
  ...heldFields,
  isForced: z.boolean().describe('Décidé par l’équipe de Patte Blanche'),
})
export type OwnBadge = z.infer<typeof ownBadgeView>
