import { z, type ZodType } from 'zod'

import { keysOf } from '@/features/animals/model'
import { animalSchema } from '@/features/animals/schema'
import { oneOf } from '@/platform/http/list-query'
import { atMost } from '@/platform/validation/at-most.model'

import { pastDay, realDay } from '../schema'
import { teamAnimalView } from '../view'
import { SHEET_FIELDS, SHEET_NAMES, type SheetName, type SheetValues } from './fields.model'

/** Days that may be still to come: an appointment with the vet. */
const PLANNED: readonly SheetName[] = ['vaccinationDate', 'neuteringDate']
const REQUIRED: readonly SheetName[] = ['name', 'species', 'sex']

const yesNo = z.boolean({ error: 'Oui ou non est attendu' })
/** The rules of the collection, whatever the entrance. */
const OWN: Readonly<Record<string, ZodType | undefined>> = animalSchema.shape

/** What a field may be changed to: the rule of the collection where it has one. */
function ruleOf(name: SheetName): ZodType {
  const field = SHEET_FIELDS[name]
  switch (field.kind) {
    case 'day':
      return (PLANNED.includes(name) ? realDay : pastDay).nullable()
    case 'flag':
      return yesNo
    case 'answer':
      return yesNo.nullable()
    case 'photos':
      return z
        .array(z.uuid('Identifiant invalide'))
        .max(field.max, `${field.max} photos au maximum`)
        .describe('Images de la médiathèque du refuge\u00a0; la première est la principale')
    case 'text': {
      const { max } = field
      const rule = OWN[name] ?? z.string().max(max, atMost(max))
      return REQUIRED.includes(name) ? rule : rule.nullable()
    }
    case 'choice': {
      const rule = OWN[name] ?? oneOf(keysOf(field.options))
      return REQUIRED.includes(name) ? rule : rule.nullable()
    }
    default:
      return (OWN[name] ?? z.number({ error: 'Un nombre est attendu' })).nullable()
  }
}

const RULES = Object.fromEntries(SHEET_NAMES.map((name) => [name, ruleOf(name)])) as Record<
  SheetName,
  ZodType
>

/** What is wrong with what was typed into a field; null when it may be saved. */
export function wrongIn(name: SheetName, value: unknown): string | null {
  const { error } = RULES[name].safeParse(value)
  return error?.issues[0]?.message ?? null
}

type Changes = Partial<SheetValues>

/** Whatever the database may hold: what the person saw, only to be compared. */
const seenValue = z.union([
  z.string().max(10_000),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string().max(100)).max(100),
])

/** Fields that a person changed, and what each held on their screen before. */
export const sheetChangesSchema = z
  .strictObject({
    changes: z
      .strictObject(RULES)
      .partial()
      .refine((changes) => Object.keys(changes).length > 0, 'Rien à changer')
      .transform((changes) => changes as Changes),
    seen: z
      .partialRecord(z.enum(keysOf(SHEET_FIELDS)), seenValue)
      .describe(
        'Ce que chacun de ces champs contenait à l’écran\u00a0: s’il a changé entre-temps, 409',
      ),
  })
  .refine(
    ({ changes, seen }) => Object.keys(changes).every((name) => name in seen),
    'Dites aussi ce que chaque champ contenait',
  )
export type SheetChanges = { changes: Changes; seen: Partial<Record<SheetName, unknown>> }

function viewOf(name: SheetName): ZodType {
  const field = SHEET_FIELDS[name]
  switch (field.kind) {
    case 'flag':
      return z.boolean()
    case 'answer':
      return z.boolean().nullable()
    case 'photos':
      return z.array(z.string())
    case 'number':
    case 'euros':
      return z
        .number()
        .nullable()
        .describe(field.kind === 'euros' ? 'En centimes' : field.unit)
    case 'choice':
      return z.enum(keysOf(field.options)).nullable()
    default:
      return z.string().nullable()
  }
}

/** The sheet of an animal: the animal as the list shows it, and every field that is written. */
export const sheetView = z
  .object({
    animal: teamAnimalView,
    values: z.object(Object.fromEntries(SHEET_NAMES.map((name) => [name, viewOf(name)]))),
  })
  .meta({ id: 'FicheAnimal' })
export type Sheet = { animal: z.infer<typeof teamAnimalView>; values: SheetValues }
