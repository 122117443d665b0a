import { Empty } from '@/ui/AdminList/Notices'
import buttons from '@/ui/admin-buttons.module.scss'

import { weekIn } from '../../calendar.model'
import type { MeetingCalendar } from '../../view'
import { calendarWords as words } from './words.fr'

type Props = {
  calendar: Pick<MeetingCalendar, 'previous' | 'next' | 'timezone'>
  isFiltered: boolean
  momentOf: (at: string) => string
  onWeek: (monday: string) => void
  onClear: () => void
  /** To the requests among which a meeting can be fixed. */
  onUnset: () => void
}

/** A week without a meeting, and the way to one that has some. */
export function EmptyWeek(props: Props) {
  const { calendar, isFiltered, momentOf, onWeek, onClear, onUnset } = props
  const { previous, next, timezone } = calendar
  const goTo = (at: string) => onWeek(weekIn(timezone, new Date(at)))
  const last = previous && (
    <button type="button" className={buttons.link} onClick={() => goTo(previous)}>
      {words.goLast}
    </button>
  )
  if (isFiltered)
    return (
      <Empty
        icon="search"
        title={words.noResult}
        hint={next ? words.next(momentOf(next)) : words.noResultHint}
        action={{ label: words.clear, onClick: onClear }}
      >
        {next && (
          <button type="button" className={buttons.link} onClick={() => goTo(next)}>
            {words.goNext}
          </button>
        )}
      </Empty>
    )
  if (next)
    return (
      <Empty
        icon="calendar"
        title={words.empty}
        hint={words.next(momentOf(next))}
        action={{ label: words.goNext, onClick: () => goTo(next) }}
      />
    )
  return (
    <Empty
      icon="calendar"
      title={words.empty}
      hint={previous ? `${words.last(momentOf(previous))} ${words.howTo}` : words.howTo}
      action={{ label: words.showUnset, onClick: onUnset }}
    >
      {last}
    </Empty>
  )
}
