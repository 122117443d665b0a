import { z } from 'zod'

import { personNameSchema } from '@/features/accounts/schema'
import { readPhone } from '@/features/places/contact.model'
import {
  aroundPlace,
  departmentCode,
  pageNumber,
  pageQuery,
  readPageQuery,
  type PageQuery,
} from '@/platform/http/page-query'
import { idOr, shelterKeySchema } from '@/platform/http/params'
import { saveKeys } from '@/platform/http/save-keys'
import { keysOf } from '@/platform/keys.model'
import { fieldErrors } from '@/platform/validation/field-errors'
import {
  optionalLine,
  optionalText,
  plainLine,
  plainText,
  ticked,
} from '@/platform/validation/plain-text'

import { ATTENDANCE_LABELS, isQuarter } from './hours.model'
import {
  DEFAULT_RADIUS_KM,
  KIND_LABELS,
  LIMITS,
  MISSION_STATUS_LABELS,
  RHYTHM_LABELS,
  SKILL_LABELS,
} from './model'
import { SLOT_LIMITS } from './slots.model'

const required = (max: number, sentence: string) => plainLine(max).pipe(z.string().min(1, sentence))
/** A whole number that is typed; its sentence stands for anything else. */
const whole = (least: number, most: number, sentence: string) =>
  z.coerce.number({ error: sentence }).int(sentence).min(least, sentence).max(most, sentence)

const degree = (most: number) =>
  z
    .number({ error: 'Ce point n’est pas sur la carte' })
    .min(-most, 'Ce point n’est pas sur la carte')
    .max(most, 'Ce point n’est pas sur la carte')
    .nullable()
    .default(null)

export const kindSchema = z.enum(keysOf(KIND_LABELS), { error: 'Choisissez ce qu’il faut faire' })
export const rhythmSchema = z.enum(keysOf(RHYTHM_LABELS), { error: 'Choisissez un rythme' })
export const skillSchema = z.enum(keysOf(SKILL_LABELS), { error: 'Compétence inconnue' })
export const missionStatusSchema = z.enum(keysOf(MISSION_STATUS_LABELS))

const AGE = `Un âge entre ${LIMITS.leastAge} et 99 ans`

/** A mission as a team writes it. */
export const missionSchema = z.strictObject({
  title: required(LIMITS.title, 'Donnez un titre à la mission'),
  kind: kindSchema,
  rhythm: rhythmSchema,
  skills: z
    .array(skillSchema)
    .max(LIMITS.skills, `${LIMITS.skills} au maximum`)
    .transform((all) => [...new Set(all)])
    .default([]),
  minAge: z
    .union([z.literal('').transform(() => null), whole(LIMITS.leastAge, 99, AGE)], { error: AGE })
    .nullable()
    .default(null),
  description: plainText(LIMITS.description).pipe(
    z.string().min(1, 'Décrivez ce que la personne fera'),
  ),
  near: required(80, 'Écrivez la commune'),
  placeWords: optionalLine(LIMITS.placeWords),
  lat: degree(90),
  lng: degree(180),
})
export type SentMission = z.infer<typeof missionSchema>

const version = z.int().min(1)
export const newMissionSchema = missionSchema.extend(saveKeys)
export const changedMissionSchema = newMissionSchema.extend({ version })
export const statusChangeSchema = z.strictObject({ status: missionStatusSchema, version })

export const missionErrors = (typed: unknown): Record<string, string> =>
  fieldErrors(missionSchema, typed)

/** What somebody says who offers to help. */
export const applicationSchema = z.object({
  slug: z.string().max(LIMITS.slug).optional(),
  name: personNameSchema,
  phone: plainLine(LIMITS.phone).transform((text, context) => {
    const phone = readPhone(text)
    if (phone) return phone
    context.addIssue({
      code: 'custom',
      message: 'Écrivez un numéro de téléphone, comme 06\u00a012\u00a034\u00a056\u00a078',
    })
    return z.NEVER
  }),
  age: z.preprocess(
    // An empty field is no age of 0.
    (typed) => (typed === '' ? Number.NaN : typed),
    whole(LIMITS.leastAge, LIMITS.mostAge, 'Écrivez votre âge en années'),
  ),
  parentName: optionalLine(LIMITS.name),
  parentAgrees: ticked,
  availability: optionalLine(LIMITS.availability),
  message: optionalText(LIMITS.message),
})
export type SentApplication = z.infer<typeof applicationSchema>

