import type { ListViewServerProps } from 'payload'
import type { ReactNode } from 'react'

import { actorOf } from '@/platform/access/builders'
import { shelterInHand } from '@/platform/access/shelter-in-hand'
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
  const shelter = shelterInHand(req)
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
