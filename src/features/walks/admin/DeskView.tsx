import type { AdminViewServerProps } from 'payload'

import { OwnScreen } from '@/ui/AdminList/OwnScreen'
import { PlatformScreen } from '@/ui/AdminList/ShelterScreen'

import { moderatedSql } from '../desk/list'
import { DESK_PATH } from '../model'
import { DeskScreen } from './lazy'
import { words } from './words.fr'

/** « Promenades »: what waits for those who moderate walks. */
export function DeskView(props: AdminViewServerProps) {
  const isAllowed = moderatedSql(props.initPageResult.req) !== null
  return (
    <OwnScreen {...props} path={DESK_PATH} isAllowed={isAllowed}>
      <PlatformScreen title={words.title}>
        <DeskScreen />
      </PlatformScreen>
    </OwnScreen>
  )
}
