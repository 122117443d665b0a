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
