import type { ServerProps } from 'payload'

import { MenuLink } from '@/ui/AdminList/MenuLink'

import { countWaiting } from '../desk/count'
import { DESK_PATH } from '../desk/model'
import { words } from './words.fr'

/** In the navigation of those who have a desk, with how many reports wait for a decision. */
export async function DeskLink({ user }: ServerProps) {
  const waiting = user ? await countWaiting(user) : null
  if (waiting === null) return null
  return <MenuLink href={DESK_PATH} label={words.title} count={waiting} waits={words.waiting} />
}
