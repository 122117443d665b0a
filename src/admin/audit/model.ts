import { MASK } from '@/platform/audit/model'
import { counted } from '@/platform/french.model'
import { frenchNumber } from '@/platform/number.model'
import { eurosText } from '@/platform/money/model'
import { plainDay, plainMoment } from '@/platform/time/model'

/** What is known of a column, as far as its words need it. */
export type Column = {
  name: string
  label: string
  type: string
  options?: ReadonlyArray<{ value: string; label: string }>
}

export type Change = { label: string; before: string; after: string }

/** Most fields that the line of a change names. */
const MOST_NAMED = 5

/** « 2 champs : Nom, Statut », and of many only the first: a creation writes every field at once. */
export function changedFields(changes: readonly Change[]): string {
  const rest = changes.length - MOST_NAMED
  // « et 1 autre » would be no shorter than the name.
  const named = changes.slice(0, rest > 1 ? MOST_NAMED : undefined).map(({ label }) => label)
  const others = rest > 1 ? [`et ${rest} autres`] : []
  return `${counted(changes.length, 'champ')}\u00a0: ${[named.join(', '), ...others].join(' ')}`
}

/** Longest text of one side, in characters. */
const LONGEST = 300

const NOTHING = 'rien'

const ISO = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

function dateInWords(value: string): string {
  const at = new Date(value)
  // A day without an hour is kept as noon in Greenwich.
  const isDay = /T(00|12):00:00\.000Z$/.test(value)
  return isDay ? plainDay(at) : plainMoment(at)
}

function textInWords(value: string, column: Column): string {
  if (value === MASK) return 'donnée personnelle, non gardée'
  if (ISO.test(value)) return dateInWords(value)
  if (column.type === 'relationship' || column.type === 'upload') return '1 élément'
  const text = value
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (text === '') return NOTHING
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** A value of the log as a person reads it. */
export function inWords(value: unknown, column: Column): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (typeof value === 'number') {
    const isMoney = /cents$/i.test(column.name) || column.name === 'fee'
    return isMoney ? `${eurosText(value)} €` : frenchNumber(value)
  }
  const option = column.options?.find((each) => each.value === value)
  if (option) return option.label
  if (typeof value === 'string') return textInWords(value, column)
  if (Array.isArray(value)) {
    const isPlain = value.every((each) => typeof each === 'string' && !/^[0-9a-f-]{36}$/.test(each))
    if (value.length === 0) return NOTHING
    return isPlain
      ? value.map((each) => inWords(each, column)).join(', ')
      : counted(value.length, 'élément')
  }
  return 'contenu détaillé'
}

/** What changed between the two sides of a line, column by column, under their labels. */
export function changesInWords(
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
  columns: ReadonlyMap<string, Column>,
): Change[] {
  const names = Object.keys({ ...before, ...after })
  return names.flatMap((name) => {
    const column = columns.get(name)
    // A column that the product no longer has, or that no screen shows, has no words.
    if (!column) return []
    const [old, next] = [inWords(before?.[name], column), inWords(after?.[name], column)]
    if (old === NOTHING && next === NOTHING) return []
    const isHidden = old === next
    return [
      { label: column.label, before: isHidden ? 'avant' : old, after: isHidden ? 'modifié' : next },
    ]
  })
}
