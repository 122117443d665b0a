'use client'

import { send } from '@/ui/api/client'
import { ReasonDialog } from '@/ui/ReasonDialog'

import type { DeskReport } from '../desk/view'
import { LOST_FOUND_LIMITS } from '../model'
import { reportTitle } from '../wording.model'
import { words } from './words.fr'

type Props = {
  report: DeskReport
  /** @param isStale somebody else was faster: the list has changed */
  onClose: (isStale: boolean) => void
  onDone: () => void
}

/** Takes a report down, with the reason that its author reads. */
export const WithdrawDialog = ({ report, ...events }: Props) => (
  <ReasonDialog
    title={words.withdrawTitle}
    about={`${reportTitle(report)}. ${words.withdrawAbout}`}
    action={words.withdraw}
    busy={words.saving}
    label={words.reason}
    max={LOST_FOUND_LIMITS.reason}
    onSend={(reason) =>
      send('POST', '/api/lost-found/{id}/withdraw', { params: { id: report.id }, body: { reason } })
    }
    {...events}
  />
)
