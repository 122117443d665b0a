import type { ReactNode } from 'react'

import { actorOf } from '@/platform/access/builders'
import { shelterInHand } from '@/platform/access/shelter-in-hand'
import { ChooseShelter } from '@/ui/AdminList/ChooseShelter'
import { PlatformScreen } from '@/ui/AdminList/ShelterScreen'

import { mayWorkOn } from '../access'
import { visitorRequest } from '../session'
import { TicketList } from './lazy'
import { words } from './words.fr'

/**
 * The list of `tickets` in the admin: those of the shelter in hand on which the person works.
 * The rows are asked of the API, which checks the person's rights again.
 */
export async function TicketsView(): Promise<ReactNode> {
  const req = await visitorRequest()
  const actor = actorOf(req)
  const shelter = shelterInHand(req)
  const mayRead =
    shelter !== null &&
    (mayWorkOn(actor, 'STANDARD', shelter) || mayWorkOn(actor, 'ADOPTION', shelter))
  if (!mayRead) {
    return (
      <PlatformScreen title={words.title}>
        <ChooseShelter title={words.title} hint={words.chooseHint} />
      </PlatformScreen>
    )
  }
  return (
    <PlatformScreen title={words.title}>
      <TicketList key={shelter} shelter={shelter} />
    </PlatformScreen>
  )
}
