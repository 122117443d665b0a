import { poundEnd } from '@/features/animals/pound.model'
import type { AnimalStatus } from '@/features/animals/model'

/** The screen of the desk in the admin. */
export const DESK_PATH = '/admin/perdus-trouves'

/** Parts of the desk: the first three are those of super admins, the others those of a shelter. */
export const PART_LABELS = {
  flags: 'Signalés',
  pairs: 'Ressemblances',
  all: 'Tous',
  near: 'Près de chez nous',
  lost: 'Perdus près d’ici',
  taken: 'Recueillis',
} as const
export type Part = keyof typeof PART_LABELS
export const PLATFORM_PARTS: readonly Part[] = ['flags', 'pairs', 'all']
export const SHELTER_PARTS: readonly Part[] = ['near', 'lost', 'taken']

/** How far around a shelter, in kilometres; the second is usual. */
export const NEAR_KM = [10, 30, 60] as const
export const USUAL_KM = 30

export const NEAR_SORTS = { latest: 'Les plus récents', nearest: 'Les plus proches' } as const

/** How far a report is online, besides its state. */
export const STAGE_LABELS = {
  ONLINE: 'En ligne',
  WITHDRAWN: 'Retiré',
  UNCONFIRMED: 'À confirmer',
} as const
export type Stage = keyof typeof STAGE_LABELS

/** What became of the flags of a report. */
export type FlagOutcome = 'KEPT' | 'WITHDRAWN'

/** What a super admin decides of a pair that nobody was told. */
export const PAIR_ANSWERS = ['TELL', 'REFUSE'] as const
export type PairAnswer = (typeof PAIR_ANSWERS)[number]

export const DESK_SENTENCES = {
  settled: 'Ces signalements sont déjà traités',
  judged: 'Cette ressemblance n’attend plus de décision',
  inactive: 'Ce refuge n’est pas actif\u00a0: il ne peut pas recueillir d’animal trouvé',
  missing: 'Ressemblance introuvable',
} as const

/** The last word of a report whose animal a shelter gave back to its owner. */
export const HOME_WORDS = 'Le refuge qui l’a recueilli l’a rendu à sa famille.'

/**
 * What the sheet of an animal says about the report that it was written from: the shelter has it, has
 * it no more (the sheet was a mistake), or gave it back to its owner.
 */
export type Standing = 'HELD' | 'RELEASED' | 'HOME'

export function standingOf(sheet: { status: AnimalStatus; deletedAt?: string | null }): Standing {
  if (sheet.deletedAt || sheet.status === 'ARCHIVED') return 'RELEASED'
  return sheet.status === 'RETURNED' ? 'HOME' : 'HELD'
}

type Sheet = Parameters<typeof standingOf>[0]

/** Is the animal of a sheet at the shelter? */
export const isThere = ({ status, deletedAt }: Sheet): boolean =>
  !deletedAt && (status === 'AT_SHELTER' || status === 'FOUND')

/**
 * What the report learns when its sheet changes; null for nothing. A sheet that is filed after a home, a
 * death or a return was none of a mistake: only one that was filed while it still waited for its owner.
 */
export function newStanding(before: Sheet, now: Sheet): Standing | null {
  const standing = standingOf(now)
  if (standing === standingOf(before)) return null
  return standing === 'RELEASED' && !now.deletedAt && before.status !== 'FOUND' ? null : standing
}

/** When the pound delay of a found animal is over, ISO 8601; null for one that has none. */
export function poundEndOf(sheet: {
  status: AnimalStatus
  poundEntryAt: string | null
  department: string | null
}): string | null {
  const { status, poundEntryAt, department } = sheet
  if (status !== 'FOUND' || !poundEntryAt) return null
  return poundEnd(poundEntryAt, department).toISOString()
}

/** « encore 5 jours », « terminé »; of the pound delay, in days of 24 hours begun. */
export function delayWords(end: string, now: Date): string {
  const days = Math.ceil((Date.parse(end) - now.getTime()) / 86_400_000)
  if (days <= 0) return 'Délai de fourrière terminé'
  return days === 1
    ? 'Délai de fourrière\u00a0: dernier jour'
    : `Délai de fourrière\u00a0: encore ${days} jours`
}
