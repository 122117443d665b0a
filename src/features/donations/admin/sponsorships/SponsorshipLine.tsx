import { ListLine } from '@/ui/AdminList/ListLine'
import { StatusMark } from '@/ui/AdminList/StatusMark'

import type { SponsorshipRow } from '../../team/view'
import { euros, frequencyWords, SPONSORSHIP_STATUS_LABELS } from '../../model'
import { day, fullName } from '../format'
import { TONES } from '../marks'
import { SPONSORSHIPS } from '../query'
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
  return (
    <ListLine
      href={`${SPONSORSHIPS.screen}/${row.id}`}
      title={fullName(row)}
      facts={[
        commonWords.forAnimal(animal?.name ?? words.shelter),
        formerAnimalName && words.formerly(formerAnimalName),
        row.isAnonymous && commonWords.anonymous,
        row.terms > 0 && words.paid(euros(row.paidCents), row.terms),
      ]}
    >
      <strong>
        {euros(row.amountCents)} {frequencyWords(row.frequency)}
      </strong>
      <StatusMark tone={TONES[row.status]}>{SPONSORSHIP_STATUS_LABELS[row.status]}</StatusMark>
      <span>{whenOf(row)}</span>
    </ListLine>
  )
}
