import { z } from 'zod'

import { paging, searchText } from '@/platform/http/list-query'
import { keysOf } from '@/platform/keys.model'

import { APPLICATION_STATUS_LABELS } from '../model'
import { daySchema, missionStatusSchema } from '../schema'

export const missionsQuery = z.strictObject({
  search: searchText(100),
  status: missionStatusSchema.optional(),
  ...paging(20),
})
export type MissionsQuery = z.infer<typeof missionsQuery>

export const applicationsQuery = z.strictObject({
  search: searchText(100),
  status: z.enum(keysOf(APPLICATION_STATUS_LABELS)).optional(),
  ...paging(20),
})
export type ApplicationsQuery = z.infer<typeof applicationsQuery>

export const volunteersQuery = z.strictObject({
  search: searchText(100),
  ended: z.enum(['true']).optional().describe('Ceux dont le bénévolat a pris fin'),
  ...paging(20),
})
export type VolunteersQuery = z.infer<typeof volunteersQuery>

export const weekQuery = z.strictObject({
  day: daySchema.optional().describe('Un jour de la semaine demandée\u00a0; aujourd’hui sinon'),
})
