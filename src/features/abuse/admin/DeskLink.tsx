import type { ServerProps } from 'payload'

import { MenuLink } from '@/ui/AdminList/MenuLink'

import { countUnread } from '../desk/count'
import { DESK_PATH } from '../model'

/** In the navigation of those who read reports, with how many are new. */
export async function DeskLink({ user }: ServerProps) {
  const unread = user ? await countUnread(user) : null
  if (unread === null) return null
  return <MenuLink href={DESK_PATH} label="Maltraitances" count={unread} waits="à lire" />
}
