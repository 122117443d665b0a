import { createLocalReq, type ServerProps } from 'payload'

import { openPayload } from '@/platform/payload'
import { MenuLink } from '@/ui/AdminList/MenuLink'

import { countWaiting } from '../desk/list'
import { DESK_PATH } from '../desk/model'
import { words } from './words.fr'

/** In the navigation of super admins, with how many places wait for them. */
export async function DeskLink({ user }: ServerProps) {
  if (!user?.isSuperAdmin) return null
  const waiting = await countWaiting(await createLocalReq({ user }, await openPayload()))
  return <MenuLink href={DESK_PATH} label={words.title} count={waiting} waits={words.waiting} />
}
