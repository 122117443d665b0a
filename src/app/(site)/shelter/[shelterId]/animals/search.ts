import { SEX_LABELS, SPECIES_LABELS, type Sex, type Species } from '@/features/animals/model'
import { PER_PAGE } from '@/features/animals/wording'

/** What the address of a shelter's list asks for; an empty value asks for nothing. */
export type Search = {
  page: number
  limit: number
  species: Species | ''
  sex: Sex | ''
  isSos: boolean
}

type Asked = Record<string, string | string[] | undefined>

const MOST = 50
const LAST_PAGE = 1000

function whole(
  value: string | string[] | undefined,
  fallback: number,
  most: number,
): number | null {
  if (value === undefined) return fallback
  const isWhole = typeof value === 'string' && /^[1-9]\d{0,3}$/.test(value)
  return isWhole && Number(value) <= most ? Number(value) : null
}

function oneOf<Label extends string>(
  labels: Record<Label, string>,
  value: string | string[] | undefined,
): Label | '' | null {
  if (value === undefined || value === '') return ''
  return typeof value === 'string' && Object.hasOwn(labels, value) ? (value as Label) : null
}

/** Reads the query of the list; `null` when it asks for what cannot be. */
export function readSearch(asked: Asked): Search | null {
  const page = whole(asked.page, 1, LAST_PAGE)
  const limit = whole(asked.limit, PER_PAGE, MOST)
  const species = oneOf(SPECIES_LABELS, asked.species)
  const sex = oneOf(SEX_LABELS, asked.sex)
  const isKnown = page !== null && limit !== null && species !== null && sex !== null
  return isKnown ? { page, limit, species, sex, isSos: asked.isSos === 'true' } : null
}

/** The query that {@link readSearch} reads back, without what goes without saying. */
export function searchQuery({ page, limit, species, sex, isSos }: Search): string {
  const query = new URLSearchParams()
  if (species) query.set('species', species)
  if (sex) query.set('sex', sex)
  if (isSos) query.set('isSos', 'true')
  if (page > 1) query.set('page', String(page))
  if (limit !== PER_PAGE) query.set('limit', String(limit))
  return query.size > 0 ? `?${query}` : ''
}
