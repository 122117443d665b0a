import { percentOf, progressWords, type Progress as Facts } from '../model'
import styles from './Supply.module.scss'

type Props = { progress: Facts; unit: string | null }

/** How far a request is: a bar where a quantity was named, and the same in words. */
export function Progress({ progress, unit }: Props) {
  const words = progressWords(progress, unit)
  const percent = percentOf(progress)
  return (
    <div className={styles.progress}>
      {progress.requested !== null && (
        <span className={styles.bar} data-full={percent === 100 || undefined} aria-hidden="true">
          <span style={{ inlineSize: `${percent}%` }} />
        </span>
      )}
      <p>{words}</p>
    </div>
  )
}
