'use client'

import { send } from '@/ui/api/client'
import { ReasonDialog } from '@/ui/ReasonDialog'

import type { DeskWalk } from '../desk/view'
import { WALK_LIMITS } from '../model'
import { words } from './words.fr'

type Props = {
  walk: DeskWalk
  /** @param isStale it was changed meanwhile: the list has to be read again */
  onClose: (isStale: boolean) => void
  onDone: () => void
}

/** Sends a walk back to its author, with the reason that they read. */
export const RejectDialog = ({ walk, ...events }: Props) => (
  <ReasonDialog
    title={words.rejectTitle}
    about={`${walk.name}. ${words.rejectAbout}`}
    action={words.reject}
    busy={words.saving}
    label={words.reason}
    max={WALK_LIMITS.reason}
    onSend={(reason) =>
      send('POST', '/api/desk/walks/{walkId}/reject', {
        params: { walkId: walk.id },
        body: { version: walk.version, seen: walk.problemCount, reason },
      })
    }
    {...events}
  />
)
