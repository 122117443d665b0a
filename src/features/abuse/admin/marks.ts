import type { MarkTone } from '@/ui/AdminList/StatusMark'

import type { Status } from '../model'

/** The colour of each state. */
export const TONES: Record<Status, MarkTone> = {
  RECEIVED: 'wait',
  FORWARDED: 'good',
  CLOSED: 'plain',
}
