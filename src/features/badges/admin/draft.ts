import { DEFAULTS, type Criteria, type Rarity } from '../model'
import { badgeSchema } from '../schema'
import type { BadgeView } from '../view'
import { form } from './words.fr'

/** What was typed of a badge. */
export type Draft = {
  name: string
  description: string
  iconUrl: string
  rarity: Rarity
  criteriaType: Criteria
  criteriaValue: number
  isActive: boolean
}

export const newDraft = (): Draft => ({ name: '', description: '', iconUrl: '', ...DEFAULTS })

export const draftOf = (badge: BadgeView): Draft => ({
  name: badge.name,
  description: badge.description,
  iconUrl: badge.ownIcon ?? '',
  rarity: badge.rarity,
  criteriaType: badge.criteriaType,
  criteriaValue: badge.criteriaValue,
  isActive: badge.isActive,
})

/** The controls of the form, in its order, by the field that the server names. */
export const CONTROLS = {
  name: 'badge-name',
  description: 'badge-description',
  iconUrl: 'badge-icon',
  rarity: 'badge-rarity',
  criteriaType: 'badge-criteria',
  criteriaValue: 'badge-value',
  isActive: 'badge-active',
} as const
export type ControlName = keyof typeof CONTROLS
export type Wrong = Partial<Record<ControlName, string>>

/** What a number typed in the form means: whole, and 1 where it is none or less. */
export const valueOf = (typed: string): number => Math.max(1, Math.trunc(Number(typed)) || 1)

/** The first sentence of each control. */
export function byControl(told: ReadonlyArray<readonly [string, string]>): Wrong {
  const wrong: Wrong = {}
  for (const [path, sentence] of told)
    if (Object.hasOwn(CONTROLS, path)) wrong[path as ControlName] ??= sentence
  return wrong
}

/** What is wrong with what was typed: the rule of the server, and the sentence of the screen for the icon. */
export function wrongIn(draft: Draft): Wrong {
  const { error } = badgeSchema.safeParse(draft)
  const wrong = byControl(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const),
  )
  const icon = draft.iconUrl.trim()
  if (icon && !/^https?:/i.test(icon)) wrong.iconUrl = form.iconWrong
  return wrong
}
