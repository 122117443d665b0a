import { PARIS } from '../../platform/time/model'
import { packHours, unpackHours, type Opening, type OpeningException } from './opening-hours.model'

/** A closed day has no period; « 2026-12-24/2026-12-26/ » closes three. */
const packException = ({ startDate, endDate, isClosed, periods }: OpeningException): string => {
  const times = isClosed ? [] : (periods ?? [])
  return [startDate, endDate, packHours(times.map((each) => ({ ...each, weekday: 0 })))].join('/')
}

function unpackException(packed: string): OpeningException {
  const [startDate = '', endDate = '', times = ''] = packed.split('/')
  return { startDate, endDate, periods: unpackHours(times) }
}

/** Days that a week does not tell, in few characters; what is written of them in words is left out. */
const packExceptions = (exceptions: readonly OpeningException[]): string =>
  exceptions
    .filter(({ startDate, endDate }) => startDate && endDate)
    .map(packException)
    .join(';')

/** Attributes of an element of a card that says whether something is open: what a script keeps it true by. */
export const hoursAttributes = ({ openingHours, openingExceptions, timezone }: Opening) => ({
  'data-hours': packHours(openingHours),
  'data-exceptions': packExceptions(openingExceptions) || undefined,
  'data-zone': timezone === PARIS ? undefined : timezone,
})

/** What {@link hoursAttributes} wrote, as `dataset` gives it. */
export const hoursOf = ({
  hours = '',
  exceptions = '',
  zone = PARIS,
}: Readonly<Record<string, string | undefined>>): Opening => ({
  openingHours: unpackHours(hours),
  openingExceptions: exceptions ? exceptions.split(';').map(unpackException) : [],
  timezone: zone,
})
