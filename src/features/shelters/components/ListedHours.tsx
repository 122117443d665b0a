import { hoursAttributes } from '../listed-hours.model'
import { openingState, type Opening } from '../opening-hours.model'
import styles from './OpenNow.module.scss'

/**
 * « Ouvert maintenant, jusqu’à 18 h » of one of many: the truth when the page is made, which
 * `HoursManners` beside the list keeps true.
 */
export function ListedHours({ opening, className }: { opening: Opening; className?: string }) {
  const state = openingState(opening, new Date())
  if (!state) return null
  return (
    <p
      className={[styles.open, className].join(' ')}
      data-open={state.isOpen}
      {...hoursAttributes(opening)}
    >
      {state.sentence}
    </p>
  )
}
