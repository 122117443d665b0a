import Link from 'next/link'

import { plainDay } from '@/platform/time/model'
import { Icon } from '@/ui/Icon'

import { eurosLabel, missingSentence, RECEIPT_STATUS_LABELS } from '../model'
import type { ReceiptNotice, ReceiptRow, ReceiptsPage, YearTotal } from '../queries'
import type { ReceiptsQuery } from '../schema'
import { CancelReceipt } from './CancelReceipt'
import { isFiltered, LIST, writeQuery } from './query'
import styles from './Receipts.module.scss'

type Props = {
  shelter: string
  query: ReceiptsQuery
  list: ReceiptsPage
  notice: ReceiptNotice
}

const count = (total: number, noun: string): string => `${total} ${noun}${total > 1 ? 's' : ''}`

/** A shelter's receipts: filters and pages are addresses, so that Back works. */
export function ReceiptList({ shelter, query, list, notice }: Props) {
  const { rows, years, pagination } = list
  const { page, pages, total } = pagination
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <div>
          <h1>Reçus fiscaux</h1>
          <p>{count(total, 'reçu')}</p>
        </div>
        {years.length > 0 && (
          <a
            className={styles.plain}
            href={`/api/shelter/${shelter}/receipts/export${query.year ? `?year=${query.year}` : ''}`}
            download
          >
            <Icon name="download" size={20} />
            {query.year ? `Exporter ${query.year} (CSV)` : 'Exporter tout (CSV)'}
          </a>
        )}
      </header>
      <Notice shelter={shelter} notice={notice} hasReceipts={years.length > 0} />
      {years.length > 0 && <Years years={years} />}
      {years.length > 0 && <Filters query={query} years={years} />}
      {rows.length > 0 ? (
        <ol className={styles.rows}>
          {rows.map((row) => (
            <Row key={row.id} shelter={shelter} row={row} />
          ))}
        </ol>
      ) : (
        <Empty query={query} />
      )}
      {pages > 1 && (
        <nav className={styles.pages} aria-label="Pages">
          {page > 1 && <Link href={LIST + writeQuery(query, page - 1)}>Page précédente</Link>}
          <span>
            Page {page} sur {pages}
          </span>
          {page < pages && <Link href={LIST + writeQuery(query, page + 1)}>Page suivante</Link>}
        </nav>
      )}
    </div>
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
            <Link href={LIST + writeQuery({ year })}>{year}</Link>
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

/** A plain form of the address: it works before any script has come. */
function Filters({ query, years }: { query: ReceiptsQuery; years: readonly YearTotal[] }) {
  return (
    <form
      key={JSON.stringify(query)}
      className={styles.filters}
      method="get"
      action={LIST}
      role="search"
    >
      <label className={styles.filter} data-wide="">
        Rechercher
        <input
          type="search"
          name="search"
          defaultValue={query.search}
          maxLength={100}
          placeholder="Numéro, nom ou e-mail"
        />
      </label>
      <label className={styles.filter}>
        Année
        <select name="year" defaultValue={query.year ?? ''}>
          <option value="">Toutes</option>
          {years.map(({ year }) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.filter}>
        État
        <select name="status" defaultValue={query.status ?? ''}>
          <option value="">Tous</option>
          {Object.entries(RECEIPT_STATUS_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={styles.plain}>
        <Icon name="search" size={20} /> Filtrer
      </button>
      {isFiltered(query) && (
        <Link className={styles.link} href={LIST}>
          Tout effacer
        </Link>
      )}
    </form>
  )
}

function Row({ shelter, row }: { shelter: string; row: ReceiptRow }) {
  const { id, label, status, donor, amountCents, paidAt, cancelReason, replacedBy } = row
  const name = `${donor.firstName} ${donor.lastName}`
  return (
    <li className={styles.row} data-status={status}>
      <p className={styles.title}>
        <a href={`/api/shelter/${shelter}/receipts/${id}.pdf`}>
          Reçu {label} <span className={styles.hidden}>(PDF)</span>
        </a>
      </p>
      <p className={styles.sum}>{eurosLabel(amountCents)}</p>
      <p className={styles.facts}>
        <span className={styles.mark} data-status={status}>
          {RECEIPT_STATUS_LABELS[status]}
        </span>
        <span>{name}</span>
        <span>{donor.email}</span>
        <span>Don du {plainDay(new Date(paidAt))}</span>
        {row.replaces && <span>Remplace {row.replaces}</span>}
      </p>
      {status === 'CANCELLED' ? (
        <p className={styles.facts}>
          {row.cancelledAt && <span>Annulé le {plainDay(new Date(row.cancelledAt))}</span>}
          {cancelReason && <span>Motif{`\u00a0: ${cancelReason}`}</span>}
          {replacedBy && <span>Remplacé par {replacedBy}</span>}
        </p>
      ) : (
        <div className={styles.acts}>
          <CancelReceipt shelter={shelter} id={id} label={label} donor={donor} />
        </div>
      )}
    </li>
  )
}

function Empty({ query }: { query: ReceiptsQuery }) {
  if (isFiltered(query)) {
    return (
      <div className={styles.empty}>
        <h2>Aucun reçu ne correspond</h2>
        <p>Essayez un autre mot, ou retirez un filtre.</p>
        <Link className={styles.plain} href={LIST}>
          Voir tous les reçus
        </Link>
      </div>
    )
  }
  return (
    <div className={styles.empty}>
      <h2>Aucun reçu pour l’instant</h2>
      <p>
        Un reçu part de lui-même, par e-mail, quand une personne donne par carte et demande un reçu
        fiscal.
      </p>
    </div>
  )
}
