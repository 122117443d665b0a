import type { AdminViewServerProps } from 'payload'

import { OwnScreen } from '@/ui/AdminList/OwnScreen'
import { PlatformScreen } from '@/ui/AdminList/ShelterScreen'

import { ADMIN_PATH } from '../model'
import { BadgesScreen } from './lazy'
import { words } from './words.fr'

/** « Badges »: all of them, for super admins. */
export function BadgesView(props: AdminViewServerProps) {
  const isAllowed = Boolean(props.initPageResult.req.user?.isSuperAdmin)
  return (
    <OwnScreen {...props} path={ADMIN_PATH} isAllowed={isAllowed}>
      <PlatformScreen title={words.title}>
        <BadgesScreen />
      </PlatformScreen>
    </OwnScreen>
  )
}
