import { z } from 'zod'

import { keysOf, SEX_LABELS, SPECIES_LABELS, STATUS_LABELS } from '@/features/animals/model'

import {
  CLOSED_BY_LABELS,
  MOVE_REFUSALS,
  OPEN_STATUSES,
  REQUEST_STATUS_LABELS,
  TIMELINE_LABELS,
} from './model'

const text = z.string().nullable()
const moment = z.string().describe('ISO 8601')
const status = z.enum(keysOf(REQUEST_STATUS_LABELS))
const person = z.object({ id: z.string(), name: z.string() })
const message = z.object({ subject: z.string(), text: z.string() }).meta({ id: 'MessagePropose' })
const certificateDates = z.object({ deliveredAt: moment, signedAt: text, readyAt: moment })

/** What the API document says of a request in a list. */
export const cardView = z
  .object({
    id: z.string(),
    status,
    createdAt: moment,
    updatedAt: moment,
    statusSince: moment,
    applicant: z.object({ name: z.string(), email: text, phone: text, userId: text }),
    animal: z.object({
      id: z.string(),
      name: z.string(),
      species: z.enum(keysOf(SPECIES_LABELS)),
      sex: z.enum(keysOf(SEX_LABELS)),
      status: z.enum(keysOf(STATUS_LABELS)),
      image: text,
    }),
    plan: z.object({ id: z.string(), title: z.string() }).nullable(),
    assignee: person.nullable(),
    meetingAt: text,
    timezone: z.string().describe('Nom IANA de l’heure du refuge, celle de ses rencontres'),
    certificate: certificateDates.nullable(),
    needsCertificate: z.boolean(),
    otherOpen: z.number().describe('Autres demandes ouvertes pour cet animal'),
  })
  .meta({ id: 'CarteDemande' })

const timeline = z.object({
  at: moment,
  kind: z.enum(keysOf(TIMELINE_LABELS)),
  from: status.nullable(),
  to: status.nullable(),
  text,
  author: z.object({ id: text, name: z.string() }).nullable(),
})

/** And of one request with everything. */
export const detailView = cardView
  .extend({
    reason: text,
    closedBy: z.enum(keysOf(CLOSED_BY_LABELS)).nullable(),
    meetingPlace: text,
    shelter: z.object({ id: z.string(), name: z.string(), slug: z.string() }),
    answers: z
      .object({
        submissionId: z.string(),
        formTitle: z.string(),
        groups: z.array(
          z.object({
            title: text,
            answers: z.array(
              z.object({
                label: z.string(),
                value: z.string(),
                files: z.array(
                  z.object({ name: z.string(), url: z.string(), size: z.number().nullable() }),
                ),
              }),
            ),
          }),
        ),
      })
      .nullable(),
    timeline: z.array(timeline),
    certificateDetail: certificateDates
      .extend({
        id: z.string(),
        signatureName: text,
        hasSignedPaper: z.boolean(),
        canCorrectDate: z.boolean(),
        sha256: z.string(),
        url: z.string(),
        signedPaperUrl: text,
      })
      .nullable(),
    duplicates: z.array(
      z.object({
        requestId: z.string(),
        applicantName: z.string(),
        animalName: z.string(),
        status,
        createdAt: moment,
        same: z.array(z.enum(['email', 'phone', 'name'])),
      }),
    ),
    moves: z.array(
      z.object({
        to: status,
        label: z.string(),
        isAllowed: z.boolean(),
        whyNot: text,
        refusal: z.enum(MOVE_REFUSALS).nullable(),
        needsReason: z.boolean(),
        takesMeeting: z.boolean(),
        message: message.nullable(),
        othersMessage: message.nullable(),
      }),
    ),
    back: z
      .object({
        to: z.enum(OPEN_STATUSES),
        isAllowed: z.boolean(),
        whyNot: text,
        message: message.nullable(),
      })
      .nullable()
      .describe('L’étape qui peut être reprise'),
    templates: z.array(message.extend({ key: z.string(), label: z.string() })),
    plans: z.array(z.object({ id: z.string(), title: z.string(), priceCents: z.number() })),
    team: z.array(person),
    canReturn: z.boolean(),
  })
  .meta({ id: 'DemandeAdoption' })

export const slotDayView = z.object({
  day: z.string(),
  label: z.string(),
  slots: z.array(z.object({ at: moment, label: z.string() })),
})

const animal = cardView.shape.animal

/** And of the calendar of meetings. */
export const calendarView = z.object({
  data: z.array(
    z.object({
      id: z.string().describe('De la demande'),
      at: moment,
      place: z.string(),
      status,
      statusSince: moment,
      applicant: z.string(),
      animal,
      assignee: person.nullable(),
    }),
  ),
  total: z.number().describe('Toutes les rencontres de ces jours, même au-delà de 500'),
  from: z.string(),
  to: z.string(),
  timezone: z.string().describe('Les jours et les heures sont ceux du refuge'),
  days: z.array(
    z.object({
      day: z.string(),
      isClosed: z.boolean(),
      note: text.describe('Les horaires du jour, une fermeture, un jour férié'),
    }),
  ),
  previous: text.describe('La rencontre la plus proche avant ces jours'),
  next: text.describe('Et après'),
  unset: z.number().describe('Demandes qui attendent un rendez-vous'),
})
