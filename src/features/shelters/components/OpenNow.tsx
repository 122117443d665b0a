import { packHours, type OpeningException, type OpeningHour } from '../opening-hours.model'
import { OpenNowSentence } from './OpenNowSentence'

type Props = {
  hours: readonly OpeningHour[]
  /** Holidays and other days that the week does not tell. */
  exceptions: readonly OpeningException[]
  timezone: string
}

/**
 * « Ouvert maintenant, jusqu’à 18 h », told by the reader's clock in the shelter's time. The
 * page itself is kept for weeks: it only says that there are hours.
 */
export function OpenNow({ hours, ...rest }: Props) {
  return <OpenNowSentence hours={packHours(hours)} {...rest} />
}
