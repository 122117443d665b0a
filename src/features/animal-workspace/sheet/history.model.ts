import { FIELD_LABELS } from '@/features/animals/field-labels.model'
import {
  agreed,
  STATUS_LABELS,
  statusWord,
  type AnimalStatus,
  type Sex,
} from '@/features/animals/model'
import { counted } from '@/platform/french.model'

/** A line of the audit log about an animal; who wrote it is told beside. */
export type Change = {
  action: 'CREATE' | 'UPDATE' | 'DELETE'
  note: string | null
  after: Readonly<Record<string, unknown>>
}

/** Most fields that a line names. */
const MOST_NAMED = 4

const LABELS: Readonly<Record<string, string>> = FIELD_LABELS

/** Fields that follow from a status, or that only the program writes. */
const UNNAMED: readonly string[] = ['adoptedAt', 'lastConfirmedAt']

const isStatus = (value: unknown): value is AnimalStatus =>
  typeof value === 'string' && Object.hasOwn(STATUS_LABELS, value)

/** « Poids, Couleur, Nom, Sexe et 3 autres champs » */
function fieldsIn(after: Change['after']): string | null {
  const labels = Object.keys(after).flatMap((name) =>
    LABELS[name] && !UNNAMED.includes(name) ? [LABELS[name]] : [],
  )
  if (labels.length === 0) return null
  const rest = labels.length - MOST_NAMED
  // « et 1 autre champ » would be no shorter than its name.
  const named = labels.slice(0, rest > 1 ? MOST_NAMED : undefined).join(', ')
  return `Écrit\u00a0: ${rest > 1 ? `${named} et ${counted(rest, 'autre champ', 'autres champs')}` : named}`
}

/** What a mark says once it is turned; null when the change did not touch it. */
function marksIn(after: Change['after'], sex: Sex): Array<string | null> {
  const turned = (name: string, on: string, off: string) =>
    typeof after[name] === 'boolean' ? (after[name] ? on : off) : null
  const reserved = agreed(sex, 'réservé')
  return [
    turned('isVisible', 'Sur le site', `${agreed(sex, 'Retiré')} du site`),
    turned('isSos', 'SOS lancé', 'SOS terminé'),
    // Leaving the shelter ends a reservation by itself.
    'status' in after
      ? null
      : turned('isReserved', agreed(sex, 'Réservé'), `N’est plus ${reserved}`),
  ]
}

/** What a change was, in words, the weightiest first; null when it says nothing to the team. */
export function historyWords({ action, note, after }: Change, sex: Sex): string | null {
  if (action === 'CREATE') return 'Fiche créée'
  if (action === 'DELETE') return 'Fiche supprimée'
  const bin = after.deletedAt ? 'Mise à la corbeille' : 'Sortie de la corbeille'
  const words = [
    note,
    'deletedAt' in after ? bin : null,
    isStatus(after.status) ? statusWord(after.status, sex) : null,
    ...marksIn(after, sex),
    'lastConfirmedAt' in after ? 'Toujours au refuge' : null,
    fieldsIn(after),
  ].filter((each) => each !== null)
  return words.length > 0 ? words.join(' · ') : null
}
