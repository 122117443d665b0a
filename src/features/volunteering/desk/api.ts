import { z, type ZodType } from 'zod'

import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'
import { countPress } from '@/platform/rate-limit/presses'

import { decideApplication, undoDecision } from '../commands/decide'
import { settleHours } from '../commands/hours'
import { changeMission, createMission, setMissionStatus } from '../commands/missions'
import { cancelSlot, createSlots } from '../commands/slots'
import { endVolunteer, resumeVolunteer } from '../commands/volunteers'
import { TEAM_API } from '../model'
import {
  attendanceSchema,
  changedMissionSchema,
  decisionSchema,
  newMissionSchema,
  reasonSchema,
  slotsSchema,
  statusChangeSchema,
} from '../schema'
import { applicationsView, done, missionsView, volunteersView, weekView } from '../view'
import { listApplications, listTeamMissions, listVolunteers } from './lists'
import { applicationsQuery, missionsQuery, volunteersQuery, weekQuery } from './schema'
import { readWeek } from './week'

const tags = ['Bénévolat']
const WHO = 'Pour qui gère les formulaires du refuge.'
const params = z.object({ shelterId: shelterKeySchema })
const paramsOf = z.object({ shelterId: shelterKeySchema, id: idSchema })

const reads = {
  method: 'GET',
  tags,
  auth: 'user',
  params,
  description: WHO,
  refusals: [403, 404],
} as const

export const listTeamMissionsRoute = defineRoute({
  ...reads,
  path: `${TEAM_API}/missions`,
  summary: 'Les missions de bénévolat d’un refuge',
  query: missionsQuery,
  answers: { 200: { description: 'Une page de la liste', schema: missionsView } },
  handler: ({ req, params: { shelterId }, query }) => listTeamMissions(req, shelterId, query),
})

export const listApplicationsRoute = defineRoute({
  ...reads,
  path: `${TEAM_API}/applications`,
  summary: 'Les personnes qui proposent leur aide à un refuge',
  query: applicationsQuery,
  answers: { 200: { description: 'Une page de la liste', schema: applicationsView } },
  handler: ({ req, params: { shelterId }, query }) => listApplications(req, shelterId, query),
})

export const listVolunteersRoute = defineRoute({
  ...reads,
  path: `${TEAM_API}/volunteers`,
  summary: 'Les bénévoles d’un refuge',
  query: volunteersQuery,
  answers: { 200: { description: 'Une page de la liste', schema: volunteersView } },
  handler: ({ req, params: { shelterId }, query }) => listVolunteers(req, shelterId, query),
})

export const readWeekRoute = defineRoute({
  ...reads,
  path: `${TEAM_API}/slots`,
  summary: 'Les créneaux d’une semaine, avec qui vient',
  query: weekQuery,
  answers: { 200: { description: 'Les créneaux, dans leur ordre', schema: weekView } },
  handler: ({ req, params: { shelterId }, query: { day } }) => readWeek(req, shelterId, day),
})

const BODY = { tags, auth: 'user', description: WHO, bodyLimitBytes: 16_384 } as const
const ANSWERS = { 200: { description: 'C’est fait', schema: done } }

export const createMissionRoute = defineRoute({
  ...BODY,
  method: 'POST',
  path: `${TEAM_API}/missions`,
  summary: 'Mettre une mission en ligne',
  params,
  body: newMissionSchema,
  answers: ANSWERS,
  refusals: [403, 404, 422],
  handler: async ({ req, user, params: { shelterId }, body }) => {
    await countPress(user.id)
    const { saveKey, lostKeys, ...sent } = body
    const keys = { saveKey, lostKeys }
    return { success: true, data: await createMission(req, { key: shelterId, keys }, sent) }
  },
})

export const changeMissionRoute = defineRoute({
  ...BODY,
  method: 'PUT',
  path: `${TEAM_API}/missions/{id}`,
  summary: 'Modifier une mission',
  params: paramsOf,
  body: changedMissionSchema,
  answers: ANSWERS,
  refusals: [403, 404, 409, 422],
  handler: async ({ req, user, params: { shelterId: key, id }, body }) => {
    await countPress(user.id)
    const { version, saveKey, lostKeys, ...sent } = body
    await changeMission(req, { key, id, version, keys: { saveKey, lostKeys } }, sent)
    return { success: true, data: { id } }
  },
})

export const setMissionStatusRoute = defineRoute({
  ...BODY,
  method: 'POST',
  path: `${TEAM_API}/missions/{id}/status`,
  summary: 'Mettre une mission en ligne, en pause, ou la terminer',
  params: paramsOf,
  body: statusChangeSchema,
  answers: ANSWERS,
  refusals: [403, 404, 409],
  handler: async ({ req, user, params: { shelterId: key, id }, body: { version, status } }) => {
    await countPress(user.id)
    await setMissionStatus(req, { key, id, version }, status)
    return { success: true, data: { id } }
  },
})

export const createSlotsRoute = defineRoute({
  ...BODY,
  method: 'POST',
  path: `${TEAM_API}/slots`,
  summary: 'Créer un créneau, ou le même chaque semaine',
  params,
  body: slotsSchema,
  answers: {
    200: {
      description: 'Combien sont créés',
      schema: z.object({ success: z.literal(true), data: z.object({ count: z.number() }) }),
    },
  },
  refusals: [403, 404, 422],
  handler: async ({ req, user, params: { shelterId }, body }) => {
    await countPress(user.id)
    return { success: true, data: await createSlots(req, shelterId, body) }
  },
})

type Acts<B> = {
  path: `/${string}`
  summary: string
  body: ZodType<B>
  work: (
    req: Parameters<typeof undoDecision>[0],
    which: { key: string; id: string },
    body: B,
  ) => Promise<void>
}

const nothing = z.strictObject({}).optional()

/** One press about one row of the shelter. */
const act = <B>({ path, summary, body, work }: Acts<B>) =>
  defineRoute({
    ...BODY,
    method: 'POST',
    path: `${TEAM_API}${path}`,
    summary,
    params: paramsOf,
    body,
    answers: ANSWERS,
    refusals: [403, 404, 409],
    handler: async ({ req, user, params: { shelterId: key, id }, body: sent }) => {
      await countPress(user.id)
      await work(req, { key, id }, sent)
      return { success: true, data: { id } }
    },
  })

export const decideApplicationRoute = act({
  path: '/applications/{id}/decide',
  summary: 'Accepter ou refuser une proposition',
  body: decisionSchema,
  work: decideApplication,
})
export const undoDecisionRoute = act({
  path: '/applications/{id}/undo',
  summary: 'Reprendre une réponse',
  body: nothing,
  work: undoDecision,
})
export const endVolunteerRoute = act({
  path: '/volunteers/{id}/end',
  summary: 'Mettre fin à un bénévolat, avec la raison',
  body: reasonSchema,
  work: (req, which, { reason }) => endVolunteer(req, which, reason),
})
export const resumeVolunteerRoute = act({
  path: '/volunteers/{id}/resume',
  summary: 'Reprendre un bénévolat qui a pris fin',
  body: nothing,
  work: resumeVolunteer,
})
export const cancelSlotRoute = act({
  path: '/slots/{id}/cancel',
  summary: 'Annuler un créneau, avec la raison',
  body: reasonSchema,
  work: (req, which, { reason }) => cancelSlot(req, which, reason),
})
export const settleHoursRoute = act({
  path: '/shifts/{id}/hours',
  summary: 'Dire si une personne est venue, et combien de temps',
  body: attendanceSchema,
  work: settleHours,
})
