import type { ServerProps } from 'payload'

import { MenuLink } from '@/ui/AdminList/MenuLink'

import { countWaiting } from '../desk/list'
import { DESK_PATH } from '../model'
import { words } from './words.fr'

/** In the navigation of those who look after the wall, with how much waits for them. */
export async function DeskLink({ user }: ServerProps) {
  const waiting = user ? await countWaiting(user) : null
  if (waiting === null) return null
  return <MenuLink href={DESK_PATH} label={words.title} count={waiting} waits={words.waiting} />
}
