import { leftLabel, spokenLeft } from './character-count'
import styles from './Field.module.scss'

type Props = {
  /** Characters that are written. */
  length: number
  max: number
  /** Of the words that are spoken: what is written in is described by it. */
  id?: string
}

/** The room that is left in a text, shown always and spoken when it becomes little. */
export function CharactersLeft({ length, max, id }: Props) {
  return (
    <>
      <span className={styles.counter} aria-hidden="true">
        {leftLabel(length, max)}
      </span>
      <span id={id} className={styles.said} role="status">
        {spokenLeft(length, max)}
      </span>
    </>
  )
}
