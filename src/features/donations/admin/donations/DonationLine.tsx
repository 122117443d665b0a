import { ListLine } from '@/ui/AdminList/ListLine'
import { StatusMark } from '@/ui/AdminList/StatusMark'

import type { DonationRow } from '../../team/view'
import { DONATION_STATUS_LABELS, euros } from '../../model'
import { fullName, moment } from '../format'
import { TONES } from '../marks'
import { DONATIONS } from '../query'
import { commonWords, donationWords as words } from '../words.fr'

/** One gift in the list; the whole of it can be pressed. */
export function DonationLine({ row }: { row: DonationRow }) {
  const receipt = row.receipts.find(({ status }) => status === 'ISSUED')
  const at = row.paidAt ?? row.createdAt
  return (
    <ListLine
      href={`${DONATIONS.screen}/${row.id}`}
      title={fullName(row)}
      facts={[
        row.isAnonymous && commonWords.anonymous,
        row.animal && commonWords.forAnimal(row.animal.name),
        row.campaign && commonWords.forCampaign(row.campaign.title),
        receipt && words.receipt(receipt.label),
        row.tipCents > 0 && words.withTip(euros(row.tipCents)),
        row.givenBackCents > 0 && words.back(euros(row.givenBackCents)),
        row.message && `«\u00a0${row.message}\u00a0»`,
      ]}
    >
      <strong>{euros(row.amountCents)}</strong>
      <StatusMark tone={TONES[row.status]}>{DONATION_STATUS_LABELS[row.status]}</StatusMark>
      <time dateTime={at}>{moment(at)}</time>
    </ListLine>
  )
}
