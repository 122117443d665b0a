'use client'

import { useId } from 'react'

import { dayLabel } from '@/platform/time/model'
import { nextHolidays } from '@/platform/time/working-days.model'
import buttons from '@/ui/admin-buttons.module.scss'

import { exceptionOn, type OpeningException } from '../../opening-hours.model'
import styles from './hours.module.scss'
import { words } from './words.fr'

type Props = {
  today: string
  department: string | null
  exceptions: readonly OpeningException[]
  onClose: (day: string, name: string) => void
}

/** How many are offered: those of the coming months. */
const MOST = 5

/** The next public holidays of which nothing is said yet, each closed with one press. */
export function HolidayChoices({ today, department, exceptions, onClose }: Props) {
  const id = useId()
  const holidays = nextHolidays(today, 11, department)
    .filter(({ day }) => !exceptionOn(exceptions, day))
    .slice(0, MOST)
  if (holidays.length === 0) return null
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.hint}>
        {words.holidays}
      </p>
      <div className={styles.days}>
        {holidays.map(({ day, name }) => (
          <button
            key={day}
            type="button"
            className={buttons.plain}
            onClick={() => onClose(day, name)}
          >
            {name}, {dayLabel(day, { weekday: 'short' })}
          </button>
        ))}
      </div>
    </div>
  )
}
