'use client'

import Link from 'next/link'

import { send } from '@/ui/api/client'

import type { DonationDetail } from '../../team/view'
import { DONATION_STATUS_LABELS, euros, totalOf } from '../../model'
import { fullName, moment } from '../format'
import { TONES } from '../marks'
import detail from '../parts/Detail.module.scss'
import { DetailPage } from '../parts/DetailPage'
import { Donor } from '../parts/Donor'
import { Fact, Panel } from '../parts/Panel'
import { Payments } from '../parts/Payments'
import type { Refund } from '../refund/RefundDialog'
import { Receipts } from '../parts/Receipts'
import { DONATIONS, PLATFORM, type Whose } from '../query'
import { useDonation } from '../use-giving'
import { commonWords, detailWords as words, donationWords, platformWords } from '../words.fr'

function Facts({ gift, isPlatform }: { gift: DonationDetail; isPlatform: boolean }) {
  const kept = gift.payments.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return (
    <Panel title={words.facts}>
      <dl className={detail.facts}>
        <Fact name={words.gift}>{euros(gift.amountCents)}</Fact>
        {!isPlatform && <Fact name={words.tip}>{euros(gift.tipCents)}</Fact>}
        {!isPlatform && <Fact name={words.total}>{euros(totalOf(gift))}</Fact>}
        {gift.payments.length > 0 && (
          <Fact name={isPlatform ? words.keptByPlatform : words.kept}>{euros(kept)}</Fact>
        )}
        {gift.animal && (
          <Fact name={commonWords.animal}>
            <Link href={`/admin/collections/animals/${gift.animal.id}`} prefetch={false}>
              {gift.animal.name}
            </Link>
          </Fact>
        )}
        {gift.campaign && <Fact name={commonWords.campaign}>{gift.campaign.title}</Fact>}
        {gift.message && <Fact name={words.message}>{gift.message}</Fact>}
        {gift.failure && <Fact name={words.failure}>{gift.failure}</Fact>}
      </dl>
    </Panel>
  )
}

const refundOf =
  (shelter: Whose, donationId: string): Refund =>
  (body) =>
    shelter === null
      ? send('POST', '/api/platform/donations/{donationId}/refund', {
          params: { donationId },
          body,
        })
      : send('POST', '/api/shelter/{shelterId}/donations/{donationId}/refund', {
          params: { shelterId: shelter, donationId },
          body,
        })

/** One gift to a shelter or the platform: who, how much, what happened to the money. */
export function DonationScreen({ shelter, id }: { shelter: Whose; id: string }) {
  const isPlatform = shelter === null
  const read = useDonation(shelter, id)
  const gift = read.answer?.data
  const name = gift ? fullName(gift) : ''
  const list = isPlatform
    ? { title: platformWords.title, href: PLATFORM }
    : { title: donationWords.title, href: DONATIONS.screen }
  return (
    <DetailPage
      list={{ ...list, back: words.all }}
      loading={words.loading}
      read={read}
      head={
        gift
          ? {
              title: (isPlatform ? words.toPlatform : words.of)(euros(gift.amountCents), name),
              status: DONATION_STATUS_LABELS[gift.status],
              tone: TONES[gift.status],
              when: gift.paidAt
                ? words.paidOn(moment(gift.paidAt))
                : words.asked(moment(gift.createdAt)),
            }
          : null
      }
    >
      {gift && (
        <div className={detail.columns}>
          <div>
            <Payments
              payments={gift.payments}
              receipts={gift.receipts}
              name={name}
              refund={refundOf(shelter, id)}
              onDone={() => void read.refresh()}
            />
            {shelter && (
              <Receipts shelter={shelter} receipts={gift.receipts} isWanted={gift.receiptWanted} />
            )}
          </div>
          <div>
            <Facts gift={gift} isPlatform={isPlatform} />
            <Donor person={gift} />
          </div>
        </div>
      )}
    </DetailPage>
  )
}
