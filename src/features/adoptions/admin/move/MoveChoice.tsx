'use client'

import { Icon } from '@/ui/Icon'

import type { Move } from '../../view'
import { isPossible } from './draft'
import styles from './Move.module.scss'

type Props = { moves: readonly Move[]; onChoose: (move: Move) => void }

/** The steps that may follow, the next one first; those that are not possible yet say why. */
export function MoveChoice({ moves, onChoose }: Props) {
  return (
    <ul className={styles.choices}>
      {moves.map((move) => {
        const can = isPossible(move)
        return (
          <li key={move.to}>
            <button
              type="button"
              className={styles.option}
              data-to={move.to}
              aria-disabled={!can || undefined}
              onClick={() => can && onChoose(move)}
            >
              <span>
                <strong>{move.label}</strong>
                {!can && move.whyNot && <span className={styles.why}>{move.whyNot}</span>}
              </span>
              <Icon name={can ? 'chevron-right' : 'clock'} size={20} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
