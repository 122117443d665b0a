import styles from './Skeleton.module.scss'

type Props = {
  /** What is on its way, read aloud: « Chargement des animaux… ». */
  label?: string
  /** Places to keep. */
  count?: number
  shape?: 'text' | 'card'
}

/** The place of what is loading, in its shape: nothing jumps when it comes. */
export function Skeleton({ label = 'Chargement…', count = 3, shape = 'text' }: Props) {
  return (
    <div className={styles.room} data-shape={shape} role="status">
      <span className={styles.said}>{label}</span>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className={styles.one} aria-hidden="true">
          {shape === 'card' && <span className={styles.picture} />}
          <span className={styles.line} />
          {shape === 'card' && <span className={styles.line} />}
        </span>
      ))}
    </div>
  )
}
