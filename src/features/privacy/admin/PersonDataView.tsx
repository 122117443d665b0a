import type { AdminViewServerProps } from 'payload'

import { AdminView } from '@/ui/AdminList/AdminView'
import { OwnScreen } from '@/ui/AdminList/OwnScreen'

import { PERSON_DATA_PATH } from './path'
import { PersonData } from './lazy'

/** What the platform knows of one person, for super admins. */
export function PersonDataView(props: AdminViewServerProps) {
  const { user } = props.initPageResult.req
  return (
    <OwnScreen {...props} path={PERSON_DATA_PATH} isAllowed={Boolean(user?.isSuperAdmin)}>
      <AdminView>
        <PersonData />
      </AdminView>
    </OwnScreen>
  )
}
