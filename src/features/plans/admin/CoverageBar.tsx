import type { CSSProperties } from 'react'

import { Icon } from '@/ui/Icon'

import type { Coverage } from '../model'
import { barText, type Piece } from './groups'
import styles from './Plans.module.scss'

type Props = { pieces: readonly Piece[]; coverage: Coverage; isLive?: boolean }

/** A life from birth on: what each plan covers, the holes hatched, and said in words below. */
export function CoverageBar({ pieces, coverage, isLive = false }: Props) {
  return (
    <div className={styles.coverage}>
      <div className={styles.bar} role="img" aria-label={`Âges couverts. ${barText(pieces)}`}>
        {pieces.map(({ label, range, isHole, share }) => (
          <span
            key={`${range} ${label}`}
            className={styles.piece}
            data-hole={isHole || undefined}
            style={{ '--share': share } as CSSProperties}
            title={`${range}\u00a0: ${label}`}
          >
            <span>{range}</span>
          </span>
        ))}
      </div>
      <div role={isLive ? 'status' : undefined}>
        {coverage.isCovered ? (
          <p className={styles.good}>
            <Icon name="check-circle" size={20} /> Tous les âges sont couverts.
          </p>
        ) : (
          coverage.messages.map((message) => (
            <p key={message} className={styles.hole}>
              <Icon name="alert" size={20} /> {message}
            </p>
          ))
        )}
      </div>
    </div>
  )
}
