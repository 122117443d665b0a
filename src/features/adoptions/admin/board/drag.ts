import { ofName } from '@/platform/french.model'

import {
  nextStatuses,
  OPEN_STATUSES,
  REQUEST_STATUS_LABELS,
  type OpenStatus,
  type RequestStatus,
} from '../../model'
import type { RequestCard } from '../../view'

/** A card in the hand: nothing changes before it is put down, and then a dialog asks. */
export type Held = {
  card: RequestCard
  /** The column under it. */
  over: OpenStatus
  by: 'pointer' | 'keyboard'
}

export type Direction = 'left' | 'right'

/** « la demande de Louis Marchal pour Nala » */
export const nameOf = ({ applicant, animal }: Pick<RequestCard, 'applicant' | 'animal'>): string =>
  `la demande ${ofName(applicant.name)} pour ${animal.name}`

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The column beside, or the same one at an end of the board. */
export function beside(over: OpenStatus, direction: Direction): OpenStatus {
  const place = OPEN_STATUSES.indexOf(over) + (direction === 'left' ? -1 : 1)
  return OPEN_STATUSES[place] ?? over
}

/** The step that follows on the board; null when what follows is the end of the story. */
export function nextColumn(card: Pick<RequestCard, 'status' | 'animal'>): OpenStatus | null {
  const [next] = nextStatuses(card.status, card.animal.species)
  return OPEN_STATUSES.find((status) => status === next) ?? null
}

/**
 * Why a card cannot be put down in a column; null when it can. Whether the server allows the
 * step today is said by the dialog that follows.
 */
export function whyNotIn(card: RequestCard, over: OpenStatus): string | null {
  if (over === card.status) return 'elle y est déjà'
  const next = nextColumn(card)
  if (over === next) return null
  const isBefore =
    OPEN_STATUSES.indexOf(over) < OPEN_STATUSES.findIndex((each) => each === card.status)
  if (isBefore) return 'pour revenir en arrière, ouvrez la demande'
  return next
    ? `l’étape suivante est « ${REQUEST_STATUS_LABELS[next]} »`
    : 'l’étape suivante est la fin de l’adoption : touchez « Changer d’étape »'
}

/** Sentences for those who do not see the board; true at every moment of a drag. */
export const said = {
  lifted: ({ card, over }: Held): string =>
    `${capital(nameOf(card))}, prise. Colonne « ${REQUEST_STATUS_LABELS[over]} ». Flèches gauche et droite pour choisir l’étape, Espace pour poser, Échap pour renoncer.`,
  over: ({ card, over }: Held): string => {
    const why = whyNotIn(card, over)
    const column = `Colonne « ${REQUEST_STATUS_LABELS[over]} »`
    return why ? `${column} : ${why}.` : `${column} : Espace pour poser.`
  },
  dropped: ({ card, over }: Held): string => {
    const why = whyNotIn(card, over)
    return why
      ? `${capital(nameOf(card))} reste à l’étape « ${REQUEST_STATUS_LABELS[card.status]} » : ${why}.`
      : `Étape « ${REQUEST_STATUS_LABELS[over]} » : relisez avant de confirmer.`
  },
  cancelled: ({ card }: Held): string =>
    `${capital(nameOf(card))} reste à l’étape « ${REQUEST_STATUS_LABELS[card.status]} ».`,
  moved: (card: Pick<RequestCard, 'applicant' | 'animal'>, to: RequestStatus): string =>
    `${capital(nameOf(card))} est maintenant à l’étape « ${REQUEST_STATUS_LABELS[to]} ».`,
} as const
