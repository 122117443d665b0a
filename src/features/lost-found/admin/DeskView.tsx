import type { AdminViewServerProps } from 'payload'

import { OwnScreen } from '@/ui/AdminList/OwnScreen'
import { PlatformScreen } from '@/ui/AdminList/ShelterScreen'

import { deskShelters } from '../desk/access'
import { DESK_PATH } from '../desk/model'
import { DeskScreen } from './lazy'
import { words } from './words.fr'

/** « Perdus et trouvés »: what the platform decides, and what a shelter finds around it. */
export async function DeskView(props: AdminViewServerProps) {
  const shelters = await deskShelters(props.initPageResult.req)
  return (
    <OwnScreen {...props} path={DESK_PATH} isAllowed={shelters.length > 0}>
      <PlatformScreen title={words.title}>
        <DeskScreen shelters={shelters} />
      </PlatformScreen>
    </OwnScreen>
  )
}
