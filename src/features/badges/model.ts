import { counted } from '@/platform/french.model'
import { frenchNumber } from '@/platform/number.model'
import { amount, type Criteria } from './words.model'

export { CRITERIA_LABELS, type Criteria } from './words.model'

/** How rare a badge is, from what many have to what few have. */
export const RARITY_LABELS = {
  COMMON: 'Commun',
  RARE: 'Rare',
  EPIC: 'Épique',
  LEGENDARY: 'Légendaire',
} as const
export type Rarity = keyof typeof RARITY_LABELS

export const FORCED = ['UNLOCKED', 'LOCKED'] as const
export type Forced = (typeof FORCED)[number]

/** What a new badge begins with. Source: docs/decisions/badges.md. */
export const DEFAULTS = {
  rarity: 'COMMON',
  criteriaType: 'FOLLOWERS_COUNT',
  criteriaValue: 10,
  isActive: true,
} as const

export const LIMITS = {
  nameLeast: 2,
  name: 50,
  descriptionLeast: 10,
  description: 255,
  iconUrl: 2000,
  /** What the database keeps as a whole number is larger; nobody needs more. */
  value: 1_000_000_000,
} as const
export const SEARCH_MAX = 100
export const PAGE_SIZE = 12

export const SORTS = ['name', 'rarity', 'criteriaValue', 'createdAt'] as const

export const SENTENCES = {
  notFound: 'Badge introuvable',
  personNotFound: 'Utilisateur introuvable',
  superAdmins: 'Seuls les super administrateurs gèrent les badges',
  taken: 'Un badge porte déjà ce nom',
  locked: 'Ce badge n’est pas débloqué',
  changed: 'Ce badge a été modifié entre-temps',
} as const

/** The page of a person’s own badges, and the part of its address after a form. */
export const OWN_BADGES_PATH = '/mon-espace/badges'
export const OWN_PART = 'mes-badges'
export const OWN_API = '/api/user/badges'
/** Where a person puts a badge on, or takes it off. */
export const displayApi = (badge: string): string => `${OWN_API}/${badge}/display`

/** Addresses of the screens of super admins. */
export const ADMIN_PATH = '/admin/badges'
export const NEW = 'nouveau'
export const adminBadgePath = (id: string): string => `${ADMIN_PATH}/${id}`
/** The manager of the badges of one person. */
export const PERSON_PATH = '/admin/badges-d-une-personne'
export const personBadgesPath = (user: string): string => `${PERSON_PATH}/${user}`

/** What is known of a badge of a person, as far as it decides. */
export type Held = {
  current: number
  needed: number
  isActive: boolean
  isUnlocked: boolean
  forced: Forced | null
}

/**
 * What counting makes of a badge that nobody forced: reached is unlocked, fallen under is locked. A
 * badge that is not given any more stays with those who have it.
 */
export const byCount = ({ current, needed, isActive, isUnlocked }: Omit<Held, 'forced'>): boolean =>
  current >= needed && (isActive || isUnlocked)

/** Is it unlocked after a count? What was forced is what it was forced to. */
export const afterCount = (held: Held): boolean =>
  held.forced === null ? byCount(held) : held.forced === 'UNLOCKED'

/**
 * One press of a super admin always turns the state round. It is forced only where it says something
 * else than the count does: pressed back, the count decides again.
 */
export function afterPress(held: Held): { isUnlocked: boolean; forced: Forced | null } {
  const isUnlocked = !held.isUnlocked
  if (byCount({ ...held, isUnlocked: held.forced === null && held.isUnlocked }) === isUnlocked)
    return { isUnlocked, forced: null }
  return { isUnlocked, forced: isUnlocked ? 'UNLOCKED' : 'LOCKED' }
}

/** How far a person is, in whole percent; 100 only when it is reached. */
export const progressOf = (current: number, needed: number): number =>
  Math.max(0, Math.min(100, Math.floor((current / Math.max(1, needed)) * 100)))

/** « 12 sur 50 heures »; « 62 heures, seuil de 50 » once it is reached. */
export const progressWords = (criteria: Criteria, current: number, needed: number): string =>
  current < needed
    ? `${frenchNumber(current)} sur ${amount(criteria, needed)}`
    : `${amount(criteria, current)}, seuil de ${frenchNumber(needed)}`

/** What is missing: « Encore 3 visites »; null when nothing is. */
export const leftWords = (criteria: Criteria, current: number, needed: number): string | null =>
  current >= needed ? null : `Encore ${amount(criteria, needed - current)}`

/** « 3 badges débloqués sur 12 » */
export const summaryWords = (unlocked: number, all: number): string =>
  `${counted(unlocked, 'badge débloqué', 'badges débloqués')} sur ${all}`
