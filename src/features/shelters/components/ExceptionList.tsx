import { exceptionSentence } from '../hours/words.model'
import { toldToday } from '../hours/told-now'
import type { OpeningException } from '../opening-hours.model'
import { ToldExceptions } from './ToldExceptions'

type Props = { exceptions: readonly OpeningException[]; timezone: string }

/** « Fermé du 24 au 26 décembre », under the week of a shelter. */
export function ExceptionList({ exceptions, timezone }: Props) {
  const told = toldToday(exceptions, timezone)
    .map((each) => ({
      startDate: each.startDate,
      endDate: each.endDate,
      text: exceptionSentence(each),
    }))
    .filter(({ text }) => text)
  return told.length > 0 && <ToldExceptions exceptions={told} timezone={timezone} />
}
