import { Choice } from '@/ui/AdminList/Choice'
import { FilterForm } from '@/ui/AdminList/Filters'
import { ListLine } from '@/ui/AdminList/ListLine'
import { ListPage } from '@/ui/AdminList/ListPage'
import { Empty } from '@/ui/AdminList/Notices'
import { Pager } from '@/ui/AdminList/Pager'
import { PageTabs } from '@/ui/AdminList/PageTabs'
import { PlainRows } from '@/ui/AdminList/Rows'
import { StatusMark } from '@/ui/AdminList/StatusMark'

import { momentLabel } from '../components/moment'
import {
  isFiltered,
  readQuery,
  SORTS,
  statusesOf,
  TABS,
  writeQuery,
  type ListQuery,
} from '../list/query'
import {
  TICKET_PRIORITY_LABELS,
  TICKET_STATUS_LABELS,
  TICKET_TYPE_LABELS,
  ticketLabel,
} from '../model'
import type { TicketList as Listed } from '../queries'
import type { TicketRow } from '../view'
import { TONES } from './marks'
import { NewTicket } from './NewTicket'

const LIST = '/admin/collections/tickets'

type Props = { shelter: string; query: ListQuery; list: Listed }

const count = (total: number): string => `${total} ticket${total > 1 ? 's' : ''}`

/** The tickets of a shelter: tabs, filters and pages are addresses, so that Back works. */
export function TicketList({ shelter, query, list }: Props) {
  const { rows, total, page, pages, counts } = list
  return (
    <ListPage title="Tickets" about={count(total)} actions={<NewTicket shelter={shelter} />}>
      <PageTabs
        label="Parties de la liste"
        tabs={(Object.keys(TABS) as Array<keyof typeof TABS>).map((tab) => ({
          href: LIST + writeQuery(query, { tab }),
          name: `${TABS[tab].label} (${counts[tab]})`,
          isCurrent: tab === query.tab,
        }))}
      />
      <TicketFilters query={query} />
      {rows.length > 0 ? (
        <PlainRows label="Tickets">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </PlainRows>
      ) : (
        <Nothing query={query} />
      )}
      <Pager page={page} pages={pages} hrefOf={(to) => LIST + writeQuery(query, { page: to })} />
    </ListPage>
  )
}

function Row({ row }: { row: TicketRow }) {
  const { id, number, title, type, priority, status, awaitsTeam } = row
  const isUrgent = priority === 'URGENT'
  return (
    <ListLine
      href={`${LIST}/${id}`}
      title={title}
      accent={isUrgent ? 'urgent' : undefined}
      facts={[
        ticketLabel(number),
        TICKET_TYPE_LABELS[type],
        row.requesterName,
        row.assigneeName ? `Suivi par ${row.assigneeName}` : 'Personne ne le suit',
      ]}
    >
      <StatusMark tone={TONES[status]}>{TICKET_STATUS_LABELS[status]}</StatusMark>
      {isUrgent && <StatusMark tone="urgent">Urgent</StatusMark>}
      {awaitsTeam && <StatusMark tone="care">À vous de répondre</StatusMark>}
      <time dateTime={row.lastActivityAt}>{momentLabel(row.lastActivityAt)}</time>
    </ListLine>
  )
}

function TicketFilters({ query }: { query: ListQuery }) {
  const { tab, status, search, type, priority, mine, awaitsTeam, sort } = query
  return (
    <FilterForm
      key={JSON.stringify(query)}
      action={LIST}
      search={{ value: search, max: 100 }}
      clearHref={isFiltered(query) ? LIST + writeQuery(readQuery(), { tab }) : null}
    >
      {tab === 'todo' || tab === 'done' ? (
        <Choice
          label="Statut"
          name="status"
          defaultValue={status ?? statusesOf(tab)}
          options={[
            [statusesOf(tab), 'Tous'],
            ...TABS[tab].statuses.map((each): [string, string] => [
              each,
              TICKET_STATUS_LABELS[each],
            ]),
          ]}
        />
      ) : (
        <input type="hidden" name="status" value={statusesOf(tab)} />
      )}
      <Choice
        label="Type"
        name="type"
        defaultValue={type ?? ''}
        options={[['', 'Tous les types'], ...Object.entries(TICKET_TYPE_LABELS)]}
      />
      <Choice
        label="Priorité"
        name="priority"
        defaultValue={priority ?? ''}
        options={[['', 'Toutes'], ...Object.entries(TICKET_PRIORITY_LABELS)]}
      />
      <Choice
        label="Suivi"
        name="assignee"
        defaultValue={mine ? 'me' : ''}
        options={[
          ['', 'Toute l’équipe'],
          ['me', 'Par moi'],
        ]}
      />
      <Choice
        label="Réponse"
        name="awaitsTeam"
        defaultValue={awaitsTeam ? 'true' : ''}
        options={[
          ['', 'Tous'],
          ['true', 'À vous de répondre'],
        ]}
      />
      <Choice
        label="Ordre"
        name="sortBy"
        defaultValue={SORTS[sort].sortBy}
        options={Object.values(SORTS).map(({ sortBy, label }) => [sortBy, label])}
      />
    </FilterForm>
  )
}

function Nothing({ query }: { query: ListQuery }) {
  if (isFiltered(query)) {
    return (
      <Empty
        icon="search"
        title="Aucun ticket ne correspond"
        hint="Essayez un autre mot, ou retirez un filtre."
        action={{
          label: 'Voir tous les tickets',
          href: LIST + writeQuery(readQuery(), { tab: 'all' }),
        }}
      />
    )
  }
  return (
    <Empty
      icon={query.tab === 'todo' ? 'check-circle' : 'mail'}
      title={query.tab === 'todo' ? 'Tout est fait' : 'Aucun ticket ici'}
      hint="Un ticket s’ouvre quand quelqu’un vous écrit, quand un formulaire le demande, ou quand vous en créez un."
    />
  )
}