export const applicationErrors = (typed: unknown): Record<string, string> =>
  fieldErrors(applicationSchema, typed)

/** The answer of the team; a refusal has its words. */
export const decisionSchema = z
  .strictObject({
    outcome: z.enum(['ACCEPTED', 'REFUSED'], { error: 'Acceptez ou refusez' }),
    reason: plainText(LIMITS.answer).default(''),
  })
  .refine(({ outcome, reason }) => outcome === 'ACCEPTED' || reason !== '', {
    path: ['reason'],
    message: 'Écrivez pourquoi\u00a0: la personne le lit',
  })
export type SentDecision = z.infer<typeof decisionSchema>

export const reasonSchema = z.strictObject({
  reason: plainText(LIMITS.reason).pipe(z.string().min(1, 'Écrivez pourquoi')),
})

const DAY = 'Choisissez un jour'
export const daySchema = z.iso
  .date({ error: DAY })
  .refine((day) => day >= '2000' && day < '2100', DAY)

/** Slots as a team makes them: one, or the same each week. */
export const slotsSchema = z.strictObject({
  mission: idOr('Choisissez une mission'),
  day: daySchema,
  time: z
    .string({ error: 'Choisissez une heure' })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choisissez une heure'),
  minutes: whole(SLOT_LIMITS.leastMinutes, SLOT_LIMITS.mostMinutes, 'De 15 minutes à 12 heures'),
  places: whole(1, SLOT_LIMITS.places, `De 1 à ${SLOT_LIMITS.places} places`),
  weeks: whole(1, SLOT_LIMITS.weeks, `De 1 à ${SLOT_LIMITS.weeks} semaines`).default(1),
  note: optionalLine(LIMITS.note),
})
export type SentSlots = z.infer<typeof slotsSchema>

const QUARTERS = 'Des quarts d’heure, jusqu’à 12 heures'
const quarters = z.coerce.number({ error: QUARTERS }).refine(isQuarter, QUARTERS)

/** Hours that a volunteer declares. */
export const hoursSchema = z.object({ minutes: quarters })

/** What the team says of somebody's hours; null takes back what it said. */
export const attendanceSchema = z
  .strictObject({
    attendance: z.enum(keysOf(ATTENDANCE_LABELS)).nullable(),
    minutes: quarters.nullable().default(null),
  })
  .refine(({ attendance, minutes }) => attendance !== 'ATTENDED' || minutes !== null, {
    path: ['minutes'],
    message: QUARTERS,
  })
export type SentAttendance = z.infer<typeof attendanceSchema>

/** Parameters of the public list. */
const LIST = {
  kind: kindSchema.optional(),
  rhythm: rhythmSchema.optional(),
  skill: skillSchema.optional().describe('Une compétence que la mission demande'),
  age: z.coerce
    .number()
    .int()
    .min(LIMITS.leastAge)
    .max(LIMITS.mostAge)
    .optional()
    .describe('Âge de la personne, en années'),
  department: departmentCode,
  shelter: shelterKeySchema.optional(),
  ...aroundPlace(DEFAULT_RADIUS_KM),
  page: pageNumber(),
}
export const listQuerySchema = z.strictObject(LIST)
export type MissionFilters = z.infer<typeof listQuerySchema>
export const NO_FILTERS: MissionFilters = { radiusKm: DEFAULT_RADIUS_KM, page: 1 }

export const readFilters = (asked: PageQuery): MissionFilters => readPageQuery(LIST, asked)
export const listQuery = (filters: MissionFilters): string => pageQuery(filters, NO_FILTERS)
