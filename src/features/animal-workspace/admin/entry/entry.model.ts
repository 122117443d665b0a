import type { Sex, Species } from '@/features/animals/model'

import type { AgeUnit } from '../../age.model'

/** What was typed of an animal that comes in. Days as `2026-11-24`. */
export type Entry = {
  name: string
  species: Species | null
  /** The species is looked for in the whole list. */
  isRare: boolean
  sex: Sex | null
  /** An age as people say it, or a day that somebody knows. */
  born: 'age' | 'day'
  ageCount: string
  ageUnit: AgeUnit
  birthDate: string
  arrivalDate: string
}

/** @param today in Paris: most animals are written down on the day on which they come */
export const newEntry = (today: string): Entry => ({
  name: '',
  species: null,
  isRare: false,
  sex: null,
  born: 'age',
  ageCount: '',
  ageUnit: 'YEARS',
  birthDate: '',
  arrivalDate: today,
})

/** Did nobody say anything of an animal yet? */
export const isBlank = ({ name, species, sex, ageCount, birthDate }: Entry): boolean =>
  !name.trim() && !species && !sex && !ageCount && !birthDate

/** « 3 », or « 3,5 », which no animal is. */
const numberIn = (text: string): number => Number(text.trim().replace(',', '.'))

/** The age that was typed; undefined when none was, or a day is known. */
export const ageIn = ({ born, ageCount, ageUnit }: Entry) =>
  born === 'age' && ageCount.trim() ? { count: numberIn(ageCount), unit: ageUnit } : undefined

/** What is sent: nothing of what was left empty. */
export const bodyOf = (entry: Entry) => ({
  name: entry.name,
  species: entry.species ?? undefined,
  sex: entry.sex ?? undefined,
  age: ageIn(entry),
  birthDate: (entry.born === 'day' && entry.birthDate) || undefined,
  arrivalDate: entry.arrivalDate || undefined,
})

/** The controls of the form, in its order, by the field that the server names. */
export const CONTROLS = {
  photos: 'entry-photos',
  name: 'entry-name',
  species: 'entry-species',
  sex: 'entry-sex',
  age: 'entry-age',
  birthDate: 'entry-birth-date',
  arrivalDate: 'entry-arrival-date',
} as const
export type ControlName = keyof typeof CONTROLS

/** The control of a path of the server: `age.count` is the age. */
export const controlOf = (path: string): ControlName | null => {
  const name = path.split('.')[0] ?? ''
  return Object.hasOwn(CONTROLS, name) ? (name as ControlName) : null
}
