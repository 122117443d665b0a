import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { ListViewServerProps } from 'payload'
import type { ReactNode } from 'react'

import { actorOf } from '@/platform/access/builders'
import { idOf } from '@/platform/access/model'
import { idSchema } from '@/platform/http/params'
import { ChooseShelter } from '@/ui/AdminList/ChooseShelter'
import { PlatformScreen } from '@/ui/AdminList/ShelterScreen'

import { mayWorkOn } from '../access'
import { readQuery } from '../list/query'
import { listTickets } from '../queries'
import { visitorRequest } from '../session'
import { TicketList } from './TicketList'

/**
 * The list of `tickets` in the admin: those of the shelter in hand on which the person works.
 * A view guards itself: what is read below is asked for the person of the session.
 */
export async function TicketsView({ searchParams }: ListViewServerProps): Promise<ReactNode> {
  const req = await visitorRequest()
  const actor = actorOf(req)
  const memberships = actor?.memberships ?? []
  const chosen = idSchema.safeParse(getTenantFromCookie(req.headers, 'text')).data
  const only = memberships.length === 1 ? idOf(memberships[0]?.shelter) : null
  const shelter = chosen ?? only
  const mayRead =
    shelter !== null &&
    (mayWorkOn(actor, 'STANDARD', shelter) || mayWorkOn(actor, 'ADOPTION', shelter))
  if (!mayRead) {
    return (
      <PlatformScreen title="Tickets">
        <ChooseShelter title="Tickets" hint="Chaque refuge a ses propres tickets." />
      </PlatformScreen>
    )
  }
  const query = readQuery(searchParams)
  return (
    <PlatformScreen title="Tickets">
      <TicketList shelter={shelter} query={query} list={await listTickets(req, shelter, query)} />
    </PlatformScreen>
  )
}
