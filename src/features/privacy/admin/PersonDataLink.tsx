import type { ServerProps } from 'payload'

import { MenuLink } from '@/ui/AdminList/MenuLink'

import { PERSON_DATA_PATH } from './path'

/** In the navigation of super admins. */
export function PersonDataLink({ user }: ServerProps) {
  if (!user?.isSuperAdmin) return null
  return <MenuLink href={PERSON_DATA_PATH} label="Données d’une personne" />
}
