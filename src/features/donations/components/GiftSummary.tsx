import { Button } from '@/ui/Button'

import { buttonWords, termLabel, type Bill, type GiftDraft, type GiftOffer } from '../form/model'
import { euros } from '../model'
import styles from './GiftSummary.module.scss'

type Props = {
  offer: GiftOffer
  draft: GiftDraft
  bill: Bill
  isSending: boolean
  /** Whether the script of the page runs: without it nothing is summed up here. */
  isReady: boolean
}

/** What is about to be paid, always in sight, and the one button. */
export function GiftSummary({ offer, draft, bill, isSending, isReady }: Props) {
  const { kind, canTip } = offer
  const { amountCents, tipCents, totalCents, afterTax } = bill
  const isComingBack = kind === 'sponsorship'
  const total = isComingBack ? 'À payer aujourd’hui' : 'Total'
  return (
    <div className={styles.summary}>
      {isReady && (
        <>
          {/* Nothing chosen, nothing to sum up: the room is for the questions. */}
          {totalCents > 0 && (
            <dl className={styles.lines}>
              {canTip && (
                <>
                  <div>
                    <dt>{isComingBack ? 'Parrainage' : 'Don'}</dt>
                    <dd>{euros(amountCents)}</dd>
                  </div>
                  <div>
                    <dt>Pourboire</dt>
                    <dd>{euros(tipCents)}</dd>
                  </div>
                </>
              )}
              <div className={styles.total}>
                <dt>{total}</dt>
                <dd>{euros(totalCents)}</dd>
              </div>
            </dl>
          )}
          {afterTax && <p className={styles.then}>{afterTax}</p>}
          {isComingBack && amountCents > 0 && (
            <p className={styles.then}>
              Puis {termLabel(amountCents, draft.frequency)}, jusqu’à ce que vous arrêtiez.
            </p>
          )}
          <p className={styles.said} role="status">
            {totalCents > 0 ? `${total}\u00a0: ${euros(totalCents)}` : ''}
          </p>
        </>
      )}
      <Button
        type="submit"
        className={styles.give}
        isBusy={isSending}
        disabled={isReady && totalCents === 0}
      >
        {isReady ? buttonWords(offer, draft, bill) : 'Continuer vers le paiement'}
      </Button>
      {isReady && totalCents === 0 && (
        <p className={styles.note}>Choisissez un montant pour continuer.</p>
      )}
    </div>
  )
}
