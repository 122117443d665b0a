import { hourIn, shortDayIn } from '@/platform/time/model'

import { isOpen, REQUEST_STATUS_LABELS, type RequestStatus } from '../../model'
import { requestWords as words } from '../words.fr'

/** « 21/11/2026 à 18:30 », as the clocks of a shelter show it (IANA name). */
export const moment = (timezone: string, iso: string): string => {
  const at = new Date(iso)
  return `${shortDayIn(timezone, at)} à ${hourIn(timezone, at)}`
}

/** « Revenir à « À l’étude » », or the opening of a request that is closed. */
export const backLabel = (from: RequestStatus, to: RequestStatus): string =>
  isOpen(from) || from === 'COMPLETED'
    ? words.stepBack(REQUEST_STATUS_LABELS[to])
    : words.reopen(REQUEST_STATUS_LABELS[to])
