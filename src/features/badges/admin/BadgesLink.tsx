import type { ServerProps } from 'payload'

import { MenuLink } from '@/ui/AdminList/MenuLink'

import { ADMIN_PATH } from '../model'
import { words } from './words.fr'

/** In the navigation of super admins. */
export function BadgesLink({ user }: ServerProps) {
  return user?.isSuperAdmin ? <MenuLink href={ADMIN_PATH} label={words.title} /> : null
}
