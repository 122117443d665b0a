'use client'

import { useState } from 'react'

import { keysOf } from '@/platform/keys.model'
import { Choice } from '@/ui/AdminList/Choice'
import { ExportLink } from '@/ui/AdminList/ExportLink'
import { Filters } from '@/ui/AdminList/Filters'
import { SearchField } from '@/ui/AdminList/SearchField'
import { TeamList } from '@/ui/AdminList/TeamList'
import buttons from '@/ui/admin-buttons.module.scss'

import { missingSentence, RECEIPT_STATUS_LABELS, type ReceiptStatus } from '../model'
import type { ReceiptNotice, ReceiptRow } from '../queries'
import { CancelReceipt } from './CancelReceipt'
import {
  exportAddress,
  isFiltered,
  receiptList,
  receiptsAddress,
  SEARCH_MAX,
  SORTS,
  type Sort,
} from './query'
import { ReceiptLine } from './ReceiptLine'
import styles from './Receipts.module.scss'
import { words } from './words.fr'
import { Years } from './Years'

/** A shelter's receipts: found, declared by year, cancelled, exported. */
export function ReceiptList({ shelter, notice }: { shelter: string; notice: ReceiptNotice }) {
  const [asked, setAsked] = useState<ReceiptRow | null>(null)
  return (
    <TeamList
      words={words}
      icon="heart"
      params={receiptList}
      address={(view) => receiptsAddress(shelter, view)}
      isFiltered={isFiltered}
      actions={({ year }, total) =>
        total > 0 && (
          <ExportLink href={exportAddress(shelter, year)}>{words.exportYear(year)}</ExportLink>
        )
      }
      filters={({ view, onChange }, answer) => {
        const years = answer?.years ?? []
        return (
          <>
            <Notice shelter={shelter} notice={notice} hasReceipts={years.length > 0} />
            {years.length > 0 && (
              <>
                <Years years={years} onYear={(year) => onChange({ ...receiptList.usual, year })} />
                <Filters>
                  <SearchField
                    label={words.search}
                    maxLength={SEARCH_MAX}
                    value={view.search}
                    onSearch={(search) => onChange({ search })}
                  />
                  <Choice
                    label={words.year}
                    value={String(view.year ?? '')}
                    options={[
                      ['', words.everyYear],
                      ...years.map(({ year }) => [String(year), String(year)] as const),
                    ]}
                    onChange={(year) => onChange({ year: year ? Number(year) : null })}
                  />
                  <Choice
                    label={words.status}
                    value={view.status ?? ''}
                    options={[['', words.all], ...Object.entries(RECEIPT_STATUS_LABELS)]}
                    onChange={(status) => onChange({ status: (status || null) as ReceiptStatus })}
                  />
                  <Choice
                    label={words.sort}
                    value={view.sort}
                    options={keysOf(SORTS).map((sort) => [sort, SORTS[sort].label] as const)}
                    onChange={(sort) => onChange({ sort: sort as Sort })}
                  />
                </Filters>
              </>
            )}
          </>
        )
      }}
      item={(row) => (
        <ReceiptLine key={row.id} shelter={shelter} row={row}>
          <button
            type="button"
            className={buttons.plain}
            aria-label={words.cancelOf(row.label)}
            onClick={() => setAsked(row)}
          >
            {words.cancel}
          </button>
        </ReceiptLine>
      )}
      dialogs={({ done }) =>
        asked && (
          <CancelReceipt
            shelter={shelter}
            receipt={asked}
            onClose={() => setAsked(null)}
            onCancelled={() => {
              setAsked(null)
              done(null)
            }}
          />
        )
      }
    />
  )
}

type NoticeProps = { shelter: string; notice: ReceiptNotice; hasReceipts: boolean }

/** What keeps the shelter from giving receipts, and how many wait for it. */
function Notice({ shelter, notice: { missing, isEnabled, waiting }, hasReceipts }: NoticeProps) {
  if (missing.length === 0) return null
  return (
    <div className={styles.notice}>
      {isEnabled ? (
        <>
          <strong>{missingSentence(missing)}</strong> {waiting > 0 && words.waiting(waiting)}
        </>
      ) : (
        <>
          {words.noMore(hasReceipts)} {waiting > 0 && words.waitingForMore(waiting)}
        </>
      )}{' '}
      <a href={`/admin/collections/shelters/${shelter}`}>{words.settings}</a>
    </div>
  )
}
