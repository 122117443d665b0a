import type { AnimalStatus, Sex, Species } from '@/features/animals/model'

import type { BackView } from './back.model'
import type { Message, MessageTemplate } from './message'
import type { ClosedBy, MoveRefusal, RequestStatus, TimelineEntry as StoredEntry } from './model'

/** What the API answers to a team. Times are ISO 8601, fees integer cents. */
export type Person = { id: string; name: string }

export type CertificateView = {
  id: string
  deliveredAt: string
  signedAt: string | null
  signatureName: string | null
  /** The signed paper was sent by the team; otherwise the applicant signed on their page. */
  hasSignedPaper: boolean
  /** First instant at which the animal may leave: delivered + 7 × 24 h. */
  readyAt: string
  /** Its date of delivery can still be put right: it is not signed. */
  canCorrectDate: boolean
  /** SHA-256 of the PDF, in hexadecimal. */
  sha256: string
  /** Addresses of the PDF and of the signed paper, for the team. */
  url: string
  signedPaperUrl: string | null
}

export type CardAnimal = {
  id: string
  name: string
  species: Species
  sex: Sex
  status: AnimalStatus
  /** Address of a small picture, square; `null` without a photo. */
  image: string | null
}

export type RequestCard = {
  id: string
  status: RequestStatus
  createdAt: string
  updatedAt: string
  /** Since when it is in this state. */
  statusSince: string
  /** `email` is `null` for somebody who called and has none. */
  applicant: { name: string; email: string | null; phone: string | null; userId: string | null }
  animal: CardAnimal
  plan: { id: string; title: string } | null
  assignee: Person | null
  meetingAt: string | null
  /** IANA name of the clocks of the shelter, on which the meeting is told. */
  timezone: string
  certificate: Pick<CertificateView, 'deliveredAt' | 'signedAt' | 'readyAt'> | null
  /** The animal's species is adopted only with a certificate. */
  needsCertificate: boolean
  /** Open requests for the same animal, this one left out. */
  otherOpen: number
}

/** One state that may follow, whether it is possible now, and what to say to the applicant. */
export type Move = {
  to: RequestStatus
  /** What the button says: « Accepter la demande ». */
  label: string
  isAllowed: boolean
  /** Why it is not possible now, as a whole French sentence. */
  whyNot: string | null
  refusal: MoveRefusal | null
  needsReason: boolean
  /** A day and an hour may be given with this move (`meetingAt`). */
  takesMeeting: boolean
  /** Filled and ready to be edited; `null` when nothing is sent by default. */
  message: Message | null
  /** To the other open requests of the animal, when this one completes. */
  othersMessage: Message | null
}

export type AnswerLine = {
  label: string
  /** As people read it; several choices are joined with commas. */
  value: string
  /** Addresses of the files of a `file` field, for the team. */
  files: { name: string; url: string; size: number | null }[]
}

export type AnswerGroup = { title: string | null; answers: AnswerLine[] }

/** Another request that may come from the same person. */
export type DuplicateHint = {
  requestId: string
  applicantName: string
  animalName: string
  status: RequestStatus
  createdAt: string
  /** What is the same. */
  same: ('email' | 'phone' | 'name')[]
}

export type TimelineEntry = StoredEntry

export type RequestDetail = RequestCard & {
  /** Why it was refused; for the team only. */
  reason: string | null
  closedBy: ClosedBy | null
  meetingPlace: string | null
  shelter: { id: string; name: string; slug: string }
  answers: {
    submissionId: string
    formTitle: string
    groups: AnswerGroup[]
  } | null
  timeline: TimelineEntry[]
  certificateDetail: CertificateView | null
  duplicates: DuplicateHint[]
  moves: Move[]
  /** The step that can be taken back; `null` for none. */
  back: BackView | null
  templates: MessageTemplate[]
  /** Plans of adoption of the shelter that can be chosen. */
  plans: { id: string; title: string; priceCents: number }[]
  /** Members of the team who can follow the request. */
  team: Person[]
  /** The animal was adopted through this request and may come back. */
  canReturn: boolean
}

export type Pagination = { page: number; limit: number; total: number; pages: number }

/** Columns that the list sorts by. */
export const REQUEST_SORTS = ['createdAt', 'updatedAt', 'statusSince', 'name', 'animal'] as const
export type RequestSort = (typeof REQUEST_SORTS)[number]

/** `POST …/{requestId}/move`. `from` is the state that the person saw: another one is a 409. */
export type MoveBody = {
  from: RequestStatus
  to: RequestStatus
  reason?: string
  note?: string
  /** `null` sends nothing. */
  message?: Message | null
  othersMessage?: Message | null
  /** ISO 8601. */
  meetingAt?: string
  meetingPlace?: string
  /** When the certificate was given by hand, ISO 8601; without it, it is delivered now. */
  deliveredAt?: string
}

/** `POST …/{requestId}/back`. `message` is sent only to whoever was told of the step. */
export type BackBody = { from: RequestStatus; reason?: string; message?: Message | null }

/** `GET …/{requestId}/slots`: meetings that can be proposed, in Paris days. */
export type SlotDay = {
  /** « 2026-11-24 » */
  day: string
  /** « mardi 24 novembre » */
  label: string
  slots: { at: string; label: string }[]
}

/** One meeting of the calendar. */
export type MeetingView = {
  /** Of its request. */
  id: string
  at: string
  /** In words: the address that was agreed, or « Au refuge ». */
  place: string
  status: RequestStatus
  statusSince: string
  applicant: string
  animal: CardAnimal
  assignee: Person | null
}

/** A day of the calendar, as `2026-11-24`, and what is known of its hours; `null` without any. */
export type CalendarDay = { day: string; isClosed: boolean; note: string | null }

/** `GET /api/shelter/{id}/adoption-requests/meetings`, at most 500 of them, in order. */
export type MeetingCalendar = {
  success: true
  data: MeetingView[]
  /** How many there are from the first day to the last, also beyond the 500. */
  total: number
  from: string
  to: string
  /** IANA name of the clocks that days and hours are told by. */
  timezone: string
  days: CalendarDay[]
  /** The nearest meeting before and after those days. */
  previous: string | null
  next: string | null
  /** Requests that wait for a day. */
  unset: number
}

/** `PATCH …/{requestId}`: `null` takes away. `meetingAt: null` cancels the meeting. */
export type RequestChange = {
  /** Of somebody who had none. */
  email?: string
  assignee?: string | null
  plan?: string | null
  meetingAt?: string | null
  meetingPlace?: string | null
}

/** `POST /api/shelter/{id}/adoption-requests`: by hand, after a call or a visit. */
export type NewRequest = {
  animal: string
  name: string
  /** An e-mail address, or a whole telephone number. */
  email?: string
  phone?: string
  plan?: string
  note?: string
  /** Sends the applicant the link to follow the request; true by default. */
  tell?: boolean
}
