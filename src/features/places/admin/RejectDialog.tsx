'use client'

import { send } from '@/ui/api/client'
import { ReasonDialog } from '@/ui/ReasonDialog'

import type { DeskPlace } from '../desk/schema'
import { PLACE_LIMITS } from '../model'
import { words } from './words.fr'

type Props = {
  place: DeskPlace
  /** @param isStale somebody else was faster: the list has changed */
  onClose: (isStale: boolean) => void
  onDone: () => void
}

/** Refuses a place, or takes it offline, with the reason that whoever suggested it reads. */
export const RejectDialog = ({ place, ...events }: Props) => (
  <ReasonDialog
    title={words.rejectTitle}
    about={`${place.name}. ${words.rejectAbout}`}
    action={place.status === 'PUBLISHED' ? words.withdraw : words.reject}
    busy={words.saving}
    label={words.reason}
    max={PLACE_LIMITS.reason}
    onSend={(reason) =>
      send('POST', '/api/desk/places/{placeId}/reject', {
        params: { placeId: place.id },
        body: { reason, status: place.status },
      })
    }
    {...events}
  />
)
