import { exceptionSentence } from '../hours/words.model'
import { bySoonest } from '../hours/told.model'
import { toldToday } from '../hours/told-now'
import type { OpeningException } from '../opening-hours.model'
import { ToldExceptions } from './ToldExceptions'

type Props = { exceptions: readonly OpeningException[]; timezone: string }

/** « Fermé du 24 au 26 décembre », under the week of a shelter. */
export function ExceptionList({ exceptions, timezone }: Props) {
  const all = exceptions
    .map((each) => ({
      startDate: each.startDate,
      endDate: each.endDate,
      text: exceptionSentence(each),
    }))
    .filter(({ text }) => text)
    .sort(bySoonest)
  if (all.length === 0) return null
  return (
    <ToldExceptions exceptions={all} first={toldToday(all, timezone).length} timezone={timezone} />
  )
}
