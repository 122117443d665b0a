'use client'

import { send } from '@/ui/api/client'
import { ReasonDialog } from '@/ui/ReasonDialog'

import type { DeskPlace } from '../desk/schema'
import { PLACE_LIMITS } from '../model'
import { words } from './words.fr'

/** What is decided with a reason about the owner of a place. */
export type Asked =
  | { what: 'end'; row: DeskPlace }
  | { what: 'undo' | 'refuse'; row: DeskPlace; change: string }
  | { what: 'give' | 'refuseClaim'; row: DeskPlace; claim: string }

const TEXTS = {
  end: { title: words.takeBackTitle, about: words.heReads, action: words.takeBack },
  undo: { title: words.undoTitle, about: words.heReads, action: words.undo },
  refuse: { title: words.refuseTitle, about: words.heReads, action: words.refuse },
  give: { title: words.giveTitle, about: words.giveAbout, action: words.give },
  refuseClaim: {
    title: words.refuseClaimTitle,
    about: words.refuseClaimAbout,
    action: words.refuseClaim,
  },
} as const

const DONE = {
  end: words.takenBack,
  undo: words.undone,
  refuse: words.refused,
  give: words.given,
  refuseClaim: words.claimRefused,
} as const

function sendAsked(asked: Asked, reason: string) {
  const { id: placeId, version } = asked.row
  if (asked.what === 'end') {
    const body = { reason }
    return send('POST', '/api/desk/places/{placeId}/owner/end', { params: { placeId }, body })
  }
  if ('change' in asked) {
    const params = { placeId, changeId: asked.change }
    const body = { version, accept: false, reason } as const
    return send('POST', '/api/desk/places/{placeId}/changes/{changeId}', { params, body })
  }
  const params = { placeId, claimId: asked.claim }
  const body = { accept: asked.what === 'give', reason }
  return send('POST', '/api/desk/places/{placeId}/claims/{claimId}', { params, body })
}

type Props = {
  asked: Asked
  /** @param isStale somebody else was faster: the list has changed */
  onClose: (isStale: boolean) => void
  onDone: (said: string) => void
}

/** A decision about the owner of a place, with the reason that they read. */
export function OwnerDialog({ asked, onClose, onDone }: Props) {
  const { title, about, action } = TEXTS[asked.what]
  return (
    <ReasonDialog
      title={title}
      about={`${asked.row.name}. ${about}`}
      action={action}
      busy={words.saving}
      label={words.reason}
      max={PLACE_LIMITS.reason}
      onSend={(reason) => sendAsked(asked, reason)}
      onClose={onClose}
      onDone={() => onDone(DONE[asked.what])}
    />
  )
}
