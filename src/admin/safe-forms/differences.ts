import type { ClientField } from 'payload'

import { frenchNumber } from '@/platform/number.model'
import { canonical, ownClockMoment, type Values } from '@/ui/editing/values.model'

import { words } from './words'

/** A field in which two forms differ, and what the first says there. */
export type Difference = { path: string; label: string; text: string }

/** Of a field what is read here; each kind of Payload has some of it. */
type Plain = {
  type: string
  name: string | undefined
  label: unknown
  fields: readonly ClientField[]
  tabs: ReadonlyArray<{ name: string | undefined; fields: readonly ClientField[] }>
  options: ReadonlyArray<string | { label: unknown; value: string }>
}

const plainOf = (field: ClientField): Plain => ({
  type: field.type,
  name: 'name' in field ? field.name : undefined,
  label: 'label' in field ? field.label : undefined,
  fields: 'fields' in field ? field.fields : [],
  tabs:
    'tabs' in field
      ? field.tabs.map((tab) => ({
          name: 'name' in tab ? tab.name : undefined,
          fields: tab.fields,
        }))
      : [],
  options: 'options' in field ? field.options : [],
})

const isRecord = (value: unknown): value is Values =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

const partOf = (values: unknown, name: string | undefined): unknown =>
  name === undefined ? values : isRecord(values) ? values[name] : undefined

/** The words of a text that may be HTML. */
const plainText = (text: string): string =>
  text
    .replace(/<\/(p|li|h\d|div)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .trim()

function choiceText(value: unknown, options: Plain['options']): string | null {
  const found = options.find((each) => (typeof each === 'string' ? each : each.value) === value)
  const label = typeof found === 'object' ? found.label : found
  return typeof label === 'string' ? label : null
}

/** A value in words; choices of other documents have none. */
function wordsOf(value: unknown, { type, options }: Plain): string {
  if (value === undefined || value === null || value === '') return words.erased
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non'
  if (typeof value === 'number') return frenchNumber(value)
  if (type === 'relationship' || type === 'upload') return words.notShown
  if (typeof value === 'string') {
    if (type === 'date') return ownClockMoment(value)
    return choiceText(value, options) ?? plainText(value)
  }
  const list = Array.isArray(value) ? value : []
  const texts = list.map((each) =>
    typeof each === 'string' ? (choiceText(each, options) ?? each) : null,
  )
  return list.length > 0 && texts.every((each) => each !== null) ? texts.join(', ') : words.notShown
}

type Place = { path: string; label: string }

const below = ({ path, label }: Place, name: string, more: string): Place => ({
  path: path ? `${path}.${name}` : name,
  label: label ? `${label} › ${more}` : more,
})

/**
 * Where kept values say something else than those of a form, by the names on its screen. Lists
 * of rows are compared row by row.
 */
export function differences(
  fields: readonly ClientField[],
  kept: unknown,
  present: unknown,
  place: Place = { path: '', label: '' },
): Difference[] {
  return fields.flatMap((field): Difference[] => {
    const plain = plainOf(field)
    const { type, name, tabs, fields: inner } = plain
    if (type === 'tabs') {
      return tabs.flatMap((tab) =>
        differences(tab.fields, partOf(kept, tab.name), partOf(present, tab.name), place),
      )
    }
    const mine = partOf(kept, name)
    const theirs = partOf(present, name)
    if (name !== undefined && canonical({ mine }) === canonical({ mine: theirs })) return []
    const label = typeof plain.label === 'string' ? plain.label : (name ?? '')
    const here = name === undefined ? place : below(place, name, label)
    if (type === 'array' && Array.isArray(mine)) {
      const rows: unknown[] = Array.isArray(theirs) ? theirs : []
      return mine.flatMap((row: unknown, at) =>
        differences(inner, row, rows[at], below(here, String(at), String(at + 1))),
      )
    }
    if (inner.length > 0) return differences(inner, mine, theirs, here)
    return name === undefined || type === 'ui' ? [] : [{ ...here, text: wordsOf(mine, plain) }]
  })
}
