import type { Sex } from '../model'
import styles from './SexIcon.module.scss'

/** Beside the word, never instead of it. */
export function SexIcon({ sex }: { sex: Sex }) {
  if (sex === 'UNKNOWN') return null
  const isMale = sex === 'MALE'
  return (
    <svg className={styles.sex} data-sex={sex} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx={isMale ? 10 : 12} cy={isMale ? 14 : 9} r="5.5" />
      <path d={isMale ? 'M14 10l6-6M15 4h5v5' : 'M12 14.5v7M8.5 18.5h7'} />
    </svg>
  )
}
