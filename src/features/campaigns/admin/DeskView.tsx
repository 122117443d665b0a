import type { AdminViewServerProps } from 'payload'

import { canSomewhere } from '@/platform/access/model'
import { OwnScreen } from '@/ui/AdminList/OwnScreen'

import { DESK_PATH } from '../model'
import { DeskScreen } from './lazy'

/** « Collectes »: what shelters collect money for, and what they received. */
export function DeskView(props: AdminViewServerProps) {
  const { user } = props.initPageResult.req
  return (
    <OwnScreen {...props} path={DESK_PATH} isAllowed={canSomewhere(user, 'editContent')}>
      <DeskScreen />
    </OwnScreen>
  )
}
