import { blockedWords } from '@/ui/countdown'

import styles from './SignIn.module.scss'

type Props = {
  /** What was refused, as the contract words it. */
  sentence: string
  /** Seconds that are left. */
  left: number
}

/** « Trop de tentatives », and the time that is left, second by second. */
export function Wait({ sentence, left }: Props) {
  return (
    <>
      <p className={styles.error} role="alert">
        <strong>{sentence}</strong>
      </p>
      <p className={styles.wait} role="timer">
        {blockedWords(left)}
      </p>
    </>
  )
}
