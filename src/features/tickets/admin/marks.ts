import type { MarkTone } from '@/ui/AdminList/StatusMark'

import type { TicketStatus } from '../model'

/** The colour of each state of a ticket. */
export const TONES: Readonly<Record<TicketStatus, MarkTone>> = {
  OPEN: 'good',
  IN_PROGRESS: 'good',
  WAITING: 'wait',
  RESOLVED: 'plain',
  CLOSED: 'plain',
}
