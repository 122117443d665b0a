import type { SponsorshipRow } from '../../desk/view'
import { euros, frequencyWords, SPONSORSHIP_STATUS_LABELS } from '../../model'
import { day, fullName } from '../format'
import styles from '../parts/List.module.scss'
import { commonWords, sponsorWords as words } from '../words.fr'

/** What comes next, or what was last. */
export function whenOf(row: SponsorshipRow): string {
  if (row.endedAt) return words.ended(day(row.endedAt))
  if (row.choiceUntil) return words.choice(day(row.choiceUntil))
  if (row.nextPaymentAt) return words.next(day(row.nextPaymentAt))
  return words.since(day(row.startedAt ?? row.createdAt))
}

/** One sponsorship in the list; the whole of it can be pressed. */
export function SponsorshipLine({ row }: { row: SponsorshipRow }) {
  const { animal, formerAnimalName } = row
  const facts = [
    commonWords.forAnimal(animal?.name ?? words.shelter),
    ...(formerAnimalName ? [words.formerly(formerAnimalName)] : []),
    ...(row.isAnonymous ? [commonWords.anonymous] : []),
    ...(row.terms > 0 ? [words.paid(euros(row.paidCents), row.terms)] : []),
  ]
  return (
    <li className={styles.row} data-status={row.status}>
      <div className={styles.rowWords}>
        <a href={`/admin/collections/sponsorships/${row.id}`}>{fullName(row)}</a>
        <p>{facts.join(' · ')}</p>
      </div>
      <div className={styles.rowFacts}>
        <strong>
          {euros(row.amountCents)} {frequencyWords(row.frequency)}
        </strong>
        <span className={styles.status} data-status={row.status}>
          {SPONSORSHIP_STATUS_LABELS[row.status]}
        </span>
        <span>{whenOf(row)}</span>
      </div>
    </li>
  )
}
