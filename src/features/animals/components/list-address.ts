import { keysOf, SEX_LABELS, SPECIES_LABELS, type Sex, type Species } from '../model'

/** What a visitor chose above a list of a shelter's page; empty words for no choice. */
export type FilterValues = { species: Species | ''; sex: Sex | ''; isSos: boolean }

export const NO_FILTER: FilterValues = { species: '', sex: '', isSos: false }

const NAMES = ['species', 'sex', 'isSos'] as const

/**
 * The parameter of a filter in the address of a page. The first list of the page has the plain
 * names, which the page of all the animals knows too; the next ones are numbered (`species-2`),
 * so that two lists never take each other's choices.
 * @param place of the list among those of its page, from 0
 */
const parameter = (name: (typeof NAMES)[number], place: number): string =>
  place === 0 ? name : `${name}-${place + 1}`

const oneOf = <Value extends string>(labels: Record<Value, string>, given: string | null) =>
  keysOf(labels).find((value) => value === given) ?? ''

/** What an address chooses for a list; what makes no sense counts for nothing. */
export function readListAddress(search: string, place: number): FilterValues {
  const params = new URLSearchParams(search)
  const given = (name: (typeof NAMES)[number]) => params.get(parameter(name, place))
  return {
    species: oneOf(SPECIES_LABELS, given('species')),
    sex: oneOf(SEX_LABELS, given('sex')),
    isSos: given('isSos') === 'true',
  }
}

/** The query of an address with the choices of one list; the rest of it stays. */
export function writeListAddress(search: string, place: number, values: FilterValues): string {
  const params = new URLSearchParams(search)
  for (const name of NAMES) {
    const value = values[name]
    if (value) params.set(parameter(name, place), String(value))
    else params.delete(parameter(name, place))
  }
  return params.toString()
}

/** Do two choices ask for the same animals? */
export const isSameChoice = (one: FilterValues, other: FilterValues): boolean =>
  NAMES.every((name) => one[name] === other[name])
