import type { AdminViewServerProps } from 'payload'

import { OwnScreen } from '@/ui/AdminList/OwnScreen'
import { PlatformScreen } from '@/ui/AdminList/ShelterScreen'

import { DESK_PATH } from '../desk/model'
import { DeskScreen } from './lazy'
import { words } from './words.fr'

/** « Bonnes adresses »: what is suggested, what is wrong, and all of them. */
export function DeskView(props: AdminViewServerProps) {
  const isAllowed = Boolean(props.initPageResult.req.user?.isSuperAdmin)
  return (
    <OwnScreen {...props} path={DESK_PATH} isAllowed={isAllowed}>
      <PlatformScreen title={words.title}>
        <DeskScreen />
      </PlatformScreen>
    </OwnScreen>
  )
}
