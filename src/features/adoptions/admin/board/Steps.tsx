'use client'

import { REQUEST_STATUS_LABELS, type RequestStatus } from '../../model'
import { boardWords as words } from '../words.fr'
import styles from './Steps.module.scss'

type Props = {
  steps: readonly RequestStatus[]
  counts: Partial<Record<RequestStatus, number>>
  chosen: RequestStatus | null
  onChoose: (status: RequestStatus | null) => void
  /** Also offers every step together. */
  hasEvery?: boolean
}

/** The steps as buttons, each with how many requests are there. */
export function Steps({ steps, counts, chosen, onChoose, hasEvery = false }: Props) {
  const every = steps.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
  const one = (status: RequestStatus | null, label: string, count: number) => (
    <li key={label}>
      <button
        type="button"
        aria-pressed={chosen === status}
        aria-label={words.column(label, count)}
        onClick={() => onChoose(status)}
      >
        {label} <span>{count}</span>
      </button>
    </li>
  )
  return (
    <ul className={styles.steps} aria-label={words.steps}>
      {hasEvery && one(null, words.every, every)}
      {steps.map((status) => one(status, REQUEST_STATUS_LABELS[status], counts[status] ?? 0))}
    </ul>
  )
}
