import { Icon } from '@/ui/Icon'

import type { FollowStep } from '../model'
import styles from './Follow.module.scss'

const WORDS = { done: 'fait', current: 'en cours', next: 'à venir' } as const

/** Where a request is, and what comes after. */
export function Steps({ steps }: { steps: readonly FollowStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ label, state }) => (
        <li
          key={label}
          className={styles.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {state === 'done' && <Icon name="check" size={16} />}
          </span>
          <span>
            {label} <span className={styles.state}>({WORDS[state]})</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
