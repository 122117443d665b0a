import { dayIn, PARIS } from './model'

/** Clocks on which French shelters live, by the name that they have in IANA's list. */
export const ZONE_LABELS: Readonly<Record<string, string>> = {
  [PARIS]: 'Heure de Paris',
  'America/Guadeloupe': 'Guadeloupe, Saint-Barthélemy, Saint-Martin',
  'America/Cayenne': 'Guyane',
  'Indian/Reunion': 'La Réunion',
  'America/Martinique': 'Martinique',
  'Indian/Mayotte': 'Mayotte',
  'Pacific/Noumea': 'Nouvelle-Calédonie',
  'Pacific/Tahiti': 'Polynésie française',
  'America/Miquelon': 'Saint-Pierre-et-Miquelon',
  'Pacific/Wallis': 'Wallis-et-Futuna',
}

export const isZone = (name: string): boolean => Object.hasOwn(ZONE_LABELS, name)

/** The clock of a shelter; that of Paris when what is stored is none: a page never fails for it. */
export function zoneOf(stored: string | null | undefined): string {
  return stored && isZone(stored) ? stored : PARIS
}

/** Departments whose clock is not that of Paris, by their codes. */
export const ZONES_OF_DEPARTMENTS: Readonly<Record<string, string>> = {
  '971': 'America/Guadeloupe',
  '972': 'America/Martinique',
  '973': 'America/Cayenne',
  '974': 'Indian/Reunion',
  '975': 'America/Miquelon',
  '976': 'Indian/Mayotte',
  '977': 'America/Guadeloupe',
  '978': 'America/Guadeloupe',
  '986': 'Pacific/Wallis',
  '987': 'Pacific/Tahiti',
  '988': 'Pacific/Noumea',
}

/** The clock of a department, by the code that `departmentOf` writes: that of Paris for all of Europe. */
export const zoneOfDepartment = (code: string): string => ZONES_OF_DEPARTMENTS[code] ?? PARIS

/** The newest calendar day on a clock of France, as `2026-10-25`: it begins half a day before that of Paris. */
export const newestDay = (instant: Date): string => dayIn('Pacific/Wallis', instant)
