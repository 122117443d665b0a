import { createLocalReq, type ServerProps } from 'payload'

import { openPayload } from '@/platform/payload'
import { MenuLink } from '@/ui/AdminList/MenuLink'

import { countWaiting } from '../desk/lists'
import { DESK_PATH } from '../model'
import { words } from './words.fr'

/** In the navigation of those who work with volunteers, with how many offers wait. */
export async function DeskLink({ user }: ServerProps) {
  if (!user) return null
  const req = await createLocalReq({ user }, await openPayload())
  const waiting = await countWaiting(req)
  if (waiting === null) return null
  return <MenuLink href={DESK_PATH} label={words.title} count={waiting} waits={words.waiting} />
}
