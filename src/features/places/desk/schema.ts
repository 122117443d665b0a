import { z } from 'zod'

import { listAnswer, oneOf, paging, searchText } from '@/platform/http/list-query'
import { keysOf } from '@/platform/keys.model'

import { ERROR_LABELS, PLACE_KINDS, STATE_LABELS } from '../model'
import { PART_LABELS } from './model'

/** What a super admin looks for among the places. */
export const deskQuery = z.strictObject({
  part: oneOf(keysOf(PART_LABELS)).default('pending'),
  search: searchText(100),
  ...paging(20),
})
export type DeskQuery = z.infer<typeof deskQuery>

const error = z.object({
  id: z.string(),
  what: z.enum(keysOf(ERROR_LABELS)),
  words: z.string().nullable(),
  at: z.string(),
})

const change = z.object({
  id: z.string(),
  isAsked: z.boolean().describe('Elle attend d’être mise en ligne'),
  by: z.string().nullable().describe('Le nom du compte'),
  at: z.string(),
  lines: z.array(z.object({ label: z.string(), was: z.string(), is: z.string() })),
})

const claim = z.object({
  id: z.string(),
  by: z.string().nullable(),
  email: z.string(),
  at: z.string(),
})

/** A place in a list of the desk; `at` is when it was suggested, an ISO moment. */
const deskPlace = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(PLACE_KINDS),
  status: z.enum(keysOf(STATE_LABELS)),
  communeName: z.string(),
  department: z.string(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  site: z.string().nullable(),
  text: z.string().nullable(),
  contactName: z.string().nullable(),
  at: z.string(),
  takesEmergencies: z.boolean().nullable(),
  isAlwaysOpen: z.boolean().nullable(),
  hours: z.string().describe('Ses horaires, en mots'),
  errorCount: z.number(),
  version: z.number(),
  owner: z.string().nullable().describe('Le nom de qui la tient'),
  changes: z.array(change).describe('Ce qu’un propriétaire a modifié ou demande'),
  claims: z.array(claim).describe('Qui prouve la tenir alors qu’une autre personne la tient'),
  errors: z.array(error).describe('Les premières erreurs signalées, de la plus ancienne'),
})
export type DeskPlace = z.infer<typeof deskPlace>
export const deskView = listAnswer(deskPlace)
export type DeskList = Omit<z.infer<typeof deskView>, 'success'>
