'use client'

import { useStepNav } from '@payloadcms/ui'
import Link from 'next/link'
import { useEffect } from 'react'

import type { DonationDetail } from '../../desk/view'
import { DONATION_STATUS_LABELS, euros, totalOf } from '../../model'
import { fullName, moment } from '../format'
import { BackLink } from '../parts/BackLink'
import { Donor } from '../parts/Donor'
import detail from '../parts/Detail.module.scss'
import list from '../parts/List.module.scss'
import { LoadError } from '../parts/Notices'
import { Fact, Panel } from '../parts/Panel'
import { Payments } from '../parts/Payments'
import { Receipts } from '../parts/Receipts'
import { DONATIONS, itemAddress } from '../query'
import { useDonation } from '../use-giving'
import { commonWords, detailWords as words, donationWords } from '../words.fr'

const LIST = '/admin/collections/donations'

function Facts({ gift }: { gift: DonationDetail }) {
  const kept = gift.payments.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return (
    <Panel title={words.facts}>
      <dl className={detail.facts}>
        <Fact name={words.gift}>{euros(gift.amountCents)}</Fact>
        <Fact name={words.tip}>{euros(gift.tipCents)}</Fact>
        <Fact name={words.total}>{euros(totalOf(gift))}</Fact>
        {gift.payments.length > 0 && <Fact name={words.kept}>{euros(kept)}</Fact>}
        {gift.animal && (
          <Fact name={commonWords.animal}>
            <Link href={`/admin/collections/animals/${gift.animal.id}`} prefetch={false}>
              {gift.animal.name}
            </Link>
          </Fact>
        )}
        {gift.message && <Fact name={words.message}>{gift.message}</Fact>}
        {gift.failure && <Fact name={words.failure}>{gift.failure}</Fact>}
      </dl>
    </Panel>
  )
}

/** One gift: who, how much, what happened to the money. */
export function DonationScreen({ shelter, id }: { shelter: string; id: string }) {
  const { answer, error, refresh } = useDonation(shelter, id)
  const { setStepNav } = useStepNav()
  useEffect(() => setStepNav([{ label: donationWords.title, url: LIST }]), [setStepNav])
  const gift = answer?.data
  if (!gift)
    return (
      <div className={detail.screen}>
        <BackLink href={LIST} label={words.all} />
        {error ? (
          <LoadError sentence={error.message} onRetry={() => void refresh()} />
        ) : (
          <p role="status">{words.loading}</p>
        )}
      </div>
    )
  const name = fullName(gift)
  return (
    <div className={detail.screen}>
      <BackLink href={LIST} label={words.all} />
      <header className={detail.header}>
        <h1>{words.of(euros(gift.amountCents), name)}</h1>
        <p>
          <span className={list.status} data-status={gift.status}>
            {DONATION_STATUS_LABELS[gift.status]}
          </span>{' '}
          {gift.paidAt ? words.paidOn(moment(gift.paidAt)) : words.asked(moment(gift.createdAt))}
        </p>
      </header>
      <div className={detail.columns}>
        <div>
          <Payments
            payments={gift.payments}
            receipts={gift.receipts}
            name={name}
            refundAddress={itemAddress(DONATIONS, shelter, id, 'refund')}
            onDone={() => void refresh()}
          />
          <Receipts shelter={shelter} receipts={gift.receipts} isWanted={gift.receiptWanted} />
        </div>
        <div>
          <Facts gift={gift} />
          <Donor person={gift} />
        </div>
      </div>
    </div>
  )
}
