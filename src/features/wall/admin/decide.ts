import { send } from '@/ui/api/client'

import type { DeskRow } from '../desk/view'
import type { Decision, WallStatus } from '../model'

type Sent = {
  decision: Decision
  seen?: number
  stamp?: string
  reason?: string
  isUndo?: boolean
}

/** Sends a decision about a post or a comment. */
export const sendDecision = ({ kind, id }: DeskRow, body: Sent) =>
  kind === 'post'
    ? send('POST', '/api/desk/wall/{id}/decision', { params: { id }, body })
    : send('POST', '/api/desk/wall/comments/{id}/decision', { params: { id }, body })

const BACK: Readonly<Record<WallStatus, Decision>> = {
  PUBLISHED: 'KEEP',
  HIDDEN: 'HIDE',
  REMOVED: 'REMOVE',
}

/** Takes a decision back: what it was before, with its flags and its reason. */
export const undoOf = (row: DeskRow) => async (): Promise<string | null> => {
  const { refusal } = await sendDecision(row, {
    decision: BACK[row.status],
    isUndo: true,
    ...(row.reason && { reason: row.reason }),
  })
  return refusal?.sentence ?? null
}
