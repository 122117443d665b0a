import { ListLine } from '@/ui/AdminList/ListLine'
import { StatusMark } from '@/ui/AdminList/StatusMark'

import { momentLabel } from '../components/moment'
import { TICKET_STATUS_LABELS, TICKET_TYPE_LABELS, ticketLabel } from '../model'
import type { TicketRow } from '../view'
import { TONES } from './marks'
import { words } from './words.fr'

/** A ticket in the list of its team; the whole line opens it. */
export function TicketLine({ row }: { row: TicketRow }) {
  const { id, number, title, type, priority, status, awaitsTeam } = row
  const isUrgent = priority === 'URGENT'
  return (
    <ListLine
      href={`/admin/collections/tickets/${id}`}
      title={title}
      accent={isUrgent ? 'urgent' : undefined}
      facts={[
        ticketLabel(number),
        TICKET_TYPE_LABELS[type],
        row.requesterName,
        words.followedBy(row.assigneeName),
      ]}
    >
      <StatusMark tone={TONES[status]}>{TICKET_STATUS_LABELS[status]}</StatusMark>
      {isUrgent && <StatusMark tone="urgent">{words.urgent}</StatusMark>}
      {awaitsTeam && <StatusMark tone="care">{words.awaitsTeam}</StatusMark>}
      <time dateTime={row.lastActivityAt}>{momentLabel(row.timezone, row.lastActivityAt)}</time>
    </ListLine>
  )
}
