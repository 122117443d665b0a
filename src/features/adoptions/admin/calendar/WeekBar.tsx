import { rangeWords } from '@/features/shelters/hours/words.model'
import { addDays } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import { weeksAfter } from '../../calendar.model'
import styles from './WeekBar.module.scss'
import { calendarWords as words } from './words.fr'

type Props = {
  monday: string
  isThisWeek: boolean
  /** `null`: the week of today. */
  onWeek: (monday: string | null) => void
}

/** Which week is in sight, and the ways to others. */
export function WeekBar({ monday, isThisWeek, onWeek }: Props) {
  return (
    <div className={styles.bar}>
      <h2>{words.week(rangeWords(monday, addDays(monday, 6), 'numeric'))}</h2>
      <div className={styles.ways} role="group" aria-label={words.weeks}>
        <button
          type="button"
          className={buttons.plain}
          aria-label={words.before}
          onClick={() => onWeek(weeksAfter(monday, -1))}
        >
          <Icon name="chevron-left" />
          <span>{words.beforeShort}</span>
        </button>
        <button
          type="button"
          className={buttons.plain}
          aria-pressed={isThisWeek}
          onClick={() => !isThisWeek && onWeek(null)}
        >
          {words.now}
        </button>
        <button
          type="button"
          className={buttons.plain}
          aria-label={words.after}
          onClick={() => onWeek(weeksAfter(monday, 1))}
        >
          <span>{words.afterShort}</span>
          <Icon name="chevron-right" />
        </button>
      </div>
    </div>
  )
}
