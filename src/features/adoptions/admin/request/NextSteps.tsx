'use client'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import {
  CLOSED_BY_LABELS,
  isOpen,
  needsCertificate,
  OPEN_STATUSES,
  REQUEST_STATUS_LABELS,
  type RequestStatus,
} from '../../model'
import type { Move, RequestDetail } from '../../view'
import { isPossible } from '../move/draft'
import { Alert } from '../ui/Alert'
import { requestWords as words } from '../words.fr'
import { Panel } from './Panel'
import styles from './Request.module.scss'
import { backLabel } from './words'

/** The whole way, and where the request stands on it. */
function Way({ detail }: { detail: RequestDetail }) {
  const steps: RequestStatus[] = [
    ...OPEN_STATUSES.filter(
      (status) => status !== 'CERTIFICATE' || needsCertificate(detail.animal.species),
    ),
    'COMPLETED',
  ]
  const here = steps.indexOf(detail.status)
  return (
    <ol className={styles.way}>
      {steps.map((status, index) => (
        <li
          key={status}
          aria-current={index === here ? 'step' : undefined}
          data-done={here > index || undefined}
        >
          {here > index && <Icon name="check" size={16} />}
          {REQUEST_STATUS_LABELS[status]}
        </li>
      ))}
    </ol>
  )
}

type Props = {
  detail: RequestDetail
  onMove: (to: RequestStatus) => void
  onBack: () => void
  onReturn: () => void
}

/** What can be done now, what cannot yet, and why. */
export function NextSteps({ detail, onMove, onBack, onReturn }: Props) {
  const { status, moves, reason, closedBy, canReturn, back } = detail
  const [next, ...others] = moves
  const button = (move: Move, look: string | undefined) => {
    const can = isPossible(move)
    return (
      <button
        key={move.to}
        type="button"
        className={look}
        aria-disabled={!can || undefined}
        onClick={() => can && onMove(move.to)}
      >
        {move.label}
      </button>
    )
  }
  return (
    <Panel title={words.next}>
      {(isOpen(status) || status === 'COMPLETED') && <Way detail={detail} />}
      {next && (
        <div className={styles.next}>
          {button(next, buttons.primary)}
          {!isPossible(next) && next.whyNot && <Alert tone="wait">{next.whyNot}</Alert>}
        </div>
      )}
      {others.length > 0 && (
        <div className={styles.others} role="group" aria-label={words.otherMoves}>
          {others.map((move) => button(move, buttons.plain))}
        </div>
      )}
      {!isOpen(status) && <p>{words.finished(REQUEST_STATUS_LABELS[status])}</p>}
      {(closedBy ?? reason) && (
        <dl className={styles.facts}>
          {closedBy && (
            <div>
              <dt>{words.closedBy}</dt>
              <dd>{CLOSED_BY_LABELS[closedBy]}</dd>
            </div>
          )}
          {reason && (
            <div>
              <dt>{words.reason}</dt>
              <dd>{reason}</dd>
            </div>
          )}
        </dl>
      )}
      {back && (
        <div className={styles.next}>
          <button
            type="button"
            className={buttons.plain}
            aria-disabled={!back.isAllowed || undefined}
            onClick={() => back.isAllowed && onBack()}
          >
            <Icon name="arrow-left" size={20} />
            {backLabel(detail.status, back.to)}
          </button>
          <p className={styles.hint}>{back.whyNot ?? words.backSlip}</p>
        </div>
      )}
      {canReturn && (
        <div className={styles.next}>
          <button type="button" className={buttons.plain} onClick={onReturn}>
            <Icon name="home" size={20} />
            {words.back}
          </button>
          <p className={styles.hint}>{words.backHint}</p>
        </div>
      )}
    </Panel>
  )
}
