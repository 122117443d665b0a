/** What a form holds, by the name of its fields. */
export type Values = Readonly<Record<string, unknown>>

/** Empty in one way or another: an untouched field is each of them at times. */
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/**
 * What a form holds as one text, the same for two forms that would be saved alike: the order of
 * the columns of a record is no difference, nor which way a field is empty.
 */
export const canonical = (values: unknown): string =>
  JSON.stringify(values, (_key, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(
          Object.entries(each)
            .filter(([, value]) => !isEmpty(value))
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : each,
  ) ?? ''

/** Whether two forms would be saved alike. */
export const sameValues = (a: Values, b: Values): boolean => canonical(a) === canonical(b)

/** « 21/11/2026 17:05 », on the clock of the person. */
export function ownClockMoment(at: number | string): string {
  const date = new Date(at)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = [two(date.getDate()), two(date.getMonth() + 1), date.getFullYear()].join('/')
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`
}
