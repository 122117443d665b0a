import type { Ref } from 'react'

import styles from './FormView.module.scss'
import type { Steps } from './use-steps'

/** Seconds that a question takes, of those that people answer on a phone. */
const SECONDS = 9

/** « environ 3 min », of what is still to answer. */
const restOf = ({ steps, at }: Steps): string => {
  const questions = steps.slice(at).reduce((sum, { fields }) => sum + fields.length, 0)
  return `environ ${Math.max(1, Math.round((questions * SECONDS) / 60))}\u00a0min`
}

/** Where one is among the steps of a form, and how long it still takes. */
export function StepBar({ steps, ref }: { steps: Steps; ref: Ref<HTMLParagraphElement> }) {
  const { at, steps: all } = steps
  return (
    <div className={styles.bar}>
      <p tabIndex={-1} ref={ref}>
        <strong>
          Étape {at + 1} sur {all.length}
        </strong>
        <span> · {restOf(steps)}</span>
      </p>
      <progress value={at + 1} max={all.length} aria-hidden="true" />
    </div>
  )
}
