'use client'

import { longMoment } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { StatusMark, type MarkTone } from '@/ui/AdminList/StatusMark'

import { KIND_LABELS, STATUS_LABELS, wereTold, type AnnouncementStatus } from '../model'
import type { Announcement } from '../view'
import styles from './Announcements.module.scss'
import { words } from './words.fr'

const TONES: Record<AnnouncementStatus, MarkTone> = {
  PLANNED: 'wait',
  SENT: 'good',
  CANCELLED: 'plain',
  STOPPED: 'bad',
}

function whenOf({ status, sendAt, sentAt }: Announcement): string | null {
  if (status === 'SENT' && sentAt) return words.sent(longMoment(new Date(sentAt)))
  if (status !== 'PLANNED') return null
  const at = new Date(sendAt)
  return at.getTime() <= Date.now() ? words.leaving : words.planned(longMoment(at))
}

type Props = {
  announcement: Announcement
  /** The list of a super admin, who may cancel any. */
  isOfPlatform: boolean
  onCancel: () => void
}

/** One announcement: who wrote it to whom, when it leaves or left, and how many were told. */
export function AnnouncementItem({ announcement, isOfPlatform, onCancel }: Props) {
  const { id, kind, title, message, status, author, isPlatform, told, reason } = announcement
  const facts = [
    words.to(announcement),
    words.by(author, isPlatform),
    whenOf(announcement),
    status === 'SENT' && told !== null && wereTold(told),
    reason,
  ]
  return (
    <li className={styles.row} data-row={id}>
      <div className={styles.words}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <StatusMark tone={TONES[status]}>{STATUS_LABELS[status]}</StatusMark>
          <StatusMark tone={kind === 'EMERGENCY_ALERT' ? 'urgent' : 'plain'}>
            {KIND_LABELS[kind]}
          </StatusMark>
        </div>
        <p className={styles.message}>{message}</p>
        <p>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {status === 'PLANNED' && (isOfPlatform || !isPlatform) && (
        <button
          type="button"
          className={buttons.plain}
          aria-label={words.cancelOf(title)}
          onClick={onCancel}
        >
          {words.cancel}
        </button>
      )}
    </li>
  )
}
