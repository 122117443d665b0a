import type { ServerProps } from 'payload'

import { MenuLink } from '@/ui/AdminList/MenuLink'

import { REPORTS_PATH } from '../model'
import { countWaiting } from '../reports'

/** In the navigation of super admins, with how many conversations wait for a decision. */
export async function ReportsLink({ payload, user }: ServerProps) {
  if (!user?.isSuperAdmin) return null
  const waiting = await countWaiting(payload)
  return (
    <MenuLink
      href={REPORTS_PATH}
      label="Conversations signalées"
      count={waiting}
      waits="à décider"
    />
  )
}
