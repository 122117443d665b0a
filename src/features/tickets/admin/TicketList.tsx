'use client'

import { TeamList } from '@/ui/AdminList/TeamList'

import { isFiltered, ticketList, ticketsAddress } from '../list/query'
import { NewTicket } from './NewTicket'
import { TicketFilters } from './TicketFilters'
import { TicketLine } from './TicketLine'
import { words } from './words.fr'

/** The tickets of a shelter: found, sorted, written down. */
export const TicketList = ({ shelter }: { shelter: string }) => (
  <TeamList
    words={words}
    icon="mail"
    params={ticketList}
    address={(view) => ticketsAddress(shelter, view)}
    isFiltered={isFiltered}
    kept={({ tab }) => ({ tab })}
    emptyPart={({ tab }) => ({
      empty: tab === 'todo' ? words.nothingToDo : words.emptyPart,
      emptyHint: words.emptyHint,
    })}
    main={<NewTicket shelter={shelter} />}
    filters={({ view, onChange }, answer) => (
      <TicketFilters view={view} onChange={onChange} counts={answer?.counts} />
    )}
    item={(row) => <TicketLine key={row.id} row={row} />}
  />
)
