import type { AdminViewServerProps } from 'payload'

import { OwnScreen } from '@/ui/AdminList/OwnScreen'
import { PlatformScreen } from '@/ui/AdminList/ShelterScreen'

import { deskPostsSql } from '../desk/list'
import { DESK_PATH } from '../model'
import { DeskScreen } from './lazy'
import { words } from './words.fr'

/** « Le mur »: what was flagged, hidden or removed; for a team, what concerns its animals. */
export function DeskView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const isAllowed = deskPostsSql(req) !== null
  return (
    <OwnScreen {...props} path={DESK_PATH} isAllowed={isAllowed}>
      <PlatformScreen title={words.title}>
        <DeskScreen isPlatform={Boolean(req.user?.isSuperAdmin)} />
      </PlatformScreen>
    </OwnScreen>
  )
}
