'use client'

import { ActionDialog } from '@/ui/ActionDialog'
import { useWrite } from '@/ui/api/use-write'

import type { Announcement } from '../view'
import { words } from './words.fr'

type Props = {
  announcement: Announcement
  /** The team in hand; null for a super admin over all. */
  shelter: string | null
  onClose: () => void
  onCancelled: (announcement: Announcement) => void
}

/** Asks before an announcement that waits is taken back. */
export function CancelDialog({ announcement, shelter, onClose, onCancelled }: Props) {
  const { write, refusal, isBusy } = useWrite()
  const { id } = announcement
  const cancel = async () => {
    const outcome =
      shelter === null
        ? await write('POST', '/api/platform/announcements/{announcementId}/cancel', {
            params: { announcementId: id },
          })
        : await write('POST', '/api/shelter/{shelterId}/announcements/{announcementId}/cancel', {
            params: { shelterId: shelter, announcementId: id },
          })
    if (outcome && !outcome.refusal) onCancelled(outcome.data)
  }
  return (
    <ActionDialog
      title={words.cancelTitle}
      onClose={onClose}
      refusal={refusal?.sentence}
      action={words.cancelAction}
      busy={words.saving}
      cancel={words.keep}
      isBusy={isBusy}
      isDanger
      onAction={cancel}
    >
      <p>{words.cancelAbout}</p>
    </ActionDialog>
  )
}
