import type { ServerProps } from 'payload'

import { canSomewhere } from '@/platform/access/model'
import { MenuLink } from '@/ui/AdminList/MenuLink'

import { DESK_PATH } from '../model'
import { words } from './words.fr'

/** In the navigation of those who write what a shelter shows. */
export function DeskLink({ user }: ServerProps) {
  if (!user || !canSomewhere(user, 'editContent')) return null
  return <MenuLink href={DESK_PATH} label={words.title} />
}
