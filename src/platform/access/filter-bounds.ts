/** What one filter may ask for, at most, whoever asks and by whatever entrance. */
export const MOST = {
  /** Comparisons of one column each. */
  conditions: 30,
  /** « and » and « or » inside one another. */
  depth: 8,
  /** Values of one list (`in`, `not_in`). */
  values: 100,
  /** Characters of a searched text. */
  text: 200,
  /** Characters of any other value: an e-mail address is the longest. */
  characters: 256,
  /** Characters of the path of a column. */
  path: 100,
  /** Words of one searched text: the database reads every row once for each. */
  words: 8,
  /** Words of all searched texts together. */
  allWords: 48,
  /** Columns of one sort. */
  sorts: 5,
} as const

/** Why a filter is refused, in French. */
export const TOO_MUCH = {
  shape: 'Ce filtre n’est pas valide',
  conditions: `Un filtre a au plus ${MOST.conditions} conditions`,
  depth: 'Ce filtre est imbriqué trop profondément',
  values: `Une liste de valeurs d’un filtre en a au plus ${MOST.values}`,
  text: `Un texte recherché a au plus ${MOST.text} caractères`,
  characters: `Une valeur d’un filtre a au plus ${MOST.characters} caractères`,
  words: `Une recherche a au plus ${MOST.words} mots`,
  allWords: 'Ce filtre cherche trop de mots à la fois',
  sorts: `Un tri a au plus ${MOST.sorts} colonnes`,
} as const

/** Operators that look for text inside a column. */
const SEARCHES = new Set(['like', 'not_like', 'contains'])
/** Operators that take a list, also written as one text with commas. */
const LISTS = new Set(['in', 'not_in', 'all'])

/** A filter that asks for too much; its message says what. */
export class FilterError extends Error {}

/** What was met so far, and whether texts that are too long are cut rather than refused. */
type Walk = { conditions: number; words: number; isCut: boolean }

const isJoin = (key: string): boolean => ['and', 'or'].includes(key.toLowerCase())
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date)

function checkLength(value: unknown): void {
  if (isObject(value)) throw new FilterError(TOO_MUCH.shape)
  if (typeof value === 'string' && value.length > MOST.characters) {
    throw new FilterError(TOO_MUCH.characters)
  }
}

function checkList(value: unknown): void {
  const values: readonly unknown[] = Array.isArray(value)
    ? value
    : isObject(value)
      ? Object.values(value)
      : String(value).split(',', MOST.values + 1)
  if (values.length > MOST.values) throw new FilterError(TOO_MUCH.values)
  values.forEach(checkLength)
}

/** A searched text with one space between its words: Payload looks for each of them alone. */
function words(value: unknown, walk: Walk): unknown {
  if (isObject(value)) throw new FilterError(TOO_MUCH.shape)
  if (typeof value !== 'string') return value
  if (value.length > MOST.text && !walk.isCut) throw new FilterError(TOO_MUCH.text)
  const all = value.slice(0, MOST.text).split(/\s+/).filter(Boolean)
  if (all.length > MOST.words && !walk.isCut) throw new FilterError(TOO_MUCH.words)
  const kept = all.slice(0, MOST.words)
  walk.words += kept.length
  if (walk.words > MOST.allWords) throw new FilterError(TOO_MUCH.allWords)
  return kept.join(' ')
}

function comparison(value: unknown, walk: Walk): object {
  if (!isObject(value) || Array.isArray(value)) throw new FilterError(TOO_MUCH.shape)
  const entries = Object.entries(value)
  walk.conditions += entries.length
  if (walk.conditions > MOST.conditions) throw new FilterError(TOO_MUCH.conditions)
  return Object.fromEntries(
    entries.map(([operator, operand]) => {
      if (SEARCHES.has(operator)) return [operator, words(operand, walk)]
      if (!walk.isCut) {
        if (LISTS.has(operator) || Array.isArray(operand)) checkList(operand)
        else checkLength(operand)
      }
      return [operator, operand]
    }),
  )
}

/** A long list in an address is read as an object with numbers for names. */
const partsOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : isObject(value) ? Object.values(value) : []

function bounded(where: unknown, walk: Walk, depth: number): object {
  if (!isObject(where) || Array.isArray(where)) throw new FilterError(TOO_MUCH.shape)
  if (depth > MOST.depth) throw new FilterError(TOO_MUCH.depth)
  return Object.fromEntries(
    Object.entries(where).map(([key, value]) => {
      if (key.length > MOST.path) throw new FilterError(TOO_MUCH.shape)
      if (!isJoin(key)) return [key, comparison(value, walk)]
      const parts = partsOf(value)
      if (parts.length > MOST.conditions) throw new FilterError(TOO_MUCH.conditions)
      return [key, parts.map((part) => bounded(part, walk, depth + 1))]
    }),
  )
}

/**
 * The filter when it asks for no more than {@link MOST}, its searched texts with single spaces.
 * @param options.isCut for the reads of our own pages, whose values come from an address: the
 * beginning of a searched text counts, and any other value is harmless
 * @throws {FilterError} with a French sentence
 */
export function boundedFilter(where: unknown, { isCut = false } = {}): object {
  return bounded(where, { conditions: 0, words: 0, isCut }, 0)
}

/** The columns of a sort, without their direction. */
export function sortPaths(sort: unknown): string[] {
  const list = typeof sort === 'string' ? sort.split(',') : Array.isArray(sort) ? sort : []
  return list.map((each) => String(each).replace(/^-/, ''))
}

/** @throws {FilterError} for more columns than a list can have a use for */
export function checkSort(sort: unknown): void {
  const paths = sortPaths(sort)
  if (paths.length > MOST.sorts) throw new FilterError(TOO_MUCH.sorts)
  if (paths.some((path) => path.length > MOST.path)) throw new FilterError(TOO_MUCH.shape)
}

/** The columns that a filter compares. */
export function filterPaths(where: unknown): string[] {
  if (!isObject(where)) return []
  return Object.entries(where).flatMap(([key, value]) =>
    isJoin(key) && isObject(value) ? Object.values(value).flatMap(filterPaths) : [key],
  )
}

/** What of a field is needed to follow a path; Payload's flattened fields are of this shape. */
export type FieldShape = {
  name: string
  type: string
  relationTo?: unknown
  flattenedFields?: readonly FieldShape[]
}

/**
 * Whether a path goes on behind a column of its own row: into the row of a relation, or into the
 * inside of a JSON column. The id of a relation stands in the own row.
 */
export function leavesItsRow(path: string, fields: readonly FieldShape[]): boolean {
  const [name = '', ...rest] = path.split(/\.|__/)
  if (rest.length === 0) return false
  const field = fields.find((each) => each.name === name)
  // Versions keep the columns of their document under this name.
  if (!field && name === 'version') return leavesItsRow(rest.join('.'), fields)
  if (field?.flattenedFields && field.type !== 'join') {
    return leavesItsRow(rest.join('.'), field.flattenedFields)
  }
  const own = Array.isArray(field?.relationTo) ? ['value', 'relationTo'] : ['id']
  return rest.length > 1 || !own.includes(rest[0] ?? '')
}
