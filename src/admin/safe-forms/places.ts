import type { ClientField } from 'payload'

/** Where a field of a form stands on its screen. */
export type FieldPlace = {
  /** Its names on the screen, from the outside in: « Horaires › 2 › Ouvre à ». */
  label: string
  /** The tab of the form in which it is; null outside of all. */
  tab: number | null
}

const wordOf = (field: ClientField, name: string): string =>
  'label' in field && typeof field.label === 'string' ? field.label : name

const joined = (outer: string, inner: string): string => (outer ? `${outer} › ${inner}` : inner)

function within(
  fields: readonly ClientField[],
  path: readonly string[],
  { label, tab }: FieldPlace,
): FieldPlace | null {
  const [first, ...rest] = path
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const [at, each] of field.tabs.entries()) {
        const isNamed = 'name' in each
        if (isNamed && each.name !== first) continue
        const inner = isNamed ? rest : path
        const found = within(each.fields, inner, { label, tab: tab ?? at })
        if (found) return found
      }
      continue
    }
    const name = 'name' in field ? field.name : undefined
    const inner = 'fields' in field ? field.fields : []
    if (name === undefined) {
      const found = within(inner, path, { label, tab })
      if (found) return found
      continue
    }
    if (name !== first) continue
    const here = { label: joined(label, wordOf(field, name)), tab }
    if (rest.length === 0) return here
    if (field.type === 'array') {
      const [row, ...more] = rest
      const ofRow = { label: joined(here.label, String(Number(row) + 1)), tab }
      return more.length === 0 ? ofRow : (within(inner, more, ofRow) ?? ofRow)
    }
    return within(inner, rest, here) ?? here
  }
  return null
}

/**
 * Where a field stands, by the fields of its collection.
 * @param path as Payload writes it: `openingHours.1.opensAt`
 * @returns null for one that the screen does not know
 */
export const placeOf = (fields: readonly ClientField[], path: string): FieldPlace | null =>
  within(fields, path.split('.'), { label: '', tab: null })

/** The names of the tabs of a form, in their order; none for a form without. */
export function tabsOf(fields: readonly ClientField[]): string[] {
  const tabs = fields.find((field) => field.type === 'tabs')
  return (tabs?.tabs ?? []).map(({ label }) => (typeof label === 'string' ? label : ''))
}
