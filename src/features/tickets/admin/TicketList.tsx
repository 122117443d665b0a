import Link from 'next/link'

import { Icon } from '@/ui/Icon'

import { momentLabel } from '../components/moment'
import { isFiltered, readQuery, SORT_LABELS, TABS, writeQuery, type ListQuery } from '../list/model'
import {
  TICKET_PRIORITY_LABELS,
  TICKET_STATUS_LABELS,
  TICKET_TYPE_LABELS,
  ticketLabel,
} from '../model'
import type { TicketList as Listed } from '../queries'
import type { TicketRow } from '../view'
import { NewTicket } from './NewTicket'
import styles from './Tickets.module.scss'

const LIST = '/admin/collections/tickets'

type Props = { shelter: string; query: ListQuery; list: Listed }

const count = (total: number): string => `${total} ticket${total > 1 ? 's' : ''}`

/** The tickets of a shelter: tabs, filters and pages are addresses, so that Back works. */
export function TicketList({ shelter, query, list }: Props) {
  const { rows, total, page, pages, counts } = list
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <div>
          <h1>Tickets</h1>
          <p>{count(total)}</p>
        </div>
        <NewTicket shelter={shelter} />
      </header>
      <nav className={styles.tabs} aria-label="Parties de la liste">
        {(Object.keys(TABS) as Array<keyof typeof TABS>).map((tab) => (
          <Link
            key={tab}
            href={LIST + writeQuery(query, { tab })}
            aria-current={tab === query.tab ? 'page' : undefined}
          >
            {TABS[tab].label} ({counts[tab]})
          </Link>
        ))}
      </nav>
      <Filters key={JSON.stringify(query)} query={query} />
      {rows.length > 0 ? (
        <ol className={styles.rows}>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ol>
      ) : (
        <Empty query={query} />
      )}
      {pages > 1 && (
        <nav className={styles.pages} aria-label="Pages">
          {page > 1 && (
            <Link href={LIST + writeQuery(query, { page: page - 1 })}>Page précédente</Link>
          )}
          <span>
            Page {page} sur {pages}
          </span>
          {page < pages && (
            <Link href={LIST + writeQuery(query, { page: page + 1 })}>Page suivante</Link>
          )}
        </nav>
      )}
    </div>
  )
}

function Row({ row }: { row: TicketRow }) {
  const { id, number, title, type, priority, status, awaitsTeam } = row
  return (
    <li className={styles.row} data-urgent={priority === 'URGENT' || undefined}>
      <p className={styles.title}>
        <Link href={`${LIST}/${id}`}>{title}</Link>
      </p>
      <p className={styles.marks}>
        <span className={styles.mark} data-status={status}>
          {TICKET_STATUS_LABELS[status]}
        </span>
        {priority === 'URGENT' && (
          <span className={styles.mark} data-tone="urgent">
            Urgent
          </span>
        )}
        {awaitsTeam && (
          <span className={styles.mark} data-tone="turn">
            À vous de répondre
          </span>
        )}
      </p>
      <p className={styles.facts}>
        <span>{ticketLabel(number)}</span>
        <span>{TICKET_TYPE_LABELS[type]}</span>
        {row.requesterName && <span>{row.requesterName}</span>}
        <span>{row.assigneeName ? `Suivi par ${row.assigneeName}` : 'Personne ne le suit'}</span>
        <time dateTime={row.lastActivityAt}>{momentLabel(row.lastActivityAt)}</time>
      </p>
    </li>
  )
}

type Options = ReadonlyArray<readonly [value: string, label: string]>

function Select({
  name,
  label,
  value,
  options,
}: {
  name: string
  label: string
  value: string
  options: Options
}) {
  return (
    <label className={styles.filter}>
      {label}
      <select name={name} defaultValue={value}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A plain form of the address: it works before any script has come. */
function Filters({ query }: { query: ListQuery }) {
  return (
    <form className={styles.filters} method="get" action={LIST} role="search">
      {query.tab !== 'todo' && <input type="hidden" name="onglet" value={query.tab} />}
      <label className={styles.filter} data-wide="">
        Rechercher
        <input type="search" name="search" defaultValue={query.search} maxLength={100} />
      </label>
      <Select
        name="type"
        label="Type"
        value={query.type ?? ''}
        options={[['', 'Tous les types'], ...Object.entries(TICKET_TYPE_LABELS)]}
      />
      <Select
        name="priorite"
        label="Priorité"
        value={query.priority ?? ''}
        options={[['', 'Toutes'], ...Object.entries(TICKET_PRIORITY_LABELS)]}
      />
      <Select
        name="suivi"
        label="Suivi"
        value={query.mine ? 'moi' : ''}
        options={[
          ['', 'Toute l’équipe'],
          ['moi', 'Par moi'],
        ]}
      />
      <Select name="tri" label="Ordre" value={query.sort} options={Object.entries(SORT_LABELS)} />
      <button type="submit" className={styles.plain}>
        <Icon name="search" size={20} /> Filtrer
      </button>
      {isFiltered(query) && (
        <Link className={styles.link} href={LIST + writeQuery(readQuery({}), { tab: query.tab })}>
          Tout effacer
        </Link>
      )}
    </form>
  )
}

function Empty({ query }: { query: ListQuery }) {
  if (isFiltered(query)) {
    return (
      <div className={styles.empty}>
        <h2>Aucun ticket ne correspond</h2>
        <p>Essayez un autre mot, ou retirez un filtre.</p>
        <Link className={styles.plain} href={LIST + writeQuery(readQuery({}), { tab: 'all' })}>
          Voir tous les tickets
        </Link>
      </div>
    )
  }
  return (
    <div className={styles.empty}>
      <h2>{query.tab === 'todo' ? 'Tout est fait' : 'Aucun ticket ici'}</h2>
      <p>
        Un ticket s’ouvre quand quelqu’un vous écrit, quand un formulaire le demande, ou quand vous
        en créez un.
      </p>
    </div>
  )
}
