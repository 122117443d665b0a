import { frenchNumber } from '../number.model'

/** What is read of a wrong value. The library's own issue has these, and more. */
export type ShapeIssue = {
  code?: string | undefined
  input?: unknown
  expected?: unknown
  values?: unknown
  keys?: unknown
  origin?: unknown
  format?: unknown
  inclusive?: unknown
  maximum?: unknown
  minimum?: unknown
  divisor?: unknown
}

export const REQUIRED = 'Ce champ est requis'
const INVALID = 'Valeur invalide'

const TYPES: Readonly<Record<string, string>> = {
  string: 'Écrivez un texte',
  number: 'Écrivez un nombre',
  int: 'Écrivez un nombre entier',
  bigint: 'Écrivez un nombre entier',
  boolean: 'Répondez par oui ou par non',
  date: 'Date invalide',
  array: 'Donnez une liste',
  tuple: 'Donnez une liste',
  set: 'Donnez une liste',
  file: 'Choisissez un fichier',
  nan: 'Écrivez un nombre',
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Email invalide',
  url: 'URL invalide',
  uuid: 'Identifiant invalide',
  guid: 'Identifiant invalide',
  date: 'Date invalide',
  datetime: 'Date invalide',
  time: 'Heure invalide',
}

const figure = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'bigint' ? frenchNumber(value) : String(value)

const UNITS: Readonly<Record<string, string>> = {
  string: 'caractère',
  array: 'élément',
  set: 'élément',
  file: 'octet',
}

/** « 12 caractères au maximum », « Moins de 12 ». */
function bound(origin: unknown, limit: unknown, side: 'maximum' | 'minimum', inclusive: unknown) {
  const unit = UNITS[String(origin)]
  const amount = figure(limit)
  if (unit) return `${amount} ${unit}${Number(limit) > 1 ? 's' : ''} au ${side}`
  if (origin === 'date') return INVALID
  if (inclusive) return `${amount} au ${side}`
  return side === 'maximum' ? `Moins de ${amount}` : `Plus de ${amount}`
}

const isAbsent = (input: unknown): boolean => input === undefined || input === null || input === ''

function wrongValue({ input, values }: ShapeIssue): string {
  if (isAbsent(input)) return REQUIRED
  return Array.isArray(values) && values.length > 1 ? 'Choisissez une valeur de la liste' : INVALID
}

const SENTENCES: Readonly<Record<string, (issue: ShapeIssue) => string>> = {
  invalid_type: ({ input, expected }) =>
    input === undefined || input === null ? REQUIRED : (TYPES[String(expected)] ?? INVALID),
  invalid_value: wrongValue,
  invalid_union: ({ input }) => (isAbsent(input) ? REQUIRED : INVALID),
  too_big: ({ origin, maximum, inclusive }) => bound(origin, maximum, 'maximum', inclusive),
  too_small: ({ origin, minimum, inclusive, input }) =>
    isAbsent(input) ? REQUIRED : bound(origin, minimum, 'minimum', inclusive),
  invalid_format: ({ format, input }) =>
    input === '' ? REQUIRED : (FORMATS[String(format)] ?? 'Format invalide'),
  not_multiple_of: ({ divisor }) => `Un multiple de ${figure(divisor)}`,
  unrecognized_keys: ({ keys }) =>
    Array.isArray(keys) && keys.length > 1
      ? `${keys.map((key) => `«\u00a0${String(key)}\u00a0»`).join(', ')} ne sont pas acceptés ici`
      : `«\u00a0${String(Array.isArray(keys) ? keys[0] : '')}\u00a0» n’est pas accepté ici`,
}

/**
 * The sentence of a value of the wrong shape, where its schema says none itself: no sentence of
 * the library reaches a person or a caller of the API.
 */
export function shapeSentence(issue: ShapeIssue): string {
  return SENTENCES[issue.code ?? '']?.(issue) ?? INVALID
}
