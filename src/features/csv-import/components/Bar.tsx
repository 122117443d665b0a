import styles from './Import.module.scss'
import { words } from './words.fr'

type Props = { label: string; over: { done: number; total: number } }

/** How far something long is. */
export function Bar({ label, over: { done, total } }: Props) {
  return (
    <div className={styles.progress}>
      <progress max={total} value={done} aria-label={label} />
      <p>{words.progress(done, total)}</p>
    </div>
  )
}
