'use client'

import { useId } from 'react'

import { Text } from '../ui/Fields'
import { moveWords as words } from '../words.fr'
import type { Delivery, Draft } from './draft'
import styles from './Move.module.scss'

const WAYS: ReadonlyArray<readonly [Delivery, string]> = [
  ['mail', words.deliverNow],
  ['hand', words.deliveredBefore],
]

type Props = {
  /** Without an e-mail address there is one way only. */
  hasEmail: boolean
  draft: Draft
  error?: string
  onChange: (change: Partial<Draft>) => void
}

/** How the certificate reached the family, and since when the seven days count. */
export function DeliveryFields({ hasEmail, draft, error, onChange }: Props) {
  const id = useId()
  return (
    <fieldset className={styles.meeting}>
      <legend>{words.delivery}</legend>
      {hasEmail ? (
        WAYS.map(([way, label]) => (
          <label key={way} className={styles.way}>
            <input
              type="radio"
              name={id}
              checked={draft.delivery === way}
              onChange={() => onChange({ delivery: way })}
            />
            {label}
          </label>
        ))
      ) : (
        <p>{words.byHand}.</p>
      )}
      {draft.delivery === 'hand' && (
        <Text
          label={words.deliveredAt}
          hint={words.deliveredAtHint}
          type="datetime-local"
          value={draft.deliveredAt}
          error={error}
          onChange={(deliveredAt) => onChange({ deliveredAt })}
        />
      )}
    </fieldset>
  )
}
