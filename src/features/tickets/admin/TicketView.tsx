import Link from 'next/link'
import type { DocumentViewServerProps } from 'payload'
import type { ReactNode } from 'react'

import { failureOf } from '@/platform/http/failure'
import buttons from '@/ui/admin-buttons.module.scss'
import { AdminView } from '@/ui/AdminList/AdminView'
import { ListPage } from '@/ui/AdminList/ListPage'

import { listComments } from '../comments'
import { readTicket } from '../queries'
import { visitorRequest } from '../session'
import { TicketScreen } from './lazy'

async function load(id: string) {
  try {
    const req = await visitorRequest()
    const [ticket, comments] = [await readTicket(req, id), await listComments(req, id)]
    return { ticket, comments, error: null }
  } catch (error) {
    const { status, error: sentence } = failureOf(error)
    if (status >= 500) throw error
    return { ticket: null, comments: [], error: sentence }
  }
}

/**
 * The screen of one ticket in the admin. A view guards itself: the ticket and its comments are
 * read for the person of the session, whatever Payload has read before.
 */
export async function TicketView({ doc }: DocumentViewServerProps): Promise<ReactNode> {
  const id = (doc as { id?: string } | null)?.id
  const { ticket, comments, error } = id
    ? await load(id)
    : { ticket: null, comments: [], error: 'Ticket introuvable' }
  return (
    <AdminView>
      {ticket ? (
        <TicketScreen key={ticket.id} ticket={ticket} comments={comments} />
      ) : (
        <ListPage title={error}>
          <Link className={buttons.plain} href="/admin/collections/tickets">
            Tous les tickets
          </Link>
        </ListPage>
      )}
    </AdminView>
  )
}
