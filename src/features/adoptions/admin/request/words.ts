import { hourOf, shortDay } from '@/platform/time/model'

import { isOpen, REQUEST_STATUS_LABELS, type RequestStatus } from '../../model'
import { requestWords as words } from '../words.fr'

/** « 21/11/2026 à 18:30 », as clocks in Paris show it. */
export const moment = (iso: string): string => {
  const at = new Date(iso)
  return `${shortDay(at)} à ${hourOf(at)}`
}

/** « Revenir à « À l’étude » », or the opening of a request that is closed. */
export const backLabel = (from: RequestStatus, to: RequestStatus): string =>
  isOpen(from) || from === 'COMPLETED'
    ? words.stepBack(REQUEST_STATUS_LABELS[to])
    : words.reopen(REQUEST_STATUS_LABELS[to])
