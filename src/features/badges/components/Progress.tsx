import { leftWords, progressOf, progressWords, type Criteria } from '../model'
import styles from './Progress.module.scss'

type Props = { criteria: Criteria; current: number; needed: number }

/** How far somebody is, in words; the bar says it again to the eye. */
export function Progress({ criteria, current, needed }: Props) {
  const left = leftWords(criteria, current, needed)
  return (
    <div className={styles.progress}>
      <span>
        {progressWords(criteria, current, needed)}
        {left && `. ${left}.`}
      </span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${progressOf(current, needed)}%` }} />
      </span>
    </div>
  )
}
