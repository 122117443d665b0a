import type { AdminViewServerProps } from 'payload'

import { OwnScreen } from '@/ui/AdminList/OwnScreen'
import { PlatformScreen } from '@/ui/AdminList/ShelterScreen'

import { readsReports } from '../access'
import { DESK_PATH } from '../model'
import { ReportsScreen } from './lazy'
import { words } from './words.fr'

/** « Maltraitances »: the reports that the person reads. */
export async function ReportsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  return (
    <OwnScreen {...props} path={DESK_PATH} isAllowed={await readsReports(req)}>
      <PlatformScreen title={words.title}>
        <ReportsScreen isSuperAdmin={Boolean(req.user?.isSuperAdmin)} />
      </PlatformScreen>
    </OwnScreen>
  )
}
