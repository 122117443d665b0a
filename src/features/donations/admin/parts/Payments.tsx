'use client'

import { useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'

import type { PaymentLine, ReceiptLine } from '../../team/view'
import { euros, PAYMENT_KIND_LABELS, totalOf } from '../../model'
import { moment, day } from '../format'
import { RefundDialog, type Refund } from '../refund/RefundDialog'
import { detailWords as words } from '../words.fr'
import styles from './Detail.module.scss'
import { Panel } from './Panel'

type Props = {
  payments: readonly PaymentLine[]
  receipts: readonly ReceiptLine[]
  name: string
  refund: Refund
  onDone: () => void
}

/** « − 25 € » for what went back. */
const signed = (cents: number): string => (cents < 0 ? `− ${euros(-cents)}` : euros(cents))

const factsOf = ({ card, by, reason, tipCents, providerId }: PaymentLine): string =>
  [
    ...(tipCents !== 0 ? [words.ofWhichTip(signed(tipCents))] : []),
    ...(card ? [words.card(card.brand, card.last4)] : []),
    ...(by ? [words.byWhom(by)] : []),
    ...(reason ? [`«\u00a0${reason}\u00a0»`] : []),
    words.reference(providerId),
  ].join(' · ')

/** Every movement of money, the last first; each payment can be given back from here. */
export function Payments({ payments, receipts, name, refund, onDone }: Props) {
  const [asked, setAsked] = useState<PaymentLine | null>(null)
  return (
    <Panel title={words.payments}>
      {payments.length === 0 ? (
        <p className={styles.hint}>{words.noPayment}</p>
      ) : (
        <ol className={styles.story}>
          {[...payments].reverse().map((line) => (
            <li key={line.id} data-kind={line.kind}>
              <p>
                <strong>{PAYMENT_KIND_LABELS[line.kind]}</strong>{' '}
                <span className={styles.sum}>{signed(totalOf(line))}</span>{' '}
                <time className={styles.hint} dateTime={line.happenedAt}>
                  {moment(line.happenedAt)}
                </time>
              </p>
              <p className={styles.hint}>{factsOf(line)}</p>
              {line.refundableCents > 0 && (
                <button
                  type="button"
                  className={buttons.plain}
                  aria-label={words.refundOf(euros(totalOf(line)), day(line.happenedAt))}
                  onClick={() => setAsked(line)}
                >
                  {words.refund}
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
      {asked && (
        <RefundDialog
          payment={asked}
          name={name}
          hasReceipt={receipts.some(
            ({ payment, status }) => payment === asked.id && status === 'ISSUED',
          )}
          refund={refund}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null)
            onDone()
          }}
        />
      )}
    </Panel>
  )
}
