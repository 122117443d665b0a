import type { DonationRow } from '../../desk/view'
import { DONATION_STATUS_LABELS, euros } from '../../model'
import { fullName, moment } from '../format'
import styles from '../parts/List.module.scss'
import { commonWords, donationWords as words } from '../words.fr'

/** One gift in the list; the whole of it can be pressed. */
export function DonationLine({ row }: { row: DonationRow }) {
  const receipt = row.receipts.find(({ status }) => status === 'ISSUED')
  const facts = [
    ...(row.isAnonymous ? [commonWords.anonymous] : []),
    ...(row.animal ? [commonWords.forAnimal(row.animal.name)] : []),
    ...(receipt ? [words.receipt(receipt.label)] : []),
    ...(row.tipCents > 0 ? [words.withTip(euros(row.tipCents))] : []),
    ...(row.givenBackCents > 0 ? [words.back(euros(row.givenBackCents))] : []),
    ...(row.message ? [`« ${row.message} »`] : []),
  ]
  const at = row.paidAt ?? row.createdAt
  return (
    <li className={styles.row} data-status={row.status}>
      <div className={styles.rowWords}>
        <a href={`/admin/collections/donations/${row.id}`}>{fullName(row)}</a>
        <p>{facts.join(' · ')}</p>
      </div>
      <div className={styles.rowFacts}>
        <strong>{euros(row.amountCents)}</strong>
        <span className={styles.status} data-status={row.status}>
          {DONATION_STATUS_LABELS[row.status]}
        </span>
        <time dateTime={at}>{moment(at)}</time>
      </div>
    </li>
  )
}
