import type { ReactNode } from 'react'

import { plainDay } from '@/platform/time/model'
import { addressOf } from '@/ui/api/address'
import { ListLine } from '@/ui/AdminList/ListLine'
import { StatusMark } from '@/ui/AdminList/StatusMark'

import { eurosLabel, RECEIPT_STATUS_LABELS } from '../model'
import type { ReceiptRow } from '../queries'
import styles from './Receipts.module.scss'
import { words } from './words.fr'

type Props = {
  shelter: string
  row: ReceiptRow
  /** What can be done with a valid one. */
  children: ReactNode
}

const day = (moment: string): string => plainDay(new Date(moment))

/** A line whose press opens the PDF. */
export function ReceiptLine({ shelter, row, children }: Props) {
  const { id, label, status, donor, amountCents, paidAt, cancelReason, replacedBy } = row
  const isCancelled = status === 'CANCELLED'
  const sum = eurosLabel(amountCents)
  return (
    <ListLine
      href={addressOf('/api/shelter/{shelterId}/receipts/{receiptId}', {
        params: { shelterId: shelter, receiptId: `${id}.pdf` },
      })}
      title={
        <>
          Reçu {label} <span className={styles.hidden}>(PDF)</span>
        </>
      }
      facts={[
        `${donor.firstName} ${donor.lastName}`,
        donor.email,
        words.gift(day(paidAt)),
        row.replaces && words.replaces(row.replaces),
        isCancelled && row.cancelledAt && words.cancelledOn(day(row.cancelledAt)),
        isCancelled && cancelReason && words.reason(cancelReason),
        isCancelled && replacedBy && words.replacedBy(replacedBy),
      ]}
    >
      {isCancelled ? <s>{sum}</s> : <strong>{sum}</strong>}
      <StatusMark tone={isCancelled ? 'plain' : 'good'}>{RECEIPT_STATUS_LABELS[status]}</StatusMark>
      {!isCancelled && children}
    </ListLine>
  )
}
