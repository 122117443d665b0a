import { z } from 'zod'

import { keysOf, SPECIES_LABELS } from '@/features/animals/model'
import { isEmailAddress } from '@/platform/email/model'
import { idSchema } from '@/platform/http/params'
import { addDays } from '@/platform/time/model'
import { atMost } from '@/platform/validation/at-most.model'

import { isCalendarDay, MOST_DAYS } from './calendar.model'
import {
  CLOSED_STATUSES,
  digitsOf,
  OPEN_STATUSES,
  PHONE_DIGITS,
  REQUEST_LIMITS,
  REQUEST_STATUS_LABELS,
} from './model'
import { REQUEST_SORTS } from './view'

const STATUSES = keysOf(REQUEST_STATUS_LABELS)

const line = (max: number, missing: string) =>
  z.string().trim().min(1, missing).max(max, atMost(max))

const optionalLine = (max: number) => z.string().trim().max(max, atMost(max)).optional()

const emailLine = z.string().trim().max(REQUEST_LIMITS.email, 'Email invalide')

const moment = z.iso.datetime({ offset: true, error: 'Une date et une heure sont attendues' })

export const messageSchema = z.strictObject({
  subject: line(REQUEST_LIMITS.subject, 'Écrivez l’objet du message').refine(
    (text) => !/[\r\n]/.test(text),
    'L’objet tient sur une ligne',
  ),
  text: line(REQUEST_LIMITS.message, 'Écrivez le message'),
})

export const moveSchema = z.strictObject({
  from: z.enum(STATUSES),
  to: z.enum(STATUSES),
  reason: optionalLine(REQUEST_LIMITS.reason),
  note: optionalLine(REQUEST_LIMITS.note),
  message: messageSchema.nullish(),
  othersMessage: messageSchema.nullish(),
  meetingAt: moment.optional(),
  meetingPlace: optionalLine(REQUEST_LIMITS.place),
  deliveredAt: moment
    .optional()
    .describe('Quand le certificat a été remis en main propre\u00a0; sans lui, il part maintenant'),
})

export const noteSchema = z.strictObject({ text: line(REQUEST_LIMITS.note, 'Écrivez la note') })

export const changeSchema = z
  .strictObject({
    email: emailLine
      .refine(isEmailAddress, 'Email invalide')
      .optional()
      .describe('L’adresse d’une personne qui n’en avait pas'),
    assignee: idSchema.nullable().optional(),
    plan: idSchema.nullable().optional(),
    meetingAt: moment.nullable().optional(),
    meetingPlace: z
      .string()
      .trim()
      .max(REQUEST_LIMITS.place, atMost(REQUEST_LIMITS.place))
      .nullable()
      .optional(),
  })
  .refine((change) => Object.keys(change).length > 0, 'Rien à changer')

export const newRequestSchema = z
  .strictObject({
    animal: idSchema,
    name: line(REQUEST_LIMITS.name, 'Le nom est obligatoire'),
    email: emailLine
      .refine((email) => !email || isEmailAddress(email), 'Email invalide')
      .optional(),
    phone: optionalLine(REQUEST_LIMITS.phone),
    plan: idSchema.optional(),
    note: optionalLine(REQUEST_LIMITS.note),
    tell: z.boolean().optional(),
  })
  .refine(({ email, phone }) => email || digitsOf(phone).length === PHONE_DIGITS, {
    path: ['email'],
    message: 'Indiquez un e-mail, ou un numéro de téléphone complet',
  })

export const backSchema = z.strictObject({
  from: z.enum(STATUSES),
  reason: optionalLine(REQUEST_LIMITS.reason),
  message: messageSchema.nullish(),
})

export const certificateDateSchema = z.strictObject({
  deliveredAt: moment,
  reason: optionalLine(REQUEST_LIMITS.reason),
})

export const returnSchema = z.strictObject({
  reason: line(REQUEST_LIMITS.reason, 'Indiquez la raison du retour de cet animal'),
})

/** The states that a list asks for: one, several, or all the open or closed ones. */
const statusesSchema = z
  .string()
  .transform((text) => {
    if (text === 'open') return [...OPEN_STATUSES]
    if (text === 'closed') return [...CLOSED_STATUSES]
    return text.split(',')
  })
  .pipe(z.array(z.enum(STATUSES)).min(1))

const filters = {
  search: z
    .string()
    .trim()
    .max(100, atMost(100))
    .optional()
    .describe('Une partie du nom, de l’e-mail, du téléphone ou du nom de l’animal'),
  species: z.enum(keysOf(SPECIES_LABELS)).optional(),
  assignee: z
    .union([z.literal('me'), z.literal('none'), idSchema])
    .optional()
    .describe('«\u00a0me\u00a0», «\u00a0none\u00a0» ou l’identifiant d’une personne'),
}

const count = (least: number, most: number, usual: number) =>
  z.coerce.number().int().min(least).max(most).default(usual)

export const requestListSchema = z.strictObject({
  status: statusesSchema
    .optional()
    .describe('Une étape, plusieurs, «\u00a0open\u00a0» ou «\u00a0closed\u00a0»'),
  ...filters,
  animal: idSchema.optional(),
  sortBy: z.enum(REQUEST_SORTS).default('createdAt'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
  page: count(1, 10_000, 1),
  limit: count(1, 100, 12),
})
export type RequestList = z.infer<typeof requestListSchema>

const calendarDay = z.iso.date().refine(isCalendarDay, 'Une date entre 2000 et 2100 est attendue')

export const meetingListSchema = z
  .strictObject({
    from: calendarDay
      .optional()
      .describe('Premier jour, à l’heure du refuge\u00a0; sans lui, le lundi de cette semaine'),
    to: calendarDay
      .optional()
      .describe('Dernier jour, compris\u00a0; sans lui, le sixième après le premier'),
    ...filters,
  })
  .refine(({ from, to }) => !to || Boolean(from), {
    path: ['to'],
    message: 'Le premier jour est attendu aussi',
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    message: 'Le dernier jour ne vient pas avant le premier',
  })
  .refine(({ from, to }) => !from || !to || to < addDays(from, MOST_DAYS), {
    path: ['to'],
    message: `${MOST_DAYS} jours au maximum`,
  })
export type MeetingList = z.infer<typeof meetingListSchema>

/** A name as a person signs with it. */
const signatureName = line(REQUEST_LIMITS.name, 'Écrivez votre nom').min(
  2,
  'Écrivez votre nom en entier',
)

export const staffSignatureSchema = z.strictObject({
  signatureName: signatureName.optional(),
  signedAt: moment.optional(),
})

export const meetingSchema = z.strictObject({ at: moment })
export const withdrawSchema = z.strictObject({
  confirm: z.literal('oui', 'Confirmez le retrait'),
  reason: optionalLine(REQUEST_LIMITS.reason),
})
export const signatureSchema = z.strictObject({
  signatureName,
  engage: z.literal('oui', 'Cochez la case pour vous engager'),
})
