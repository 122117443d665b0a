const DAY_MS = 86_400_000

/**
 * A length of time in French. Under 30 days in days, then in months of 30 days, then in years of
 * 365 days; the twelfth month is a year. Source: docs/decisions/animals.md.
 */
export function durationLabel(days: number): string {
  if (days < 30) return `${days} jour${days > 1 ? 's' : ''}`
  const months = Math.floor(days / 30)
  if (months < 12) return `${months} mois`
  const years = Math.max(1, Math.floor(days / 365))
  return `${years} an${years > 1 ? 's' : ''}`
}

/** Whole days between an ISO 8601 date and now, 0 for the future; `null` when there is no date. */
export function daysSince(date: string | null | undefined, now: Date): number | null {
  const from = date ? Date.parse(date) : Number.NaN
  return Number.isNaN(from) ? null : Math.max(0, Math.floor((now.getTime() - from) / DAY_MS))
}

/** Age in French, as {@link durationLabel}; « âge inconnu » without a birth date. */
export function ageLabel(birthDate: string | null | undefined, now: Date): string {
  const days = daysSince(birthDate, now)
  return days === null ? 'âge inconnu' : durationLabel(days)
}

/** « attend depuis 3 mois »; `null` when nobody wrote when it came. */
export function waitingLabel(arrivalDate: string | null | undefined, now: Date): string | null {
  const days = daysSince(arrivalDate, now)
  if (days === null) return null
  if (days === 0) return 'au refuge depuis aujourd’hui'
  // « 1 an » would hide up to eleven months of a wait.
  const months = Math.floor(days / 30.4)
  return `attend depuis ${months >= 12 && days < 730 ? `${months} mois` : durationLabel(days)}`
}
