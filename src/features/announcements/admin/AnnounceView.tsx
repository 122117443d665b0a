import type { AdminViewServerProps } from 'payload'

import { canSomewhere } from '@/platform/access/model'
import { OwnScreen } from '@/ui/AdminList/OwnScreen'

import { AnnounceScreen } from './lazy'
import { ANNOUNCE_PATH } from './path'

/** « Écrire une annonce »: to a team by its ADMIN, to anybody by a super admin. */
export function AnnounceView(props: AdminViewServerProps) {
  const { user } = props.initPageResult.req
  return (
    <OwnScreen {...props} path={ANNOUNCE_PATH} isAllowed={canSomewhere(user, 'manageUsers')}>
      <AnnounceScreen />
    </OwnScreen>
  )
}
