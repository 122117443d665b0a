import { z } from 'zod'

import { listAnswer } from '@/platform/http/list-query'
import { keysOf } from '@/platform/keys.model'

import { ATTENDANCE_LABELS } from './hours.model'
import { APPLICATION_STATUS_LABELS } from './model'
import { kindSchema, missionStatusSchema, rhythmSchema, skillSchema } from './schema'

const text = z.string()
const number = z.number()
const iso = z.string().describe('ISO 8601')

/** A mission as everybody reads it. */
export const publicMission = z.object({
  id: text,
  slug: text,
  title: text,
  kind: kindSchema,
  rhythm: rhythmSchema,
  skills: z.array(skillSchema),
  minAge: number.nullable(),
  description: text,
  placeWords: text.nullable(),
  communeName: text,
  department: text,
  lat: number,
  lng: number,
  shelter: z.object({ id: text, name: text, slug: text }),
  updatedAt: iso,
})
export type PublicMission = z.infer<typeof publicMission>

export const listedMission = publicMission.extend({
  away: number.nullable().describe('Mètres entre la mission et le lieu demandé'),
})
export type ListedMission = z.infer<typeof listedMission>

/** A mission as its team works with it. */
export const teamMission = publicMission.omit({ shelter: true }).extend({
  status: missionStatusSchema,
  version: number,
  waiting: number.describe('Propositions en attente'),
  nextSlots: number.describe('Créneaux à venir'),
})
export type TeamMission = z.infer<typeof teamMission>
export const missionsView = listAnswer(teamMission)
export type MissionsView = z.infer<typeof missionsView>

export const teamApplication = z.object({
  id: text,
  mission: z.object({ id: text, title: text, slug: text }),
  name: text,
  email: text,
  phone: text,
  age: number,
  parentName: text.nullable(),
  availability: text.nullable(),
  message: text.nullable(),
  status: z.enum(keysOf(APPLICATION_STATUS_LABELS)),
  answer: text.nullable(),
  createdAt: iso,
})
export type TeamApplication = z.infer<typeof teamApplication>
export const applicationsView = listAnswer(teamApplication)
export type ApplicationsView = z.infer<typeof applicationsView>

export const teamVolunteer = z.object({
  id: text,
  name: text,
  email: text,
  phone: text.nullable(),
  since: iso,
  endedAt: iso.nullable(),
  endedReason: text.nullable(),
  minutes: number.describe('Minutes validées'),
  slots: number.describe('Créneaux tenus'),
})
export type TeamVolunteer = z.infer<typeof teamVolunteer>
export const volunteersView = listAnswer(teamVolunteer)
export type VolunteersView = z.infer<typeof volunteersView>

const attendance = z.enum(keysOf(ATTENDANCE_LABELS)).nullable()

export const teamShift = z.object({
  id: text,
  name: text,
  phone: text.nullable(),
  declaredMinutes: number.nullable(),
  attendance,
  validatedMinutes: number.nullable(),
})
export type TeamShift = z.infer<typeof teamShift>

export const teamSlot = z.object({
  id: text,
  mission: z.object({ id: text, title: text }),
  zone: text.describe('Fuseau de la mission (IANA)'),
  startsAt: iso,
  minutes: number,
  places: number,
  note: text.nullable(),
  cancelledAt: iso.nullable(),
  cancelReason: text.nullable(),
  shifts: z.array(teamShift),
})
export type TeamSlot = z.infer<typeof teamSlot>
export const weekView = z.object({
  success: z.literal(true),
  data: z.array(teamSlot),
  monday: text.describe('Premier jour de la semaine'),
})
export type WeekView = z.infer<typeof weekView>

export const done = z.object({ success: z.literal(true), data: z.object({ id: text }) })
export const next = z.object({ success: z.literal(true), next: text })
