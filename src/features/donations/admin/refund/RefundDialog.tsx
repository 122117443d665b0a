'use client'

import { useId, useState } from 'react'

import { ActionDialog } from '@/ui/ActionDialog'
import { AdminArea } from '@/ui/AdminArea'
import { AdminField } from '@/ui/AdminField'
import type { Sent } from '@/ui/api/address'
import type { Outcome } from '@/ui/api/client'
import { useWrite } from '@/ui/api/use-write'

import { nextRefund, refundTyped } from '../../team/refund.model'
import type { PaymentLine } from '../../team/view'
import { euros, GIFT_LIMITS, totalOf } from '../../model'
import { refundWords as words } from '../words.fr'
import styles from './Refund.module.scss'

/** Gives a payment back at the API. */
export type Refund = (body: RefundBody) => Promise<Outcome<unknown>>
type RefundBody = Sent<'POST', '/api/platform/donations/{donationId}/refund'>['body']

type Props = {
  payment: PaymentLine
  /** Of who gave. */
  name: string
  /** A valid tax receipt was made for it. */
  hasReceipt: boolean
  refund: Refund
  onClose: () => void
  onDone: () => void
}

/** Gives a payment back, whole or in part: exact sums, and a reason. */
export function RefundDialog({ payment, name, hasReceipt, refund, onClose, onDone }: Props) {
  const { run, refusal, isBusy } = useWrite()
  const [isWhole, setWhole] = useState(true)
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const group = useId()
  const most = payment.refundableCents
  const asked = isWhole ? { cents: most, problem: null } : refundTyped(typed, most)
  const problems = {
    amount: { missing: words.amountMissing, tooBig: words.amountTooBig(euros(most)) },
    reason: reason.trim() ? null : words.reasonMissing,
  }
  const amountError = asked.problem && problems.amount[asked.problem]
  const confirm = async () => {
    setChecked(true)
    if (asked.cents === null || problems.reason) return
    const body = { paymentId: payment.id, amountCents: asked.cents, reason: reason.trim() }
    const outcome = await run(() => refund(body), words.done(euros(asked.cents)))
    if (outcome?.refusal === null) onDone()
  }
  const cents = asked.cents ?? 0
  const parts = nextRefund(payment, most, cents)
  const sums: ReadonlyArray<readonly [name: string, cents: number, isPart?: boolean]> = [
    [words.paid, totalOf(payment)],
    ...(totalOf(payment) > most ? [[words.alreadyBack, totalOf(payment) - most] as const] : []),
    [words.giveBack, cents],
    [words.ofGift, parts.amountCents, true],
    ...(parts.tipCents > 0 ? [[words.ofTip, parts.tipCents, true] as const] : []),
    [words.left, most - cents],
  ]
  return (
    <ActionDialog
      title={words.title}
      onClose={onClose}
      refusal={refusal?.sentence}
      action={words.yes(euros(cents))}
      busy={words.sending}
      isBusy={isBusy}
      isDanger
      onAction={confirm}
    >
      <div className={styles.refund}>
        <p>{words.about(name)}</p>
        <fieldset className={styles.choice}>
          <legend>{words.how}</legend>
          {[true, false].map((whole) => (
            <label key={String(whole)}>
              <input
                type="radio"
                name={group}
                checked={isWhole === whole}
                onChange={() => setWhole(whole)}
              />
              {whole ? words.whole(euros(most)) : words.part}
            </label>
          ))}
        </fieldset>
        {!isWhole && (
          <AdminField
            label={words.amount}
            hint={words.amountHint(euros(most))}
            error={isChecked ? amountError : null}
          >
            {(described) => (
              <input
                {...described}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </AdminField>
        )}
        <AdminArea
          label={words.reason}
          hint={words.reasonHint}
          error={isChecked ? (problems.reason ?? refusal?.fields.reason) : null}
          rows={2}
          max={GIFT_LIMITS.reason}
          value={reason}
          onChange={setReason}
        />
        <dl className={styles.sums} aria-live="polite">
          {sums.map(([label, sum, isPart]) => (
            <div key={label} data-part={isPart}>
              <dt>{label}</dt>
              <dd>{euros(sum)}</dd>
            </div>
          ))}
        </dl>
        {hasReceipt && <p className={styles.note}>{words.receiptCancelled}</p>}
      </div>
    </ActionDialog>
  )
}
