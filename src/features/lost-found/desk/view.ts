import { z } from 'zod'

import { SEX_LABELS, SPECIES_LABELS, STATUS_LABELS } from '@/features/animals/model'
import { listAnswer } from '@/platform/http/list-query'
import { keysOf } from '@/platform/keys.model'

import { CHIP_LABELS, COAT_LABELS, REPORT_KINDS, STATE_LABELS, WHEREABOUTS_LABELS } from '../model'
import { toPublicReport } from '../rows'
import { stageSchema } from './schema'

const species = z.enum(keysOf(SPECIES_LABELS))
const sex = z.enum(keysOf(SEX_LABELS))
const coat = z.enum(keysOf(COAT_LABELS)).nullable()
const state = z.enum(keysOf(STATE_LABELS))
const words = z.string().nullable()

/** A report in a list of the desk; days are « 2026-11-24 », addresses begin with « / ». */
export const deskReport = z.object({
  id: z.string(),
  kind: z.enum(REPORT_KINDS),
  status: state,
  species,
  sex,
  name: words,
  coat,
  coat2: coat,
  breed: words,
  marks: words,
  collar: words,
  chip: z.enum(keysOf(CHIP_LABELS)),
  whereabouts: z.enum(keysOf(WHEREABOUTS_LABELS)).nullable(),
  text: words,
  day: z.string(),
  communeName: z.string(),
  department: z.string(),
  placeWords: words,
  photo: words,
  isTaken: z.boolean(),
})
export type DeskReport = z.infer<typeof deskReport>

/**
 * A row of `PUBLIC_COLUMNS` as the desk shows it: what everybody may know, and nothing else.
 * @param token of the photos of a report that is not online, for who may see them
 */
export function toDeskReport(row: unknown, token?: string): DeskReport {
  const { photos, ...rest } = toPublicReport(row, token)
  const { point: _, endWords: __, endPhoto: ___, hasReward: ____, size: _____, ...more } = rest
  const { age: ______, ...shown } = more
  return { ...shown, photo: photos[0]?.cardUrl ?? null }
}

/** What a shelter goes on knowing of a report that was taken down: none of the words of its author. */
export const withoutWords = (report: DeskReport): DeskReport => ({
  ...report,
  ...{ name: null, breed: null, marks: null, collar: null, text: null },
  ...{ placeWords: null, photo: null },
})

const flagRow = deskReport.extend({
  flags: z
    .array(z.object({ id: z.string(), reason: z.string(), at: z.string() }))
    .describe('Les premiers, du plus ancien au plus récent'),
  flagCount: z.number(),
})
export type FlagRow = z.infer<typeof flagRow>
export const flagsView = listAnswer(flagRow)
export type Flags = Omit<z.infer<typeof flagsView>, 'success'>

/** An animal of a shelter that resembles a lost one. */
const pairedAnimal = z.object({
  id: z.string(),
  name: z.string(),
  species,
  sex,
  shelter: z.string(),
  photo: words,
})
export type PairedAnimal = z.infer<typeof pairedAnimal>

const pairRow = z.object({
  id: z.string(),
  score: z.number(),
  reasons: z.array(z.string()),
  lost: deskReport,
  found: deskReport.nullable(),
  animal: pairedAnimal
    .nullable()
    .describe('À la place de l’avis trouvé\u00a0: un animal de refuge'),
})
export type PairRow = z.infer<typeof pairRow>
export const pairsView = listAnswer(pairRow)
export type Pairs = Omit<z.infer<typeof pairsView>, 'success'>

const allRow = deskReport.extend({
  stage: stageSchema,
  flagCount: z.number(),
  createdAt: z.string(),
})
export type AllRow = z.infer<typeof allRow>
export const allView = listAnswer(allRow, {
  counts: z.object({ states: z.record(z.string(), z.number()) }),
})
export type All = Omit<z.infer<typeof allView>, 'success'>

const nearRow = deskReport.extend({ distance: z.number().describe('En mètres') })
export type NearRow = z.infer<typeof nearRow>
export const nearView = listAnswer(nearRow, {
  hasPlace: z.boolean().describe('Faux tant que le refuge n’a pas d’adresse que nous connaissons'),
})
export type Near = Omit<z.infer<typeof nearView>, 'success'>

const takenRow = deskReport.extend({
  isPublic: z.boolean().describe('L’avis est en ligne'),
  animal: z.object({
    id: z.string(),
    name: z.string(),
    sex,
    status: z.enum(keysOf(STATUS_LABELS)),
    takenAt: z.string(),
    poundEnd: words.describe(
      'Fin du délai de fourrière, tant que l’animal attend son propriétaire',
    ),
  }),
})
export type TakenRow = z.infer<typeof takenRow>
export const takenView = listAnswer(takenRow)
export type Taken = Omit<z.infer<typeof takenView>, 'success'>
