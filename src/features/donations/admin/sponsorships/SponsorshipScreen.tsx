'use client'

import Link from 'next/link'
import { useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { send } from '@/ui/api/client'

import type { SponsorshipDetail } from '../../team/view'
import {
  END_REASON_LABELS,
  euros,
  FREQUENCY_LABELS,
  isLive,
  SPONSORSHIP_STATUS_LABELS,
  type EndReason,
} from '../../model'
import { day, fullName } from '../format'
import { TONES } from '../marks'
import detail from '../parts/Detail.module.scss'
import { DetailPage } from '../parts/DetailPage'
import { Donor } from '../parts/Donor'
import { Fact, Panel } from '../parts/Panel'
import { Payments } from '../parts/Payments'
import { Receipts } from '../parts/Receipts'
import { SPONSORSHIPS } from '../query'
import { useSponsorship } from '../use-giving'
import { commonWords, detailWords, sponsorWords as words } from '../words.fr'
import { EndDialog } from './EndDialog'
import { whenOf } from './SponsorshipLine'

const SPONSORSHIP = '/api/shelter/{shelterId}/sponsorships/{sponsorshipId}'

function Facts({ row }: { row: SponsorshipDetail }) {
  const { animal, card, endReason } = row
  return (
    <Panel title={words.facts}>
      <dl className={detail.facts}>
        {animal && (
          <Fact name={commonWords.animal}>
            <Link href={`/admin/collections/animals/${animal.id}`} prefetch={false}>
              {animal.name}
            </Link>
          </Fact>
        )}
        <Fact name={words.amount}>{euros(row.amountCents)}</Fact>
        <Fact name={words.frequency}>{FREQUENCY_LABELS[row.frequency]}</Fact>
        <Fact name={words.received}>{words.paid(euros(row.paidCents), row.terms)}</Fact>
        <Fact name={words.nextLabel}>
          {row.nextPaymentAt ? day(row.nextPaymentAt) : words.none}
        </Fact>
        {row.tipCents > 0 && <Fact name={words.tip}>{euros(row.tipCents)}</Fact>}
        {card && (
          <Fact name={words.card}>
            {detailWords.card(card.brand, card.last4)},{' '}
            {words.expires(card.expiresMonth, card.expiresYear)}
          </Fact>
        )}
        {endReason && <Fact name={words.why}>{END_REASON_LABELS[endReason as EndReason]}</Fact>}
        {row.message && <Fact name={detailWords.message}>{row.message}</Fact>}
      </dl>
    </Panel>
  )
}

/** One sponsorship: for whom, its terms, and a way to end it. */
export function SponsorshipScreen({ shelter, id }: { shelter: string; id: string }) {
  const read = useSponsorship(shelter, id)
  const params = { shelterId: shelter, sponsorshipId: id }
  const [isEnding, setEnding] = useState(false)
  const row = read.answer?.data
  const name = row ? fullName(row) : ''
  return (
    <DetailPage
      list={{ title: words.title, href: SPONSORSHIPS.screen, back: words.all }}
      loading={words.loadingOne}
      read={read}
      head={
        row
          ? {
              title: row.animal ? words.of(row.animal.name, name) : words.ofShelter(name),
              status: SPONSORSHIP_STATUS_LABELS[row.status],
              tone: TONES[row.status],
              when: whenOf(row),
            }
          : null
      }
    >
      {row && (
        <div className={detail.columns}>
          <div>
            <Payments
              payments={row.payments}
              receipts={row.receipts}
              name={name}
              refund={(body) => send('POST', `${SPONSORSHIP}/refund`, { params, body })}
              onDone={() => void read.refresh()}
            />
            <Receipts shelter={shelter} receipts={row.receipts} isWanted={row.receiptWanted} />
          </div>
          <div>
            <Facts row={row} />
            <Donor person={row} />
            {isLive(row.status) && (
              <Panel title={words.end}>
                <p className={detail.hint}>{words.donorKeeps}</p>
                <p>
                  <button type="button" className={buttons.plain} onClick={() => setEnding(true)}>
                    {words.end}…
                  </button>
                </p>
              </Panel>
            )}
          </div>
        </div>
      )}
      {isEnding && (
        <EndDialog
          name={name}
          end={() => send('POST', `${SPONSORSHIP}/end`, { params })}
          onClose={() => setEnding(false)}
          onDone={() => {
            setEnding(false)
            void read.refresh()
          }}
        />
      )}
    </DetailPage>
  )
}
