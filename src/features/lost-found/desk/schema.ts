import { z } from 'zod'

import { SPECIES_LABELS } from '@/features/animals/model'
import { DEPARTMENT_NAMES } from '@/platform/geo/departments.model'
import { oneOf, paging, searchText, wholeNumber } from '@/platform/http/list-query'
import { keysOf } from '@/platform/keys.model'

import { REPORT_KINDS, STATE_LABELS } from '../model'
import { NEAR_KM, NEAR_SORTS, PAIR_ANSWERS, STAGE_LABELS, USUAL_KM } from './model'

/** A page of what waits. */
export const waitingQuery = z.strictObject(paging(12))
export type WaitingQuery = z.infer<typeof waitingQuery>

/** What a super admin looks for among all reports; `state` is that of a search, or how far it is online. */
export const allQuery = z.strictObject({
  search: searchText(100),
  kind: oneOf(REPORT_KINDS).optional(),
  species: oneOf(keysOf(SPECIES_LABELS)).optional(),
  department: z
    .string()
    .refine((code) => DEPARTMENT_NAMES.has(code), 'Département inconnu')
    .optional(),
  state: oneOf([...keysOf(STATE_LABELS), 'WITHDRAWN', 'UNCONFIRMED']).optional(),
  ...paging(20),
})
export type AllQuery = z.infer<typeof allQuery>

/** What a team looks for around its shelter. */
export const nearQuery = z.strictObject({
  search: searchText(100),
  kind: oneOf(REPORT_KINDS).default('FOUND'),
  species: oneOf(keysOf(SPECIES_LABELS)).optional(),
  radiusKm: wholeNumber(1, 100)
    .default(USUAL_KM)
    .describe(`En kilomètres\u00a0; ${NEAR_KM.join(', ')} dans l’administration`),
  sort: oneOf(keysOf(NEAR_SORTS)).default('latest'),
  ...paging(20),
})
export type NearQuery = z.infer<typeof nearQuery>

export const pairAnswerSchema = z.strictObject({ answer: oneOf(PAIR_ANSWERS) })

export const stageSchema = z.enum(keysOf(STAGE_LABELS))
