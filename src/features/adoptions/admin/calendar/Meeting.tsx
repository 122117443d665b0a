import Link from 'next/link'

import { AnimalPicture } from '@/features/animals/components/AnimalPicture'
import { SPECIES_LABELS } from '@/features/animals/model'
import { StatusMark, type MarkTone } from '@/ui/AdminList/StatusMark'

import { meetingState, type MeetingState } from '../../calendar.model'
import { REQUEST_STATUS_LABELS } from '../../model'
import type { MeetingView } from '../../view'
import styles from './Meeting.module.scss'
import { calendarWords as words } from './words.fr'

const TONES: Record<MeetingState, MarkTone> = {
  coming: 'plain',
  now: 'good',
  past: 'plain',
  unanswered: 'care',
  cancelled: 'bad',
}

type Props = { meeting: MeetingView; href: string; hour: string; now: Date }

/** One meeting: when, who, for which animal, where, and what became of it. */
export function Meeting({ meeting, href, hour, now }: Props) {
  const { at, place, status, applicant, animal, assignee } = meeting
  const state = meetingState(meeting, now)
  const told = words.states[state]
  const isElsewhere = status !== 'MEETING'
  return (
    <Link className={styles.meeting} data-state={state} href={href} prefetch={false}>
      <time dateTime={at}>{hour}</time>{' '}
      <span className={styles.picture}>
        <AnimalPicture animal={animal} size={40} />
      </span>
      <span className={styles.names}>
        <strong>{applicant}</strong>{' '}
        <span>{words.of(animal.name, SPECIES_LABELS[animal.species].toLowerCase())}</span>{' '}
        <span>{place}</span> {assignee && <span>{words.followedBy(assignee.name)}</span>}
      </span>{' '}
      {(told || isElsewhere) && (
        <span className={styles.marks}>
          {told && <StatusMark tone={TONES[state]}>{told}</StatusMark>}{' '}
          {isElsewhere && <StatusMark>{REQUEST_STATUS_LABELS[status]}</StatusMark>}
        </span>
      )}
    </Link>
  )
}
