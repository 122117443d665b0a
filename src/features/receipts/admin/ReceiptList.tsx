import Link from 'next/link'

import { plainDay } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { Choice } from '@/ui/AdminList/Choice'
import { addressOf } from '@/ui/api/address'
import { FilterForm } from '@/ui/AdminList/Filters'
import { ListLine } from '@/ui/AdminList/ListLine'
import { ListPage } from '@/ui/AdminList/ListPage'
import { Empty } from '@/ui/AdminList/Notices'
import { Pager } from '@/ui/AdminList/Pager'
import { PlainRows } from '@/ui/AdminList/Rows'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import { Icon } from '@/ui/Icon'

import { eurosLabel, missingSentence, RECEIPT_STATUS_LABELS } from '../model'
import type { ReceiptNotice, ReceiptRow, ReceiptsPage, YearTotal } from '../queries'
import { CancelReceipt } from './CancelReceipt'
import { isFiltered, LIST, receiptList, type ListView } from './query'
import styles from './Receipts.module.scss'

type Props = {
  shelter: string
  query: ListView
  list: ReceiptsPage
  notice: ReceiptNotice
}

const count = (total: number, noun: string): string => `${total} ${noun}${total > 1 ? 's' : ''}`

/** A shelter's receipts: filters and pages are addresses, so that Back works. */
export function ReceiptList({ shelter, query, list, notice }: Props) {
  const { rows, years, pagination } = list
  const { page, pages, total } = pagination
  return (
    <ListPage
      title="Reçus fiscaux"
      about={count(total, 'reçu')}
      actions={
        years.length > 0 && (
          <a
            className={buttons.plain}
            href={addressOf('/api/shelter/{shelterId}/receipts/export', {
              params: { shelterId: shelter },
              query: { year: query.year ?? undefined },
            })}
            download
          >
            <Icon name="download" size={20} />
            {query.year ? `Exporter ${query.year} (CSV)` : 'Exporter tout (CSV)'}
          </a>
        )
      }
    >
      <Notice shelter={shelter} notice={notice} hasReceipts={years.length > 0} />
      {years.length > 0 && <Years years={years} />}
      {years.length > 0 && <ReceiptFilters query={query} years={years} />}
      {rows.length > 0 ? (
        <PlainRows label="Reçus">
          {rows.map((row) => (
            <Row key={row.id} shelter={shelter} row={row} />
          ))}
        </PlainRows>
      ) : (
        <Nothing query={query} />
      )}
      <Pager
        page={page}
        pages={pages}
        hrefOf={(to) => LIST + receiptList.query({ ...query, page: to })}
      />
    </ListPage>
  )
}

type NoticeProps = { shelter: string; notice: ReceiptNotice; hasReceipts: boolean }

/** What keeps the shelter from giving receipts, and how many wait for it. */
function Notice({ shelter, notice: { missing, isEnabled, waiting }, hasReceipts }: NoticeProps) {
  if (missing.length === 0) return null
  const settings = <a href={`/admin/collections/shelters/${shelter}`}>Ouvrir les réglages</a>
  if (!isEnabled) {
    return (
      <p className={styles.notice}>
        Le refuge ne délivre pas de reçus fiscaux{hasReceipts && '\u00a0: les anciens restent ici'}.{' '}
        {settings}
      </p>
    )
  }
  return (
    <p className={styles.notice}>
      <strong>{missingSentence(missing)}</strong>{' '}
      {waiting > 0 &&
        `${count(waiting, 'reçu')} ${waiting > 1 ? 'attendent et partiront' : 'attend et partira'} dès que ce sera complet. `}
      {settings}
    </p>
  )
}

/** What is declared each year (CGI 222 bis): how many valid receipts, and their total. */
function Years({ years }: { years: readonly YearTotal[] }) {
  return (
    <section aria-labelledby="declaration" className={styles.declaration}>
      <h2 id="declaration">Déclaration annuelle</h2>
      <p>
        Chaque année, l’association déclare le nombre et le total des reçus valables (article 222
        bis du code général des impôts).
      </p>
      <ul>
        {years.map(({ year, issued, amountCents, cancelled }) => (
          <li key={year}>
            <Link href={LIST + receiptList.query({ ...receiptList.usual, year })}>{year}</Link>
            <span>
              {count(issued, 'reçu')}, total <strong>{eurosLabel(amountCents)}</strong>
              {cancelled > 0 &&
                ` (${count(cancelled, 'annulé')}, non ${cancelled > 1 ? 'comptés' : 'compté'})`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ReceiptFilters({ query, years }: { query: ListView; years: readonly YearTotal[] }) {
  return (
    <FilterForm
      key={JSON.stringify(query)}
      action={LIST}
      search={{ value: query.search, max: 100, placeholder: 'Numéro, nom ou e-mail' }}
      clearHref={isFiltered(query) ? LIST : null}
    >
      <Choice
        label="Année"
        name="year"
        defaultValue={String(query.year ?? '')}
        options={[
          ['', 'Toutes'],
          ...years.map(({ year }) => [String(year), String(year)] as const),
        ]}
      />
      <Choice
        label="État"
        name="status"
        defaultValue={query.status ?? ''}
        options={[['', 'Tous'], ...Object.entries(RECEIPT_STATUS_LABELS)]}
      />
    </FilterForm>
  )
}

/** A line whose press opens the PDF. */
function Row({ shelter, row }: { shelter: string; row: ReceiptRow }) {
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
        `Don du ${plainDay(new Date(paidAt))}`,
        row.replaces && `Remplace ${row.replaces}`,
        isCancelled && row.cancelledAt && `Annulé le ${plainDay(new Date(row.cancelledAt))}`,
        isCancelled && cancelReason && `Motif\u00a0: ${cancelReason}`,
        isCancelled && replacedBy && `Remplacé par ${replacedBy}`,
      ]}
    >
      {isCancelled ? <s>{sum}</s> : <strong>{sum}</strong>}
      <StatusMark tone={isCancelled ? 'plain' : 'good'}>{RECEIPT_STATUS_LABELS[status]}</StatusMark>
      {!isCancelled && <CancelReceipt shelter={shelter} id={id} label={label} donor={donor} />}
    </ListLine>
  )
}

function Nothing({ query }: { query: ListView }) {
  if (isFiltered(query)) {
    return (
      <Empty
        icon="search"
        title="Aucun reçu ne correspond"
        hint="Essayez un autre mot, ou retirez un filtre."
        action={{ label: 'Voir tous les reçus', href: LIST }}
      />
    )
  }
  return (
    <Empty
      icon="heart"
      title="Aucun reçu pour l’instant"
      hint="Un reçu part de lui-même, par e-mail, quand une personne donne par carte et demande un reçu fiscal."
    />
  )
}
