'use client'

import { STATUS_LABELS } from '@/features/animals/model'
import { dayIn, dayLabel, hourIn } from '@/platform/time/model'
import { Icon } from '@/ui/Icon'

import { countdownWords, readyAt } from '../../model'
import type { RequestCard } from '../../view'
import { boardWords as words, sinceWords } from '../words.fr'
import styles from './Facts.module.scss'

/** « samedi 21 novembre à 10:30 » */
const meetingWords = (iso: string, timezone: string): string => {
  const at = new Date(iso)
  return `${dayLabel(dayIn(timezone, at), { weekday: 'long' })} à ${hourIn(timezone, at)}`
}

/** What a card says of its request, most pressing first; `now` is what « depuis » counts to. */
export function Facts({ card, now }: { card: RequestCard; now: Date }) {
  const { status, meetingAt, timezone, certificate, animal, otherOpen, assignee } = card
  const isReady = certificate && now >= readyAt(certificate.deliveredAt)
  const isAway = animal.status !== 'AT_SHELTER' && animal.status !== 'FOUND'
  return (
    <ul className={styles.facts}>
      {status === 'CERTIFICATE' && certificate && (
        <li data-tone={isReady && certificate.signedAt ? 'good' : 'wait'}>
          <Icon name={isReady ? 'check-circle' : 'clock'} size={18} />
          <span>
            {countdownWords(certificate.deliveredAt, now)},{' '}
            {certificate.signedAt ? words.signed : words.unsigned}
          </span>
        </li>
      )}
      {status === 'MEETING' && (
        <li data-tone={meetingAt ? undefined : 'wait'}>
          <Icon name="calendar" size={18} />
          <span>
            {meetingAt ? words.meeting(meetingWords(meetingAt, timezone)) : words.noMeeting}
          </span>
        </li>
      )}
      {isAway && !['COMPLETED', 'REJECTED', 'WITHDRAWN'].includes(status) && (
        <li data-tone="bad">
          <Icon name="alert" size={18} />
          <span>{words.animalAway(STATUS_LABELS[animal.status])}</span>
        </li>
      )}
      {otherOpen > 0 && (
        <li>
          <Icon name="users" size={18} />
          <span>{words.others(otherOpen)}</span>
        </li>
      )}
      <li data-tone={assignee ? undefined : 'wait'}>
        <Icon name="user" size={18} />
        <span>{assignee ? words.followedBy(assignee.name) : words.alone}</span>
      </li>
      <li>
        <Icon name="clock" size={18} />
        <time dateTime={card.statusSince}>{sinceWords(card.statusSince, now.getTime())}</time>
      </li>
    </ul>
  )
}
