import type { AdminViewServerProps } from 'payload'

import { canSomewhere } from '@/platform/access/model'
import { OwnScreen } from '@/ui/AdminList/OwnScreen'

import { DESK_PATH } from '../model'
import { DeskScreen } from './lazy'

/** « Bénévolat »: missions, offers, the week and the volunteers of the shelter in hand. */
export function DeskView(props: AdminViewServerProps) {
  const { user } = props.initPageResult.req
  return (
    <OwnScreen {...props} path={DESK_PATH} isAllowed={canSomewhere(user, 'manageForms')}>
      <DeskScreen />
    </OwnScreen>
  )
}
