/** Hours are counted in quarters. */
export const QUARTER = 15
/** Longest day of a volunteer, in minutes. */
export const MOST_MINUTES = 720

export const ATTENDANCE_LABELS = { ATTENDED: 'Présent', ABSENT: 'Absent' } as const
export type Attendance = keyof typeof ATTENDANCE_LABELS

export type Worked = {
  declaredMinutes: number | null
  attendance: Attendance | null
  validatedMinutes: number | null
}

/** What the hours of somebody on a slot are: nothing yet, declared, validated, or not come. */
export type HoursState = 'OPEN' | 'DECLARED' | 'VALIDATED' | 'ABSENT'

export function stateOf({ declaredMinutes, attendance }: Worked): HoursState {
  if (attendance === 'ABSENT') return 'ABSENT'
  if (attendance === 'ATTENDED') return 'VALIDATED'
  return declaredMinutes === null ? 'OPEN' : 'DECLARED'
}

export const isQuarter = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes > 0 && minutes <= MOST_MINUTES && minutes % QUARTER === 0

/** The minutes that the team is proposed: what was declared, or else the length of the slot. */
export const proposedMinutes = (
  { declaredMinutes }: Pick<Worked, 'declaredMinutes'>,
  slotMinutes: number,
): number =>
  declaredMinutes ?? Math.min(MOST_MINUTES, Math.max(QUARTER, Math.round(slotMinutes / 15) * 15))

/** Minutes that the team validated; those of an undone validation count no more. */
export const totalOf = (worked: readonly Worked[]): number =>
  worked.reduce(
    (sum, each) => sum + (stateOf(each) === 'VALIDATED' ? (each.validatedMinutes ?? 0) : 0),
    0,
  )

/** Choices of a list of lengths, in minutes: each quarter up to the longest. */
export const QUARTERS = Array.from(
  { length: MOST_MINUTES / QUARTER },
  (_, at) => (at + 1) * QUARTER,
)
