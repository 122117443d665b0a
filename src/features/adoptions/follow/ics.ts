import { calendarFile } from '@/platform/time/ics'

import { MEETING_MINUTES } from '../model'

type Meeting = {
  /** ISO 8601. */
  at: string
  place: string
  animal: string
  shelter: string
  /** Of the request: the same meeting, moved, replaces itself in a calendar. */
  id: string
  /** Whole address of the page of the request. */
  url: string
}

/** A meeting as a calendar takes it (RFC 5545). */
export const meetingIcs = ({ at, place, animal, shelter, id, url }: Meeting, now: Date): string =>
  calendarFile(
    'Rencontres',
    [
      {
        id,
        startsAt: new Date(at),
        minutes: MEETING_MINUTES,
        summary: `Rencontre avec ${animal}`,
        location: `${shelter}, ${place}`,
        description: `Votre demande d’adoption\u00a0: ${url}`,
      },
    ],
    now,
  )
