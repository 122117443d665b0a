'use client'

import { send } from '@/ui/api/client'
import { ReasonDialog } from '@/ui/ReasonDialog'

import { donatedWords, MAX } from '../model'
import type { TeamResponse } from '../view'
import { words } from './words.fr'

type Props = {
  answer: TeamResponse
  onClose: (isStale: boolean) => void
  onDone: () => void
}

/** Refuses what somebody brings, with the reason that they read. */
export const RejectDialog = ({ answer, ...events }: Props) => (
  <ReasonDialog
    title={words.rejectTitle}
    about={`${answer.name}, ${donatedWords(answer.quantityDonated, answer.request.quantityUnit)}. ${words.rejectAbout}`}
    action={words.reject}
    busy={words.saving}
    label={words.reason}
    max={MAX.reason}
    onSend={(reason) =>
      send('POST', '/api/supply-responses/{id}/reject', {
        params: { id: answer.id },
        body: { version: answer.version, reason },
      })
    }
    {...events}
  />
)
