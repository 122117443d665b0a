import type { Status } from '../model'

/** What its giver reads of the state of an answer. */
export const STATUS_NAMES: Readonly<Record<Status, string>> = {
  PENDING: 'En attente du refuge',
  ACCEPTED: 'Attendu au refuge',
  REJECTED: 'Refusé',
  DONE: 'Reçu',
}

export const STATUS_TONES = {
  PENDING: 'sky',
  ACCEPTED: 'pine',
  REJECTED: 'apricot',
  DONE: 'pine',
} as const satisfies Record<Status, string>
