import {
  isOpen,
  needsCertificate,
  OPEN_STATUSES,
  REJECTION_REASONS,
  type ClosedBy,
  type RequestStatus,
  type TimelineEntry,
} from '@/features/adoptions/model'
import { messageFor } from '@/features/adoptions/messages.model'
import type { Species } from '@/features/animals/model'
import { PARIS } from '@/platform/time/model'

import type { Colleague } from './colleagues'
import { typography } from './wording/grammar'

/** How far one request went. Hours count back from today. */
export type Story = {
  status: RequestStatus
  /** When it came, and when it reached its state. */
  hoursAgo: number
  sinceHours: number
  /** Who follows it, by rank in the team; nobody yet when absent. */
  by?: 0 | 1
  /** Days from today of the meeting that is fixed. */
  meetingIn?: number
  note?: string
  isSigned?: boolean
  closedBy?: ClosedBy
}

const DAY = 24

/** What is under way in a large shelter; the first ones come first in a smaller one. */
export const UNDER_WAY: readonly Story[] = [
  { status: 'PENDING', hoursAgo: 3, sinceHours: 3 },
  {
    status: 'IN_REVIEW',
    hoursAgo: 50,
    sinceHours: 26,
    by: 0,
    note: 'Appelée hier, très à l’écoute. Rappeler pour la clôture.',
  },
  { status: 'MEETING', hoursAgo: 5 * DAY, sinceHours: 40, by: 0, meetingIn: 2 },
  { status: 'PENDING', hoursAgo: 20, sinceHours: 20 },
  { status: 'IN_REVIEW', hoursAgo: 3 * DAY, sinceHours: 60, by: 1 },
  { status: 'MEETING', hoursAgo: 6 * DAY, sinceHours: 3 * DAY, by: 1, note: 'Préfère un samedi.' },
  { status: 'PENDING', hoursAgo: 31, sinceHours: 31 },
  { status: 'PENDING', hoursAgo: 4 * DAY, sinceHours: 4 * DAY },
  { status: 'IN_REVIEW', hoursAgo: 7 * DAY, sinceHours: 5 * DAY, by: 0 },
  { status: 'PENDING', hoursAgo: 7, sinceHours: 7 },
  {
    status: 'MEETING',
    hoursAgo: 9 * DAY,
    sinceHours: 2 * DAY,
    by: 0,
    meetingIn: 4,
    note: 'Viennent avec leur chienne : prévoir le parc.',
  },
  { status: 'IN_REVIEW', hoursAgo: 2 * DAY, sinceHours: 30 },
  { status: 'PENDING', hoursAgo: 55, sinceHours: 55 },
]

/** For animals that are reserved. */
export const TAKEN: readonly Story[] = [
  { status: 'CERTIFICATE', hoursAgo: 15 * DAY, sinceHours: 3 * DAY + 20, by: 0 },
  { status: 'APPROVED', hoursAgo: 10 * DAY, sinceHours: 18, by: 0 },
  { status: 'CERTIFICATE', hoursAgo: 21 * DAY, sinceHours: 8 * DAY, by: 1, isSigned: true },
  { status: 'APPROVED', hoursAgo: 12 * DAY, sinceHours: 2 * DAY, by: 1 },
]

/** For animals that have left with a family. */
export const DONE: readonly Story[] = [
  { status: 'COMPLETED', hoursAgo: 45 * DAY, sinceHours: 20 * DAY, by: 0, isSigned: true },
  { status: 'COMPLETED', hoursAgo: 80 * DAY, sinceHours: 60 * DAY, by: 1, isSigned: true },
  { status: 'COMPLETED', hoursAgo: 120 * DAY, sinceHours: 96 * DAY, by: 0, isSigned: true },
  { status: 'COMPLETED', hoursAgo: 150 * DAY, sinceHours: 130 * DAY, by: 0, isSigned: true },
]

/** What ended otherwise, for animals that are still there. */
export const CLOSED: readonly Story[] = [
  { status: 'REJECTED', hoursAgo: 18 * DAY, sinceHours: 15 * DAY, by: 0, closedBy: 'STAFF' },
  { status: 'WITHDRAWN', hoursAgo: 25 * DAY, sinceHours: 22 * DAY, by: 1, closedBy: 'APPLICANT' },
  { status: 'REJECTED', hoursAgo: 40 * DAY, sinceHours: 37 * DAY, by: 1, closedBy: 'STAFF' },
]

type Told = {
  story: Story
  name: string
  animal: { name: string; species: Species }
  shelter: string
  colleague: Colleague | null
  meetingAt: string | null
  rank: number
  /** ISO 8601 of so many hours before today. */
  ago: (hours: number) => string
}

/** The states that a request went through, its own last. */
export function wayOf({ status }: Story, species: Species): RequestStatus[] {
  if (isOpen(status)) return OPEN_STATUSES.slice(0, OPEN_STATUSES.indexOf(status) + 1)
  if (status !== 'COMPLETED') return ['PENDING', 'IN_REVIEW', status]
  const steps = OPEN_STATUSES.filter((each) => each !== 'CERTIFICATE' || needsCertificate(species))
  return [...steps, 'COMPLETED']
}

/** Hours before today at which each state began: evenly spread, but for the last one. */
export function hoursOf(story: Story, steps: number): number[] {
  const { status, hoursAgo, sinceHours } = story
  const ends = status === 'COMPLETED' ? sinceHours + 8 * DAY : sinceHours
  const last = status === 'COMPLETED' ? steps - 2 : steps - 1
  const spread = Array.from({ length: last + 1 }, (_, at) =>
    last === 0 ? hoursAgo : hoursAgo - ((hoursAgo - ends) * at) / last,
  )
  return status === 'COMPLETED' ? [...spread, sinceHours] : spread
}

export const reasonOf = (rank: number): string =>
  REJECTION_REASONS[rank % REJECTION_REASONS.length] ?? REJECTION_REASONS[0]

/** Everything that happened to a request, oldest first. */
export function timelineOf(told: Told): TimelineEntry[] {
  const { story, name, animal, shelter, colleague, meetingAt, rank, ago } = told
  const way = wayOf(story, animal.species)
  const hours = hoursOf(story, way.length)
  const line = (
    at: string,
    kind: TimelineEntry['kind'],
    more: Partial<TimelineEntry> = {},
  ): TimelineEntry => ({ at, kind, from: null, to: null, text: null, author: colleague, ...more })
  const them = { id: null, name }
  const lines = [line(ago(hours[0] ?? 0), 'CREATED', { to: 'PENDING', author: them })]
  for (const [index, to] of way.entries()) {
    if (index === 0) continue
    const at = ago(hours[index] ?? 0)
    const text = to === 'REJECTED' ? reasonOf(rank) : null
    const author = to === 'WITHDRAWN' ? them : colleague
    lines.push(line(at, 'MOVED', { from: way[index - 1] ?? null, to, text, author }))
    if (to === 'MEETING' && meetingAt) lines.push(line(at, 'MEETING_SET', { text: meetingAt }))
    if (to === 'CERTIFICATE') lines.push(line(at, 'CERTIFICATE_DELIVERED'))
    const message = messageFor(to, {
      name,
      animal: animal.name,
      shelter,
      meetingAt,
      timezone: PARIS,
      meetingPlace: 'au refuge',
      deliveredAt: at,
      needsCertificate: needsCertificate(animal.species),
    })
    if (message && author !== them)
      lines.push(line(at, 'MESSAGE', { text: `${message.subject}\n\n${message.text}` }))
    if (index === 1 && story.note) lines.push(line(at, 'NOTE', { text: typography(story.note) }))
  }
  return lines
}
