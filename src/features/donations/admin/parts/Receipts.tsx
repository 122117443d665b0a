import { addressOf } from '@/ui/api/address'

import type { ReceiptLine } from '../../team/view'
import { euros } from '../../model'
import { day } from '../format'
import { detailWords as words } from '../words.fr'
import styles from './Detail.module.scss'
import { Panel } from './Panel'

type Props = { shelter: string; receipts: readonly ReceiptLine[]; isWanted: boolean }

/** The tax receipts of a gift, those that were replaced too. */
export function Receipts({ shelter, receipts, isWanted }: Props) {
  return (
    <Panel title={words.receipts}>
      {receipts.length === 0 ? (
        <p className={styles.hint}>{isWanted ? words.noReceipt : words.receiptNotWanted}</p>
      ) : (
        <ul className={styles.lines}>
          {receipts.map(({ id, label, amountCents, status, issuedAt }) => (
            <li key={id}>
              <a
                className={styles.link}
                href={addressOf('/api/shelter/{shelterId}/receipts/{receiptId}', {
                  params: { shelterId: shelter, receiptId: `${id}.pdf` },
                })}
                download
              >
                {words.receiptLine(label, euros(amountCents))}
              </a>
              <span className={styles.hint}>
                {status === 'ISSUED' ? words.receiptIssued : words.receiptCancelled}
                {issuedAt && `, ${day(issuedAt)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
